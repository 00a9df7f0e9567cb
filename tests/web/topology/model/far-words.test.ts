import { expect, test } from 'vitest';
import { boldWidth } from '#shared/network/drawing/bold-width.ts';
import type { PlacedCard } from '#shared/network/drawing/sites-drawing.ts';
import { farSizes } from '#web/features/topology/sites/far-sizes.ts';
import { farWords } from '#web/features/topology/sites/far-words.ts';

const aCard = (title: string, sites: number): PlacedCard => ({
  id: title,
  kind: 'site',
  title,
  sites: Array.from({ length: sites }, (_, at) => `${title} ${at}`),
  people: 45,
  devices: 4,
  wanMbps: 50,
  isHub: false,
  left: 0,
  top: 0,
  right: 200,
  bottom: 112,
});
const words = (title: string, sites: number, zoom: number, code = 'X1') =>
  farWords(aCard(title, sites), code, undefined, farSizes(zoom));

test('a stack has its figures from afar, whatever its first site is called', () => {
  for (const title of ['Hull 1', 'Whitby 1', 'Durham 10', 'Kingston upon Hull 1', 'Stratford-upon-Avon 1'])
    for (const zoom of [0.8, 0.7, 0.6, 0.5, 0.45, 0.4, 0.36, 0.33]) {
      const { briefLines, hasHeadcount } = words(title, 3, zoom);
      expect(briefLines > 1 || hasHeadcount, `${title} at ${zoom}`).toBe(true);
    }
});

test('it keeps its name where that leaves room for them, and a single site in any case', () => {
  expect(words('Whitby 1', 3, 0.33)).toMatchObject({ name: 'Whitby 1', briefLines: 0, hasHeadcount: true });
  expect(words('Durham 10', 3, 0.33).name).toBe('X1');
  expect(words('Durham 10', 1, 0.33).name).toBe('Durham 10');
});

test('of a stack no line says how many sites it is without what each has', () => {
  for (const zoom of [0.8, 0.7, 0.6, 0.5, 0.45, 0.4])
    expect(words('Kingston upon Hull 1', 3, zoom).briefLines).not.toBe(1);
});

test('a name of several words stands in two lines rather than give way to its code', () => {
  for (const title of ['Newcastle upon Tyne', 'Stratford-upon-Avon', 'Aberystwyth', 'Aberystwyth 2'])
    expect(words(title, 1, 0.44).name).toBe(title);
  expect(words('Newcastle upon Tyne', 1, 0.44).briefLines).toBe(1);
  expect(words('Llanfairpwllgwyngyll', 1, 0.44).name).toBe('X1');
  expect(words('Newcastle upon Tyne and Gateshead', 1, 0.44).name).toBe('X1');
});

test('no code is cut, however small its card is: it is written smaller than the others', () => {
  for (const code of ['KUH-12', 'NUT-2', 'S100', 'MWM-3'])
    for (const zoom of [0.3, 0.2, 0.155, 0.1]) {
      const sizes = farSizes(zoom);
      const { name, nameSize = sizes.name } = words('Llanfairpwllgwyngyll', 1, zoom, code);
      const room = 200 - 2 * (sizes.padding.x + sizes.hairline);
      expect(boldWidth(name) * nameSize, `${code} at ${zoom}`).toBeLessThanOrEqual(room);
      expect(nameSize).toBeGreaterThan(0.6 * sizes.name);
    }
  expect(words('Llanfairpwllgwyngyll', 1, 0.2, 'YOR').nameSize).toBeUndefined();
});
