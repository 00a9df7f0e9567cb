import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { edgeStyle } from '#web/features/topology/model/edge-style.ts';
import { nodeStyle } from '#web/features/topology/model/node-style.ts';

test.each([
  ['router', 'diamond', 25, '--node-router'],
  ['firewall', 'star', 30, '--node-firewall'],
  ['switch', 'box', 20, '--node-switch'],
  ['accesspoint', 'triangle', 20, '--node-accesspoint'],
  ['server', 'box', 20, '--node-server'],
  ['user', 'box', 20, '--node-user'],
  ['internet', 'box', 20, '--node-internet'],
  ['something new', 'box', 20, '--node-other'],
])('a %s is a %s of size %i', (type, shape, size, color) => {
  expect(nodeStyle(type)).toEqual({ shape, size, color });
});

test.each([
  ['trunk', 3, false, '--edge-trunk'],
  ['lan', 2, false, '--edge-lan'],
  ['wan', 2, false, '--edge-wan'],
  ['wireless', 2, true, '--edge-wireless'],
  ['something new', 2, false, '--edge-other'],
])('a %s link is %i wide', (type, width, dashed, color) => {
  expect(edgeStyle(type)).toEqual({ width, dashed, color });
});

const css = readFileSync(
  new URL('../../../../web/src/features/topology/network-colors.css', import.meta.url),
  'utf8',
);
const pairs = [...css.matchAll(/(--[\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g)].map(
  ([, name = '', light = '', dark = '']) => ({
    name,
    light,
    dark,
  }),
);
const colorsOf = (name: string) => pairs.find((pair) => pair.name === name);

test('shapes and lines keep 3:1 against the ground of both schemes, and symbols against their shape', () => {
  const [ground, site, glyph] = ['--canvas-ground', '--canvas-site', '--canvas-glyph'].map(colorsOf);
  const marks = pairs.filter(({ name }) => /^--(node|edge)-/.test(name));
  expect(marks).toHaveLength(13);
  const faint = marks.flatMap(({ name, light, dark }) =>
    [
      [name, 'light', contrast(light, ground?.light), contrast(light, site?.light)],
      [name, 'dark', contrast(dark, ground?.dark), contrast(dark, site?.dark)],
      ...(name.startsWith('--node-')
        ? [[name, 'symbol', contrast(light, glyph?.light), contrast(dark, glyph?.dark)] as const]
        : []),
    ].filter(([, , a, b]) => Math.min(Number(a), Number(b)) < 3),
  );
  expect(faint).toEqual([]);
});

test('labels keep 4.5:1 in both schemes', () => {
  const [ground, site] = [colorsOf('--canvas-ground'), colorsOf('--canvas-site')];
  for (const name of ['--canvas-label', '--canvas-label-soft']) {
    const label = colorsOf(name);
    expect(
      Math.min(contrast(label?.light, ground?.light), contrast(label?.light, site?.light)),
      name,
    ).toBeGreaterThan(4.5);
    expect(
      Math.min(contrast(label?.dark, ground?.dark), contrast(label?.dark, site?.dark)),
      name,
    ).toBeGreaterThan(4.5);
  }
});

/** WCAG 2.2 contrast ratio of two colours like #1c2429. */
function contrast(a = '#000000', b = '#000000'): number {
  const [lighter = 0, darker = 0] = [luminance(a), luminance(b)].toSorted((x, y) => y - x);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(color: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
