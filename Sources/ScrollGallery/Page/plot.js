// plot.js: the offset of the selected scene over the last seconds, and the place where it will rest.
'use strict';

const SAMPLES = 1024, WINDOW = 5000;
const trace = {
  time: new Float64Array(SAMPLES), next: 0, length: 0,
  values: [new Float64Array(SAMPLES), new Float64Array(SAMPLES)], targets: [new Float64Array(SAMPLES), new Float64Array(SAMPLES)],
};
function addSample(time, view) {
  const at = trace.next;
  trace.time[at] = time;
  for (let axis = 0; axis < 2; axis += 1) {
    trace.values[axis][at] = view.position(axis);
    trace.targets[axis][at] = view.target(axis);
  }
  trace.next = (at + 1) % SAMPLES;
  trace.length = Math.min(trace.length + 1, SAMPLES);
}

// A frame makes no objects and no strings, unless the highest or the lowest value changes.
const plotScale = { low: 0, high: 0, lowText: '0', highText: '', now: 0, right: 0, bottom: 0, wide: 1, tall: 1 };
function plot(now, axis) {
  const canvas = $('plot'), scale = gallery.page.scale;
  const width = Math.round(canvas.clientWidth * scale), height = Math.round(canvas.clientHeight * scale);
  if (canvas.width !== width || canvas.height !== height) [canvas.width, canvas.height] = [width, height];
  const context = canvas.getContext('2d');
  context.clearRect(0, 0, width, height);
  const values = trace.values[axis], targets = trace.targets[axis];
  let low = Infinity, high = -Infinity;
  for (let back = 1; back <= trace.length; back += 1) {
    const at = (trace.next - back + SAMPLES) % SAMPLES;
    if (trace.time[at] < now - WINDOW) break;
    low = Math.min(low, values[at], targets[at]);
    high = Math.max(high, values[at], targets[at]);
  }
  if (plotScale.low !== low || plotScale.high !== high) {
    [plotScale.low, plotScale.high] = [low, high];
    [plotScale.lowText, plotScale.highText] = [low.toFixed(0), high > low ? high.toFixed(0) : ''];
  }
  const left = 4 * scale, top = 20 * scale, bottom = height - 20 * scale, right = width - 4 * scale;
  plotScale.now = now;
  plotScale.right = right;
  plotScale.bottom = bottom;
  plotScale.wide = (right - left) / WINDOW;
  plotScale.tall = high > low ? (bottom - top) / (high - low) : 0;
  context.strokeStyle = line;
  context.lineWidth = scale;
  context.strokeRect(left, top - 4 * scale, right - left, bottom - top + 8 * scale);
  // The destination, as it was announced at each moment.
  context.lineWidth = 1.5 * scale;
  context.strokeStyle = mark;
  drawTrace(context, targets);
  context.lineWidth = 2 * scale;
  context.strokeStyle = accent;
  drawTrace(context, values);
  context.font = plotFont(scale);
  context.fillStyle = soft;
  context.textBaseline = 'top';
  context.textAlign = 'left';
  context.fillText(plotScale.highText, left, 0);
  context.textBaseline = 'bottom';
  context.fillText(plotScale.lowText, left, height);
  context.textAlign = 'right';
  context.fillText('now', right, height);
  context.fillStyle = mark;
  context.textBaseline = 'top';
  context.fillText('destination', right, 0);
  context.fillStyle = accent;
  context.fillText('offset', right - 78 * scale, 0);
}
let plotFontText = '', plotFontScale = 0;
function plotFont(scale) {
  if (plotFontScale !== scale) [plotFontScale, plotFontText] = [scale, `${11 * scale}px system-ui, sans-serif`];
  return plotFontText;
}
/** Draws a line through the samples. A point every two pixels is enough. */
function drawTrace(context, values) {
  const { now, right, bottom, wide, tall, low } = plotScale, step = 2 / wide;
  context.beginPath();
  let last = Infinity;
  for (let back = 1; back <= trace.length; back += 1) {
    const at = (trace.next - back + SAMPLES) % SAMPLES, time = trace.time[at];
    if (time < now - WINDOW) break;
    if (last - time < step) continue;
    last = time;
    context.lineTo(Math.round(right - (now - time) * wide), Math.round(bottom - (values[at] - low) * tall));
  }
  context.stroke();
}
