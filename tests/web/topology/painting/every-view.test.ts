import { expect, test } from 'vitest';
import { Requirements } from '#shared/contract/requirements.ts';
import { planTopology } from '#shared/network/plan.ts';
import { drawnPart } from '#web/features/topology/layout/drawn-part.ts';
import { firstPositions } from '#web/features/topology/layout/first-positions.ts';
import { boxAround, grow } from '#web/features/topology/model/positions.ts';
import { buildScene } from '#web/features/topology/model/scene.ts';
import { viewportFor } from '#web/features/topology/painting/camera.ts';
import type { Frame } from '#web/features/topology/painting/frame.ts';
import { paintLabels } from '#web/features/topology/painting/paint-labels.ts';
import { siteTitles } from '#web/features/topology/painting/site-titles.ts';

const towns = ['Manchester', 'Leeds', 'Bristol', 'Newcastle upon Tyne', 'Stratford-upon-Avon', 'Bath'];
const design = (sites: number) =>
  planTopology(
    Requirements.parse({
      sites: Array.from({ length: sites }, (_, at) => ({
        name: `${towns[at % towns.length]}${at < towns.length ? '' : ` ${Math.floor(at / towns.length) + 1}`}`,
        kind: at === 0 ? 'headquarters' : 'branch',
        floors: 1 + ((at + 2) % 3),
        wiredUsers: at === 0 ? 120 : 10 + ((at * 37) % 50),
        wirelessUsers: at === 0 ? 80 : 6 + ((at * 53) % 30),
        phones: 10,
        printers: 2,
        cameras: at % 4,
        servers: at === 0 ? 12 : 0,
      })),
      redundancy: { internet: true, coreSwitching: true, power: true },
    }),
  );
const designs = { 1: design(1), 3: design(3), 40: design(40), 200: design(200) } as const;
/** The canvas beside the panels of a window that is 1,440 pixels wide, whole as full screen, on a phone, and above the checks. */
const places = [
  { width: 1_224, height: 590 },
  { width: 1_440, height: 840 },
  { width: 390, height: 420 },
  { width: 1_224, height: 248 },
] as const;
const plain = { vlan: undefined, around: undefined, hops: 2, own: [] } as const;

