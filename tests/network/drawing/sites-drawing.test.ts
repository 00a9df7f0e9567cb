import { describe, expect, it } from 'vitest';
import { Requirements } from '#shared/contract/requirements.ts';
import type { Graph } from '#shared/contract/topology-items.ts';
import {
  type Point,
  type Rect,
  type SitesDrawing,
  sitesDrawing,
} from '#shared/network/drawing/sites-drawing.ts';
import { planTopology } from '#shared/network/plan.ts';

/** A headquarters and branches that all differ in size, or are all alike. */
const aNetwork = (sites: number, { alike = false, wan = 'internet-vpn' } = {}): Graph =>
  planTopology(
    Requirements.parse({
      sites: Array.from({ length: sites }, (_, index) => ({
        name: index === 0 ? 'Headquarters' : `Branch ${index}`,
        kind: index === 0 ? 'headquarters' : 'branch',
        wiredUsers: index === 0 ? 80 : alike ? 5 : 2 + index,
        wirelessUsers: 4,
      })),
      wan: { kind: wan },
      redundancy: { internet: true },
    }),
  );

const networks = [1, 3, 40, 200].flatMap((sites) =>
  (['internet-vpn', 'mpls'] as const).map((wan) => ({ sites, wan })),
);

describe.each(networks)('the picture of $sites sites over $wan', ({ sites, wan }) => {
  const drawing = sitesDrawing(aNetwork(sites, { wan }));

  it('shows each site, and everything that joins two', () => {
    expect(drawing.cards.filter(({ kind }) => kind === 'site').flatMap((card) => card.sites)).toHaveLength(
      sites,
    );
    if (sites > 1) expect(drawing.bundles.length).toBeGreaterThanOrEqual(sites - 1);
  });

  it('keeps its cards apart and inside', () => {
    expect(overlaps(drawing.cards)).toEqual([]);
    for (const { left, top, right, bottom } of drawing.cards) {
      expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(drawing.width);
      expect(bottom).toBeLessThanOrEqual(drawing.height);
    }
  });

  it('leads no line across a card, and each from its one card to its other', () => {
    expect(crossedCards(drawing)).toEqual([]);
    const cards = new Map(drawing.cards.map((card) => [card.id, card]));
    for (const { from, to, points } of drawing.bundles) {
      expect(isOnEdge(cards.get(from), points[0])).toBe(true);
      expect(isOnEdge(cards.get(to), points.at(-1))).toBe(true);
    }
  });

  it('writes no count on a card, on another count or on a line that is not its own', () => {
    const labels = drawing.bundles.flatMap(({ label }) => label ?? []);
    expect(overlaps(labels)).toEqual([]);
    for (const label of labels) expect(drawing.cards.filter((card) => meet(card, label))).toEqual([]);
    for (const { label } of drawing.bundles) {
      if (!label) continue;
      const crossing = drawing.bundles.filter(
        (other) => other.label !== label && segments(other.points).some((segment) => meet(segment, label)),
      );
      expect(crossing).toEqual([]);
    }
  });

  it('is the same each time', () => {
    expect(sitesDrawing(aNetwork(sites, { wan }))).toEqual(drawing);
  });
});

describe('sites that are built alike', () => {
  it('are one card from thirteen sites on, unless it is opened', () => {
    const graph = aNetwork(40, { alike: true });
    const drawing = sitesDrawing(graph);
    const stack = drawing.cards.find(({ sites }) => sites.length > 1);
    expect(stack).toMatchObject({ id: 'Branch 1', people: 5 });
    expect(stack?.sites).toHaveLength(39);
    expect(drawing.bundles.find(({ to }) => to === 'Branch 1')?.label).toBeDefined();
    const open = sitesDrawing(graph, new Set(['Branch 1']));
    expect(open.cards.filter(({ kind }) => kind === 'site')).toHaveLength(40);
    expect(crossedCards(open)).toEqual([]);
  });

  it('are cards of their own among few', () => {
    const drawing = sitesDrawing(aNetwork(12, { alike: true }));
    expect(drawing.cards.filter(({ kind }) => kind === 'site')).toHaveLength(12);
  });
});

it('says the rate of the WAN, and counts circuits and tunnels apart', () => {
  const { cards, bundles } = sitesDrawing(aNetwork(3));
  expect(cards.find(({ id }) => id === 'Branch 1')?.wanMbps).toBeGreaterThan(0);
  expect(cards.filter(({ isHub }) => isHub).map(({ id }) => id)).toEqual(['Headquarters']);
  const toHub = bundles.find(({ from, to }) => from === 'Headquarters' && to === 'Branch 1');
  expect(toHub?.tunnels).toBeGreaterThan(0);
  expect(toHub?.circuits).toBe(0);
});

const segments = (points: readonly Point[]): Rect[] =>
  points.slice(1).map((to, i) => {
    const from = points[i] ?? to;
    return {
      left: Math.min(from.x, to.x),
      right: Math.max(from.x, to.x),
      top: Math.min(from.y, to.y),
      bottom: Math.max(from.y, to.y),
    };
  });

/** Whether two boxes share more than an edge. A line has no width. */
const meet = (a: Rect, b: Rect): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const overlaps = (boxes: readonly Rect[]): (readonly [Rect, Rect])[] =>
  boxes.flatMap((a, i) => boxes.slice(i + 1).flatMap((b) => (meet(a, b) ? [[a, b] as const] : [])));

const crossedCards = ({ cards, bundles }: SitesDrawing): string[] =>
  bundles.flatMap(({ from, to, points }) =>
    cards.flatMap((card) =>
      segments(points).some((segment) => meet(card, segment)) ? [`${from} – ${to} across ${card.id}`] : [],
    ),
  );

const isOnEdge = (card: Rect | undefined, at: Point | undefined): boolean =>
  card !== undefined &&
  at !== undefined &&
  at.x > card.left &&
  at.x < card.right &&
  (at.y === card.top || at.y === card.bottom);
