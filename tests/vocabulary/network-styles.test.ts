import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  canvasColors,
  edgeStyle,
  edgeStyles,
  nodeStyle,
  nodeStyles,
  siteOutline,
} from '#shared/vocabulary/topology/network-styles.ts';
import { shapeOutline } from '#shared/vocabulary/topology/shape-outline.ts';

test.each([
  ['router', 'diamond', 25, '--node-router', isOrange],
  ['firewall', 'star', 30, '--node-firewall', isRed],
  ['switch', 'box', 20, '--node-switch', isBlue],
  ['accesspoint', 'triangle', 20, '--node-accesspoint', isGreen],
  ['server', 'box', 20, '--node-server', isPurple],
  ['user', 'box', 20, '--node-user', isGrey],
  ['internet', 'box', 20, '--node-internet', isCyan],
  ['something new', 'box', 20, '--node-other', isBlueGrey],
])('a %s is a %s of size %i in its colour', (type, shape, size, variable, isNamedColor) => {
  const { color, ...rest } = nodeStyle(type);
  expect(rest).toEqual({ shape, size });
  expect(color.variable).toBe(variable);
  expect([color.light, color.dark, color.print].filter((value) => !isNamedColor(value))).toEqual([]);
});

test.each([
  ['trunk', 3, false, '--edge-trunk', isInk],
  ['lan', 2, false, '--edge-lan', isBlue],
  ['wan', 2, false, '--edge-wan', isOrange],
  ['wireless', 2, true, '--edge-wireless', isGreen],
  ['something new', 2, false, '--edge-other', isGrey],
])('a %s link is %i wide, dashed or not, in its colour', (type, width, dashed, variable, isNamedColor) => {
  const { color, dash, ...rest } = edgeStyle(type);
  expect(rest).toEqual({ width });
  expect(dash.length > 0).toBe(dashed);
  expect(color.variable).toBe(variable);
  expect([color.light, color.dark, color.print].filter((value) => !isNamedColor(value))).toEqual([]);
});

test('a trunk is black on light grounds and near white on dark ones', () => {
  const { light, dark, print } = edgeStyles.trunk.color;
  expect(luminance(light)).toBeLessThan(0.02);
  expect(luminance(print)).toBeLessThan(0.03);
  expect(luminance(dark)).toBeGreaterThan(0.7);
});

test('a hub is outlined on paper by the accent of the site', () => {
  const tokens = readFileSync('web/src/app/tokens.css', 'utf8');
  expect(tokens).toContain(`--accent: light-dark(${siteOutline.hub}, `);
});

const schemes = ['light', 'dark'] as const;
const { ground, site, glyph, label, softLabel } = canvasColors;

test('shapes and lines keep 3:1 against the ground of both schemes, and symbols against their shape', () => {
  const nodes = Object.values(nodeStyles).map(({ color }) => color);
  const marks = [...nodes, ...Object.values(edgeStyles).map(({ color }) => color)];
  expect(marks).toHaveLength(13);
  const pairs = [
    ...marks.flatMap((mark) => [[mark, ground] as const, [mark, site] as const]),
    ...nodes.map((node) => [node, glyph] as const),
  ];
  const faint = pairs.flatMap(([mark, behind]) =>
    schemes
      .filter((scheme) => contrast(mark[scheme], behind[scheme]) < 3)
      .map((scheme) => [mark.variable, behind.variable, scheme]),
  );
  expect(faint).toEqual([]);
});

test.each(schemes)('labels keep 4.5:1 on the ground and on sites in the %s scheme', (scheme) => {
  for (const text of [label, softLabel]) {
    const least = Math.min(contrast(text[scheme], ground[scheme]), contrast(text[scheme], site[scheme]));
    expect(least, text.variable).toBeGreaterThan(4.5);
  }
});

function isOrange(color: string) {
  return isVividBetween(color, 15, 45);
}
function isRed(color: string) {
  return isVividBetween(color, 350, 370);
}
function isBlue(color: string) {
  return isVividBetween(color, 200, 230);
}
function isGreen(color: string) {
  return isVividBetween(color, 110, 160);
}
function isPurple(color: string) {
  return isVividBetween(color, 260, 290);
}
function isCyan(color: string) {
  return isVividBetween(color, 180, 195);
}
function isGrey(color: string) {
  return saturation(color) < 0.12;
}
function isBlueGrey(color: string) {
  return saturation(color) >= 0.12 && saturation(color) < 0.25 && Math.abs(hue(color) - 205) < 20;
}
/** Black, and what stands for it on a dark ground. */
function isInk(color: string) {
  return saturation(color) < 0.3 && (luminance(color) < 0.03 || luminance(color) > 0.7);
}

/** Hues in degrees; a range past 360 goes on at 0. */
const isVividBetween = (color: string, from: number, to: number): boolean =>
  saturation(color) > 0.4 && (hue(color) - from + 360) % 360 <= to - from;

const channels = (color: string): [number, number, number] => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255);
  return [r, g, b];
};

function hue(color: string): number {
  const [r, g, b] = channels(color);
  return ((Math.atan2(Math.sqrt(3) * (g - b), 2 * r - g - b) * 180) / Math.PI + 360) % 360;
}

/** Saturation of the HSL model, 0 to 1. */
function saturation(color: string): number {
  const [most, least] = [Math.max(...channels(color)), Math.min(...channels(color))];
  return most === least ? 0 : (most - least) / (1 - Math.abs(most + least - 1));
}

/** WCAG 2.2 contrast ratio of two colours like #1c2429. */
function contrast(a: string, b: string): number {
  const [lighter = 0, darker = 0] = [luminance(a), luminance(b)].toSorted((x, y) => y - x);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(color: string): number {
  const [r, g, b] = channels(color).map((channel) =>
    channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
}

test.each(Object.values(nodeStyles))(
  'the outline of a $shape of size $size reaches from its top to both sides',
  ({ shape, size }) => {
    const corners = shapeOutline(shape, size);
    const reach = Math.max(...corners.map(({ x, y }) => Math.max(Math.abs(x), Math.abs(y))));
    expect(reach).toBeCloseTo(size);
    expect(Math.min(...corners.map(({ y }) => y))).toBeCloseTo(-size);
    expect(Math.max(...corners.map(({ x }) => x))).toBeCloseTo(-Math.min(...corners.map(({ x }) => x)));
  },
);