interface Name {
  readonly lines: string[];
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** What the canvas writes of a view that is shown whole, beneath working zoom. */
function namesIn(
  sites: keyof typeof designs,
  view: { look: 'physical' | 'layer3' | 'zones'; site?: string },
  areAllChosen = false,
) {
  const graph = designs[sites];
  const part = drawnPart(graph, firstPositions(graph), { ...plain, site: view.site, look: view.look });
  const box = boxAround(part.positions.values());
  if (!box) throw new Error('nothing is drawn');
  const scene = buildScene(part.graph, part.positions);
  return places.map((place) => {
    const names: Name[] = [];
    const context = {
      setTransform: () => {},
      measureText: (text: string) => ({ width: 6 * text.length }),
      fillRect: (left: number, top: number, width: number, height: number) =>
        names.push({ lines: [], left, top, right: left + width, bottom: top + height }),
      fillText: (text: string) => names.at(-1)?.lines.push(text),
    };
    const camera = { ...viewportFor(grow(box, 66), place, { nearest: 0.79, hasPalette: true }), ...place };
    const frame = {
      context,
      scene,
      camera,
      palette: {},
      ratio: 1,
      beyond: 0,
      selected: {
        nodes: new Set(areAllChosen ? part.graph.nodes.map(({ id }) => id) : []),
        edges: new Set(),
      },
    } as unknown as Frame;
    const titles = siteTitles(frame);
    for (const _ of paintLabels(frame, titles));
    return { names, titles, camera, scene };
  });
}

const views = ([1, 3, 40, 200] as const).flatMap((sites) => [
  [sites, { look: 'physical' }] as const,
  ...(sites > 1
    ? ([
        [sites, { look: 'physical', site: 'Manchester' }],
        [sites, { look: 'physical', site: 'Leeds' }],
        [sites, { look: 'layer3' }],
        [sites, { look: 'zones' }],
      ] as const)
    : []),
]);

const touch = (a: Omit<Name, 'lines'>, b: Omit<Name, 'lines'>) =>
  a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;

test.each(views)('of %i sites, %o: no name lies on another, nor on that of a site', (sites, view) => {
  for (const { names, titles } of [...namesIn(sites, view), ...namesIn(sites, view, true)]) {
    const lying = names.flatMap((name, at) =>
      [...names.slice(at + 1), ...titles]
        .filter((other) => touch(name, other))
        .map(() => name.lines.join(' ')),
    );
    expect(lying).toEqual([]);
  }
});

test.each(views)('of %i sites, %o: no name lies over the symbol of a device', (sites, view) => {
  for (const { names, camera, scene } of namesIn(sites, view)) {
    const symbols = scene.nodes.map(({ label }, i) => {
      const [x, y] = [(scene.x[i] ?? 0) * camera.zoom + camera.x, (scene.y[i] ?? 0) * camera.zoom + camera.y];
      const reach = (scene.size[i] ?? 0) * camera.zoom;
      const deep = Math.min(1, reach);
      return { label, left: x - reach, top: y - reach + deep, right: x + reach, bottom: y + reach - deep };
    });
    const over = names.flatMap((name) =>
      symbols
        .filter((symbol) => touch(name, symbol))
        .map(({ label }) => `${name.lines.join(' ')} over ${label}`),
    );
    expect(over).toEqual([]);
  }
});

test.each(views)(
  'of %i sites, %o: the sites are all called by their names, or all by their codes',
  (sites, view) => {
    for (const { titles, scene } of namesIn(sites, view)) {
      const codes = new Set(scene.sites.map(({ code }) => code));
      const byCode = titles.filter(({ text }) => codes.has(text)).length;
      expect([0, titles.length]).toContain(byCode);
    }
  },
);

test('each of a few sites has its name, on a phone, too', () => {
  for (const { titles } of namesIn(3, { look: 'physical' })) expect(titles).toHaveLength(3);
});

test.each(views)('of %i sites, %o: no name is cut', (sites, view) => {
  for (const { names } of namesIn(sites, view))
    expect(names.map(({ lines }) => lines.join(' ')).filter((name) => name.includes('…'))).toEqual([]);
});

test('names of two words stand in two lines where one is too long for the row', () => {
  const names = namesIn(3, { look: 'physical', site: 'Leeds' }).flatMap((picture) => picture.names);
  expect(names.map(({ lines }) => lines)).toContainEqual(['wireless', 'users']);
  expect(names.map(({ lines }) => lines)).toContainEqual(['phones']);
});

test('names of devices are as long as each other: with their site’s code, or without', () => {
  for (const { names } of namesIn(3, { look: 'physical' })) {
    const devices = names.map(({ lines }) => lines.join(' ')).filter((name) => /-\d+$/.test(name));
    expect(devices.filter((name) => /^(HQ|LEE|BRI)-/.test(name))).toEqual([]);
  }
});

test.each([40, 200] as const)(
  'of %i sites with all devices, names stand above the frames, and no frame covers one',
  (sites) => {
    const [beside, full] = namesIn(sites, { look: 'physical' });
    for (const titles of [beside?.titles, full?.titles]) {
      expect(titles?.filter(({ isInside }) => isInside)).toEqual([]);
      expect(titles?.length).toBeGreaterThan(sites * 0.6);
    }
  },
);

test.each([3, 40, 200] as const)('of %i sites with all devices, providers have their names', (sites) => {
  for (const { names } of namesIn(sites, { look: 'physical' }).slice(0, 2)) {
    const written = names.map(({ lines }) => lines.join(' '));
    expect(written).toContain('Internet provider 1');
    expect(written).toContain('Internet provider 2');
  }
});

test.each(views)('of %i sites, %o: the name of no site lies on a provider', (sites, view) => {
  for (const { titles, scene, camera } of namesIn(sites, view)) {
    const providers = scene.nodes.flatMap(({ site }, i) => {
      const [x, y] = [scene.x[i] ?? 0, scene.y[i] ?? 0].map((at) => at * camera.zoom) as [number, number];
      const reach = (scene.size[i] ?? 0) * camera.zoom;
      const [left, top] = [x + camera.x - reach, y + camera.y - reach];
      return site === undefined ? [{ left, top, right: left + 2 * reach, bottom: top + 2 * reach }] : [];
    });
    expect(titles.filter((title) => providers.some((box) => touch(title, box)))).toEqual([]);
  }
});

test('above the checks, where the canvas is low, a picture has its height between what lies in the corners', () => {
  const [box, low] = [
    { left: 0, top: 0, right: 1_800, bottom: 1_300 },
    { width: 1_224, height: 248 },
  ];
  const { x, y, zoom } = viewportFor(box, low, { hasPalette: true });
  expect(zoom * 1_300).toBeGreaterThan(190);
  expect([x >= 280, y >= 30, x + zoom * 1_800 <= 1_224 - 196]).toEqual([true, true, true]);
  expect(viewportFor(box, { width: 390, height: 248 }).zoom * 1_300).toBeLessThan(150);
});
