import { describe, expect, it } from 'vitest';
import { readXml } from '#shared/exchange/xml/read-xml.ts';
import { descendantsOf } from '#shared/exchange/xml/xml-element.ts';
import { noteBox } from '#shared/network/drawing/note-box.ts';
import { overlap } from '#shared/network/drawing/overlap.ts';
import { isTunnel } from '#shared/network/graph/wan-links.ts';
import { edgeStyle, tunnelWider } from '#shared/vocabulary/topology/network-styles.ts';
import { openExchange } from '#web/features/topology/exchange/exchange-service.ts';
import { addedBeside } from '#web/features/topology/exchange/merge-graphs.ts';
import {
  type PictureView,
  pictureViews,
  type ShownNow,
} from '#web/features/topology/exchange/picture-views.ts';
import { lookFrom } from '#web/features/topology/model/look.ts';
import { viewOf } from '#web/features/topology/model/view-edits.ts';
import { exported } from '../../exchange/exported-plan.ts';

const { design, requirements } = exported;
const exchange = openExchange();
const pictures = (...views: PictureView[]) =>
  exchange.pictures(
    { design, requirements, controlPlane: undefined, models: [], at: '2026-11-22T12:00:00.000Z' },
    views,
  );
const textsOf = (svg: string): string[] => [...descendantsOf(readXml(svg), 'text')].map(({ text }) => text);

