// paint.js: how the parts of each scene look.
'use strict';

const $ = (id) => document.getElementById(id);
const make = (tag, className, text) => {
  const element = document.createElement(tag);
  if (className) element.className = className;
  if (text !== undefined) element.textContent = text;
  return element;
};
const KIND = { tile: 0, header: 1, thumb: 2, spinner: 3, picture: 4, panel: 5 };

// Colours, made once, so that a frame makes no strings.
const dark = matchMedia('(prefers-color-scheme: dark)');
const tints = Array.from({ length: 12 }, (_, index) => `hsl(${(index * 47 + 205) % 360} 62% 82%)`);
const tint = (key) => tints[((key % 12) + 12) % 12];
let ink, soft, line, accent, mark;
function readColours() {
  const style = getComputedStyle(document.documentElement);
  [ink, soft, line, accent, mark] = ['--ink', '--soft', '--line', '--accent', '--mark'].map((name) => style.getPropertyValue(name).trim());
}

const FONT = '500 14px system-ui, -apple-system, "Segoe UI", sans-serif';
const fonts = new Map();
function font(scale) {
  let text = fonts.get(scale);
  if (!text) fonts.set(scale, text = FONT.replace('14px', `${14 * scale}px`));
  return text;
}

function paintCards(write, isCompact) {
  const texts = new Map();
  const text = (key) => {
    let known = texts.get(key);
    if (known === undefined) {
      if (texts.size > 5000) texts.clear();
      texts.set(key, known = write(key));
    }
    return known;
  };
  return canvasPainter(
    (context, kind, key, value, x, y, width, height, scale) => {
      if (kind === KIND.thumb) {
        context.globalAlpha = value;
        context.fillStyle = soft;
        context.fillRect(x, y, width, height);
        context.globalAlpha = 1;
      } else if (kind === KIND.panel) {
        context.fillStyle = ink;
        context.textAlign = 'left';
        context.fillText(text(-1 - key), x + 14 * scale, y + height / 2);
        context.textAlign = 'center';
      } else if (kind === KIND.header) {
        context.fillStyle = accent;
        context.fillRect(x, y, width, height);
        context.fillStyle = '#fff';
        context.textAlign = 'center';
        context.fillText('the bar', x + width / 2, y + height / 2);
      } else if (kind === KIND.spinner) {
        paintSpinner(context, value, x, y, width, height, scale);
      } else if (kind === KIND.picture) {
        paintPicture(context, x, y, width, height);
      } else if (isCompact) {
        context.fillStyle = line;
        context.fillRect(x, y + height - scale, width, scale);
        context.fillStyle = tint(key);
        context.beginPath();
        context.roundRect(x + 14 * scale, y + height / 2 - 5 * scale, 10 * scale, 10 * scale, 3 * scale);
        context.fill();
        context.fillStyle = ink;
        context.textAlign = 'left';
        context.fillText(text(key), x + 36 * scale, y + height / 2);
      } else {
        context.fillStyle = tint(key);
        context.beginPath();
        context.roundRect(x + scale, y + scale, width - 2 * scale, height - 2 * scale, 8 * scale);
        context.fill();
        context.fillStyle = '#1d1d1b';
        context.fillText(text(key), x + width / 2, y + height / 2, width - 12 * scale);
      }
    },
    (context, width, height, scale) => {
      context.font = font(scale);
      context.textBaseline = 'middle';
      context.textAlign = 'center';
    });
}

function paintSpinner(context, value, x, y, width, height, scale) {
  const part = Math.min(value, 1) * Math.PI * 2;
  context.lineWidth = 3 * scale;
  context.strokeStyle = value >= 1 ? accent : soft;
  context.beginPath();
  context.arc(x + width / 2, y + height - Math.min(height, 60 * scale) / 2, 11 * scale, -Math.PI / 2, part - Math.PI / 2);
  context.stroke();
  if (value > 1) {
    context.fillStyle = soft;
    context.textAlign = 'center';
    context.fillText('loading', x + width / 2 + 46 * scale, y + height - Math.min(height, 60 * scale) / 2);
  }
}

// A landscape, in units of the picture's size.
function paintPicture(context, x, y, width, height) {
  context.save();
  context.translate(x, y);
  context.scale(width / 480, height / 320);
  context.fillStyle = '#bcd9ee';
  context.fillRect(0, 0, 480, 320);
  context.fillStyle = '#f6d57a';
  context.beginPath();
  context.arc(372, 74, 30, 0, 7);
  context.fill();
  context.fillStyle = '#8fa9bd';
  triangle(context, 40, 230, 170, 60, 300, 230);
  context.fillStyle = '#7390a6';
  triangle(context, 190, 230, 330, 100, 470, 230);
  context.fillStyle = '#eef4f8';
  triangle(context, 147, 90, 170, 60, 193, 90);
  context.fillStyle = '#7fa26a';
  context.fillRect(0, 225, 480, 95);
  context.fillStyle = '#5d8250';
  for (let tree = 0; tree < 14; tree += 1) triangle(context, 10 + tree * 34, 272, 22 + tree * 34, 232 + (tree % 3) * 9, 34 + tree * 34, 272);
  context.fillStyle = '#5a8fb8';
  context.fillRect(0, 284, 480, 36);
  context.restore();
}
function triangle(context, ax, ay, bx, by, cx, cy) {
  context.beginPath();
  context.moveTo(ax, ay);
  context.lineTo(bx, by);
  context.lineTo(cx, cy);
  context.fill();
}

const rows = () => poolPainter((element, kind, key, value) => {
  if (kind === KIND.thumb) {
    element.className = 'part bar';
    element.style.opacity = value * 0.8;
    element.textContent = '';
    return;
  }
  element.className = kind === KIND.header ? 'part head' : 'part row';
  element.style.setProperty('--tint', tint(key));
  element.textContent = kind === KIND.header ? `Section ${key / 8 + 1}` : `Row ${key + 1}`;
});
const rowName = (key) => `Row ${key + 1}`;
const cardName = (key) => `${key + 1}`;
