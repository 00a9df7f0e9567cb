import { inflateSync } from 'node:zlib';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Graph } from '#shared/contract/topology-items.ts';
import { renderReport } from '../../../../functions/reports/document/render-report.ts';
import { propertyRuns } from '../../../support/property-runs.ts';
import { aReportInput } from './report-input-builder.ts';

const raw = (pdf: Uint8Array) => Buffer.from(pdf).toString('latin1');
const fontsOf = (pdf: Uint8Array) =>
  new Set([...raw(pdf).matchAll(/\/FontName \/\w+\+(\S+)/g)].map(([, name]) => name));

/** One report, which several tests look at. */
const rendered = renderReport(aReportInput());

describe('a rendered report', () => {
  it('is a whole PDF with as many pages as it says', async () => {
    const { pdf, pages } = await rendered;
    const text = raw(pdf);
    expect(text.startsWith('%PDF-1.')).toBe(true);
    expect(text.trimEnd().endsWith('%%EOF')).toBe(true);
    expect([...text.matchAll(/\/Type \/Page\b/g)]).toHaveLength(pages);
    expect(pages).toBeGreaterThan(8);
  });

  it('has streams that can be read: every page’s drawing among them', async () => {
    const { pdf, pages } = await rendered;
    const streams = [...raw(pdf).matchAll(/\/Filter \/FlateDecode\n>>\nstream\n([\s\S]*?)\nendstream/g)].map(
      ([, bytes]) => inflateSync(Buffer.from(bytes ?? '', 'latin1')).toString('latin1'),
    );
    expect(streams.length).toBeGreaterThanOrEqual(pages);
    // The firewall's star in its red, the router's diamond in its orange.
    const drawn = streams.join('\n');
    expect(drawn).toContain('0.82');
    expect(drawn).toMatch(/0\.96\d* 0\.48\d* 0(\.0)? scn/);
  });

  it('is the same bytes for the same input, whenever it is made', async () => {
    const first = await rendered;
    const second = await renderReport(aReportInput());
    expect(Buffer.compare(Buffer.from(first.pdf), Buffer.from(second.pdf))).toBe(0);
    expect(raw(first.pdf)).toContain('D:20261120101500Z');
  });

  it('names its title and its author in its properties', async () => {
    const { pdf } = await rendered;
    const utf16 = (text: string) => Buffer.from(text, 'utf16le').swap16().toString('latin1');
    const text = raw(pdf);
    expect(text.includes('Campus renewal') || text.includes(utf16('Campus renewal'))).toBe(true);
    expect(text.includes('Ada Okafor') || text.includes(utf16('Ada Okafor'))).toBe(true);
  });

  it('embeds a font only for the characters that need it', async () => {
    const plain = await renderReport(aReportInput({ designName: 'Łódź, Київ, Αθήνα' }));
    expect(fontsOf(plain.pdf)).toEqual(new Set(['Roboto-Regular', 'Roboto-Medium']));
    const asian = await renderReport(aReportInput({ designName: '東京本社', description: '서울본사' }));
    expect([...fontsOf(asian.pdf)].some((name) => name?.startsWith('NotoSans'))).toBe(true);
    expect(fontsOf(asian.pdf).size).toBe(4);
  });

  it('contains names longer than a line', async () => {
    const sites = [
      { name: 'W'.repeat(100), kind: 'headquarters' as const, wiredUsers: 300, wirelessUsers: 100 },
      { name: '東京'.repeat(50), wiredUsers: 20 },
      { name: 'مكتب القاهرة 🏢', wiredUsers: 20 },
    ];
    const input = aReportInput({
      designName: 'x'.repeat(100),
      description: 'W'.repeat(500),
      requirements: { sites },
    });
    await expect(renderReport(input)).resolves.toMatchObject({ pages: expect.any(Number) });
  });

  it('reads no file and fetches no address, whatever a name contains', async () => {
    const input = aReportInput({
      designName: 'file:///etc/passwd',
      description: 'https://example.com/a.png',
    });
    await expect(renderReport(input)).resolves.toBeDefined();
  });
});

describe('any topology that the contract allows', () => {
  it('renders, however it was edited', async () => {
    const odd = fc.constantFrom('A', 'HQ-CORE-1', 'Ł'.repeat(100), '東京 1', ' ', '=1+1');
    const node = fc.record(
      {
        type: fc.constantFrom('router', 'firewall', 'switch', 'accesspoint', 'server', 'user', 'internet'),
        label: odd.filter((label) => label.trim() !== ''),
        layer: fc.constantFrom('internet', 'edge', 'core', 'distribution', 'access', 'endpoint'),
        site: odd,
        floor: fc.integer({ min: 1, max: 30 }),
        quantity: fc.integer({ min: 1, max: 1_000_000 }),
        addresses: fc.array(
          odd.map((text) => text.slice(0, 50)),
          { maxLength: 3 },
        ),
        ports: fc
          .tuple(fc.nat(10_000), fc.nat(10_000))
          .map(([a, b]) => ({ total: Math.max(a, b), used: Math.min(a, b) })),
      },
      { requiredKeys: ['type', 'label', 'layer', 'quantity', 'addresses'] },
    );
    const edge = fc.record(
      {
        source: fc.nat(39),
        target: fc.nat(39),
        type: fc.constantFrom('trunk', 'lan', 'wan', 'wireless'),
        bandwidthMbps: fc.nat(400_000),
        lengthM: fc.nat(1_000),
        sourcePort: odd.map((text) => text.slice(0, 50)),
      },
      { requiredKeys: ['source', 'target', 'type'] },
    );
    const graphs = fc
      .tuple(fc.array(node, { minLength: 0, maxLength: 40 }), fc.array(edge, { maxLength: 60 }))
      .map(([nodes, edges]) =>
        Graph.parse({
          nodes: nodes.map((n, index) => ({ ...n, id: `n${index}` })),
          edges: edges
            .filter(({ source, target }) => source < nodes.length && target < nodes.length)
            .map((e, index) => ({
              ...e,
              id: `e${index}`,
              source: `n${e.source}`,
              target: `n${e.target}`,
              vlans: [],
            })),
        }),
      );
    await fc.assert(
      fc.asyncProperty(graphs, async (graph) => {
        const { pages } = await renderReport(aReportInput({}, graph));
        expect(pages).toBeGreaterThan(5);
      }),
      { numRuns: propertyRuns(8, 100) },
    );
  }, 60_000);
});

it('renders more than 1,000 devices', async () => {
  const branch = (n: number) => ({
    name: `Branch ${n}`,
    wiredUsers: 25,
    wirelessUsers: 30,
    phones: 25,
    floors: 2,
  });
  const sites = [
    {
      name: 'Headquarters',
      kind: 'headquarters' as const,
      floors: 12,
      wiredUsers: 1_800,
      wirelessUsers: 2_400,
      servers: 60,
    },
    ...Array.from({ length: 60 }, (_, n) => branch(n + 1)),
  ];
  const input = aReportInput({
    requirements: { sites, redundancy: { internet: true, coreSwitching: true } },
  });
  expect(input.topology.nodes.length).toBeGreaterThan(1_000);
  const { pages } = await renderReport(input);
  expect(pages).toBeGreaterThan(40);
}, 30_000);
