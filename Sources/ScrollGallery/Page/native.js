// native.js: what the browser scrolls by itself, beside the scenes.
'use strict';

function nativeList(count, options = {}) {
  const pane = make('div', 'native');
  for (let index = 0; index < count; index += 1) {
    const isHead = options.headers && index % 8 === 0;
    const row = make('div', isHead ? 'item head' : 'item row', isHead ? `Section ${index / 8 + 1}` : `Row ${index + 1}`);
    row.style.setProperty('--tint', tint(index));
    if (options.height) row.style.height = `${options.height(index)}px`;
    pane.append(row);
  }
  return pane;
}
function nativeStrip(count, width, style = '') {
  const pane = make('div', 'native strip');
  for (let index = 0; index < count; index += 1) {
    const item = make('div', 'item card', index + 1);
    item.style.cssText = `width:${width};--tint:${tint(index)};${style}`;
    pane.append(item);
  }
  return pane;
}
function nativePages(count) {
  const pane = nativeStrip(count, '100%', 'scroll-snap-align:start;scroll-snap-stop:always');
  Object.assign(pane.style, { scrollSnapType: 'x mandatory', padding: 0, gap: 0 });
  return pane;
}
function nativeBoard(count, length, snaps) {
  const pane = make('div', 'native');
  const board = make('div');
  board.style.cssText = `display:grid;grid-template-columns:repeat(${count},${length}px);grid-auto-rows:${length}px;gap:8px;width:max-content`;
  if (snaps) pane.style.scrollSnapType = 'both mandatory';
  for (let index = 0; index < count * count; index += 1) {
    const item = make('div', 'item card', index + 1);
    item.style.setProperty('--tint', tint(index));
    if (snaps) item.style.scrollSnapAlign = 'start';
    board.append(item);
  }
  pane.append(board);
  return pane;
}
const NATIVE = {
  bouncing: ['overflow: auto', () => nativeList(200)],
  clamping: ['overflow: auto', () => nativeList(200)],
  refresh: ['overflow: auto has no pull', () => nativeList(40, { height: () => 56 })],
  headers: ['position: sticky', () => nativeList(160, { headers: true, height: () => 40 })],
  paging: ['scroll-snap-type: x mandatory', () => nativePages(8)],
  snapping: ['scroll-snap-type: both mandatory, 900 cells', () => nativeBoard(30, 92, true)],
  circular: ['scroll-snap-align: center, with ends', () => {
    const pane = nativeStrip(9, '150px', 'scroll-snap-align:center');
    Object.assign(pane.style, { scrollSnapType: 'x mandatory', gap: '16px' });
    return pane;
  }],
  infinite: ['overflow: auto, 300 cards', () => nativeStrip(300, '112px')],
  tiling: ['overflow: auto, 500 rows', () => nativeList(500, { height: (index) => 40 + (index * 2654435761 % 8) * 14 })],
  map: ['overflow: auto, 900 cells', () => nativeBoard(30, 112, false)],
  zoom: ['overflow: auto has no zoom', () => {
    const pane = make('div', 'native');
    const canvas = make('canvas');
    [canvas.width, canvas.height] = [960, 640];
    canvas.style.cssText = 'display:block;width:480px;height:320px';
    paintPicture(canvas.getContext('2d'), 0, 0, 960, 640);
    pane.append(canvas);
    return pane;
  }],
  nest: ['nested overflow and scroll-snap', () => {
    const pane = make('div', 'native');
    for (let index = 0; index < 12; index += 1) {
      const title = make('div', 'item', `Shelf ${index + 1}`);
      title.style.height = '40px';
      const strip = nativeStrip(6, '80%', 'scroll-snap-align:center');
      Object.assign(strip.style, { height: '110px', marginBottom: '10px', scrollSnapType: 'x mandatory', border: 0, padding: '0 10%', gap: '10px' });
      pane.append(title, strip);
    }
    return pane;
  }],
  repeated: ['scroll-snap-type: x mandatory, with ends', () => nativePages(5)],
  three: ['scroll-snap-type: x mandatory, with ends', () => nativePages(12)],
  feed: ['overflow: auto', () => nativeList(40, { height: () => 48 })],
  chat: ['overflow: auto', () => nativeList(30, { height: () => 48 })],
  bar: ['overflow: auto, without a bar', () => nativeList(200)],
  linked: ['overflow: auto', () => nativeList(60)],
  'profile-ios': ['this browser', () => nativeList(300)],
};
