import { expect, it } from 'vitest';
import { Requirements } from '#shared/contract/requirements.ts';
import { readXml } from '#shared/exchange/xml/read-xml.ts';
import { descendantsOf, type XmlElement } from '#shared/exchange/xml/xml-element.ts';
import { planTopology } from '#shared/network/plan.ts';
import { canvasColors } from '#shared/vocabulary/topology/network-styles.ts';
import { writeSvg } from '#web/features/topology/exchange/write-svg.ts';
import { firstPositions } from '#web/features/topology/layout/first-positions.ts';

interface Place {
  readonly x: number;
  readonly y: number;
}

const sites = 140;
const requirements = Requirements.parse({
  sites: Array.from({ length: sites }, (_, i) => ({
    name: `Site ${i}`,
    kind: i === 0 ? 'headquarters' : 'branch',
    wiredUsers: 20 + ((i * 37) % 61),
    floors: 1 + (i % 3),
  })),
  redundancy: { internet: true, coreSwitching: true },
});

const figure = ({ attributes }: XmlElement, name: string): number => Number(attributes.get(name));

/** The corners of a path of lines and rounded corners: a rounded corner is where its curve would turn. */
function cornersOf(way: string): Place[] {
  return [...way.matchAll(/([MLQ])([^MLQ]*)/g)].map(([, , numbers = '']) => {
    const [x = 0, y = 0] = numbers.trim().split(/[ ,]+/).map(Number);
    return { x, y };
  });
}

/** Whether a corner's curve is no larger than a rounded corner; an arc between two sites is. */
const isRounded = (way: string): boolean =>
  [...way.matchAll(/Q(\S+) (\S+) (\S+) ([^MLQ\s]+)/g)].every(
    ([, cx, cy, x, y]) => Math.hypot(Number(x) - Number(cx), Number(y) - Number(cy)) <= 12,
  );

it('of a large network leads every link between sites at right angles, and none through another site', () => {
  const graph = planTopology(requirements);
  expect(graph.edges.length).toBeGreaterThan(1_500);
  const { svg } = writeSvg({ graph, positions: firstPositions(graph) }, 'A company');
  const root = readXml(svg);
  const frames = [...descendantsOf(root, 'rect')]
    .filter(
      ({ attributes }) => attributes.get('fill') === canvasColors.site.light && attributes.get('rx') === '10',
    )
    .map((frame) => ({
      left: figure(frame, 'x'),
      top: figure(frame, 'y'),
      right: figure(frame, 'x') + figure(frame, 'width'),
      bottom: figure(frame, 'y') + figure(frame, 'height'),
    }));
  expect(frames).toHaveLength(sites);
  const ways = [...descendantsOf(root, 'path')].flatMap(({ attributes }) =>
    /^(line|outside)-/.test(attributes.get('id') ?? '') ? (attributes.get('d') ?? '') : [],
  );
  expect(ways.length).toBeGreaterThan(sites);
  expect(ways.filter((way) => !isRounded(way))).toEqual([]);
  const through = ways.filter((way) => {
    const corners = cornersOf(way);
    const isIn = (
      { left, top, right, bottom }: (typeof frames)[number],
      { x, y }: Place | undefined = { x: 0, y: 0 },
    ) => x >= left && x <= right && y >= top && y <= bottom;
    const foreign = frames.filter((frame) => !isIn(frame, corners[0]) && !isIn(frame, corners.at(-1)));
    return corners.slice(1).some((b, i) => {
      const a = corners[i] ?? b;
      expect(Math.min(Math.abs(a.x - b.x), Math.abs(a.y - b.y))).toBeLessThan(0.01);
      return foreign.some(
        ({ left, top, right, bottom }) =>
          Math.max(a.x, b.x) > left &&
          Math.min(a.x, b.x) < right &&
          Math.max(a.y, b.y) > top &&
          Math.min(a.y, b.y) < bottom,
      );
    });
  });
  expect(through).toEqual([]);
});