describe('a picture of a topology', () => {
  it('shows every device and every link within its frame, and names each', () => {
    const [{ svg, width, height } = { svg: '', width: 0, height: 0 }] = pictures({ kind: 'devices' });
    const root = readXml(svg);
    expect([...descendantsOf(root, 'polygon')]).toHaveLength(design.graph.nodes.length);
    // A symbol for each device, so that types differ by more than colour.
    const tunnels = design.graph.edges.filter(isTunnel).length;
    expect([...descendantsOf(root, 'path')]).toHaveLength(
      design.graph.edges.length + tunnels + design.graph.nodes.length,
    );
    const texts = new Set(textsOf(svg));
    for (const { label, quantity } of design.graph.nodes) {
      // Of a long name, what the frames around it do not say.
      const ends = label.split(' ').map((_, at, words) => words.slice(at).join(' '));
      expect(ends.some((end) => texts.has(end))).toBe(true);
      if (quantity > 1) expect(texts).toContain(`× ${quantity.toLocaleString('en')}`);
    }
    const [left = 0, top = 0] = (root.attributes.get('viewBox') ?? '').split(' ').map(Number);
    for (const { position } of design.graph.nodes) {
      expect(position?.x).toBeGreaterThan(left);
      expect(position?.x).toBeLessThan(left + width);
      expect(position?.y).toBeGreaterThan(top);
      expect(position?.y).toBeLessThan(top + height);
    }
  });

  it('draws tunnels hollow, as the canvas does, and no circuit across one', () => {
    for (const { svg } of pictures({ kind: 'devices' }, { kind: 'sites' })) {
      const paths = [...descendantsOf(readXml(svg), 'path')].map(({ attributes }) => ({
        way: attributes.get('d'),
        width: Number(attributes.get('stroke-width')),
        isGround: attributes.get('stroke') === '#ffffff' && attributes.get('transform') === undefined,
        dashes: attributes.get('stroke-dasharray'),
        isCircuit: attributes.get('stroke') === edgeStyle('wan').color.print,
      }));
      const inner = paths.flatMap((path, at) => (path.isGround ? [{ ...path, at }] : []));
      expect(inner.length).toBeGreaterThan(0);
      for (const { way, width, at } of inner) {
        const outer = paths.findIndex((path) => path.way === way);
        expect(outer).toBeLessThan(at);
        expect(paths[outer]?.width).toBe(width + tunnelWider);
        expect(paths[outer]?.dashes).toBeUndefined();
      }
      const first = paths.findIndex(
        ({ width, isCircuit }) => isCircuit && width === edgeStyle('wan').width + tunnelWider,
      );
      expect(
        paths.slice(first).filter(({ width, isCircuit }) => isCircuit && width === edgeStyle('wan').width),
      ).toEqual([]);
    }
  });

  it('of all sites has a card for each, of one site what is there and where it leads', () => {
    const [sites, site] = pictures({ kind: 'sites' }, { kind: 'site', site: 'Branch North' });
    expect(textsOf(sites?.svg ?? '')).toEqual(
      expect.arrayContaining(['Headquarters', 'Branch North', 'Branch South']),
    );
    const texts = textsOf(site?.svg ?? '');
    expect(texts).toEqual(expect.arrayContaining(['BN-FW-1', 'Headquarters']));
    expect(texts).not.toContain('BS-FW-1');
  });

  it('has each name on ground of its own, over the links that pass there', () => {
    const [{ svg } = { svg: '' }] = pictures({ kind: 'devices' });
    const root = readXml(svg);
    const figure = (element: { attributes: ReadonlyMap<string, string> }, name: string) =>
      Number(element.attributes.get(name));
    const grounds = [...descendantsOf(root, 'rect')].map((one) => ({
      left: figure(one, 'x'),
      top: figure(one, 'y'),
      right: figure(one, 'x') + figure(one, 'width'),
      bottom: figure(one, 'y') + figure(one, 'height'),
    }));
    const labels = new Set(design.graph.nodes.map(({ label }) => label));
    const names = [...descendantsOf(root, 'text')].filter(({ text }) => labels.has(text));
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) {
      const [x, y] = [figure(name, 'x'), figure(name, 'y')];
      const half = name.text.length * 3;
      const isUnder = ({ left, top, right, bottom }: (typeof grounds)[number]) =>
        left <= x - half && x + half <= right && top <= y - 9 && y <= bottom && bottom - top < 32;
      expect(grounds.some(isUnder), name.text).toBe(true);
    }
  });

  it('has no name on another', () => {
    const views: PictureView[] = [{ kind: 'devices' }, { kind: 'site', site: 'Headquarters' }];
    for (const { svg } of pictures(...views)) {
      const names = [...descendantsOf(readXml(svg), 'text')]
        .filter(({ attributes }) => attributes.get('font-size') === '11' && !attributes.has('stroke'))
        .map(({ text, attributes }) => {
          const [x, y] = [Number(attributes.get('x')), Number(attributes.get('y'))];
          return { text, left: x - text.length * 3, right: x + text.length * 3, top: y - 9, bottom: y + 3 };
        });
      expect(names.length).toBeGreaterThan(20);
      const lying = names.flatMap((one, at) =>
        names
          .slice(at + 1)
          .filter((other) => overlap(one, other))
          .map((other) => `${one.text}, ${other.text}`),
      );
      expect(lying).toEqual([]);
    }
  });

  it('shows at first what the canvas shows: a site, all sites, a kept view, or a view that is not kept', () => {
    const look = lookFrom(new URLSearchParams());
    const graph = {
      ...design.graph,
      views: [viewOf('mine', 'Mine', { ...look, site: undefined, positions: [] })],
    };
    const site = { kind: 'site', site: 'Branch North' } as const;
    const shown = (now: Partial<ShownNow>) => {
      const scope = { kind: 'devices' as const };
      const { views, shown: id } = pictureViews(graph, { scope, look, kept: undefined, places: [], ...now });
      return views.find((view) => view.id === id);
    };
    expect(shown({})?.label).toBe('All devices');
    expect(shown({ scope: { kind: 'sites' } })?.label).toBe('All sites');
    expect(shown({ scope: site })?.label).toBe('Branch North');
    expect(shown({ kept: 'mine' })?.label).toBe('View: Mine');
    const routed = shown({ scope: site, look: { ...look, look: 'layer3' } });
    expect(routed).toMatchObject({ label: 'Shown now: Layer 3 of Branch North', view: { kind: 'shown' } });
    const [{ svg } = { svg: '' }] = routed ? pictures(routed.view) : [];
    const texts = textsOf(svg);
    expect(texts).toContain('BN-FW-1');
    expect(texts.filter((text) => text.includes('-AP-'))).toEqual([]);
  });

  it('has the rate of a circuit at a device that it ends at, not where it shares its line, and no rate on another', () => {
    const [{ svg } = { svg: '' }] = pictures({ kind: 'devices' });
    const rates = [...descendantsOf(readXml(svg), 'text')]
      .filter(({ text, attributes }) => /bit\/s$/.test(text) && attributes.get('stroke') === undefined)
      .map(({ attributes }) => ({ x: Number(attributes.get('x')), y: Number(attributes.get('y')) }));
    const circuits = design.graph.edges.filter(({ type }) => type === 'wan');
    const ends = new Set(circuits.flatMap(({ source, target }) => [source, target]));
    const places = design.graph.nodes.flatMap(({ id, position }) =>
      ends.has(id) && position ? position : [],
    );
    expect(rates.length).toBeGreaterThan(0);
    for (const { x } of rates) expect(places.some((at) => Math.abs(at.x - x) < 30)).toBe(true);
    const close = rates.filter((a, i) =>
      rates.some((b, j) => j > i && Math.abs(a.x - b.x) < 30 && Math.abs(a.y - b.y) < 9),
    );
    expect(close).toEqual([]);
  });

  it('has the notes of what it shows', () => {
    const shown = pictures(
      { kind: 'devices' },
      { kind: 'site', site: 'Branch North' },
      { kind: 'site', site: 'Headquarters' },
      { kind: 'kept', id: 'v1' },
    ).map(({ svg }) => textsOf(svg));
    const has = (text: string) => shown.map((texts) => texts.includes(text));
    expect(has('Swap < in "March" &')).toEqual([true, true, false, true]);
    expect(has('OSPF area 0')).toEqual([false, false, false, true]);
  });

  it('breaks a note into lines that fit, within words where it must', () => {
    const note = { id: 'n', text: `Ring the bell ${'x'.repeat(30)}`, position: { x: 0, y: 0 }, width: 100 };
    expect(noteBox(note).lines).toEqual(['Ring the', 'bell', 'x'.repeat(12), 'x'.repeat(12), 'x'.repeat(6)]);
  });

  it('carries the topology once', () => {
    const [first, second] = pictures({ kind: 'devices' }, { kind: 'sites' });
    expect(first?.svg).toContain('<metadata>');
    expect(second?.svg).not.toContain('<metadata>');
  });
});

describe('a network that is added to another', () => {
  it('stands beside it, keeps its links, and takes no id that is there', () => {
    const { graph } = design;
    const both = addedBeside(graph, graph);
    expect(both.nodes).toHaveLength(2 * graph.nodes.length);
    expect(new Set(both.nodes.map(({ id }) => id)).size).toBe(both.nodes.length);
    const ids = new Set(both.nodes.map(({ id }) => id));
    for (const { source, target } of both.edges) expect(ids.has(source) && ids.has(target)).toBe(true);
    const right = Math.max(...graph.nodes.map(({ position }) => position?.x ?? 0));
    for (const { position } of both.nodes.slice(graph.nodes.length))
      expect(position?.x).toBeGreaterThan(right);
    expect(both.subnets).toEqual(graph.subnets);
  });
});
