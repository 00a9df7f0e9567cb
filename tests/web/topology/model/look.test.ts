import { describe, expect, test } from 'vitest';
import { Requirements } from '#shared/contract/requirements.ts';
import type { Graph } from '#shared/contract/topology-items.ts';
import { checkPlan } from '#shared/network/checks/check-plan.ts';
import { planTopology } from '#shared/network/plan.ts';
import { usualFigures } from '#shared/network/requirements/usual-figures.ts';
import { linkText } from '#web/features/topology/model/link-text.ts';
import { type Look, lookFields, lookFrom } from '#web/features/topology/model/look.ts';
import { lookGraph } from '#web/features/topology/model/look-graph.ts';
import { overlayOf } from '#web/features/topology/model/overlay.ts';
import { shownScope } from '#web/features/topology/model/shown-scope.ts';
import { siteFindings } from '#web/features/topology/model/site-findings.ts';
import { aGraph, aLink, aNode } from '../campus.ts';

const requirements = Requirements.parse({
  sites: [
    { name: 'Leeds', kind: 'headquarters', floors: 2, wiredUsers: 90, wirelessUsers: 60, servers: 4 },
    { name: 'York', wiredUsers: 8, wirelessUsers: 4, phones: 4 },
  ],
});
const plan: Graph = planTopology(requirements);
const plain = lookFrom(new URLSearchParams());
const idsOf = ({ nodes }: Graph) => nodes.map(({ id }) => id);

describe('a view of the plan', () => {
  test('is kept in the address, and what an address does not know is left out', () => {
    const look: Look = {
      look: 'around',
      vlan: undefined,
      around: 'hq-core-1',
      hops: 3,
      overlay: 'poe',
      texts: ['rate', 'vlans'],
    };
    expect(lookFrom(new URLSearchParams(lookFields(look)))).toEqual(look);
    expect(lookFields(plain)).toEqual([]);
    expect(lookFrom(new URLSearchParams('look=nonsense&vlan=9999&hops=80&colour=red&text=poem'))).toEqual(
      plain,
    );
  });

  test('of one VLAN has the links that carry it, and what they join', () => {
    const vlan = plan.subnets.find(({ purpose, vlan }) => purpose === 'data' && vlan !== undefined)?.vlan;
    const drawn = lookGraph(plan, { ...plain, look: 'vlan', vlan });
    expect(drawn.edges.length).toBeGreaterThan(0);
    expect(drawn.edges.every(({ vlans }) => vlans.includes(vlan ?? 0))).toBe(true);
    const ends = new Set(drawn.edges.flatMap(({ source, target }) => [source, target]));
    expect(idsOf(drawn).toSorted()).toEqual([...ends].toSorted());
  });

  test('of layer 3 has routers, firewalls and gateways, and no access points or people', () => {
    const { nodes, edges } = lookGraph(plan, { ...plain, look: 'layer3' });
    expect(nodes.map(({ type }) => type)).not.toContain('accesspoint');
    expect(nodes.map(({ layer }) => layer)).not.toContain('endpoint');
    expect(nodes.some(({ type }) => type === 'firewall' || type === 'router')).toBe(true);
    expect(edges.length).toBeGreaterThan(0);
  });

  test('of zones frames people and servers by the zones that policies name', () => {
    const { nodes } = lookGraph(plan, { ...plain, look: 'zones' });
    const framed = new Set(nodes.flatMap(({ site }) => site ?? []));
    expect(framed).toContain('Data');
    expect(framed).not.toContain('Leeds');
    expect(nodes.filter(({ layer }) => layer === 'endpoint').every(({ site }) => site !== undefined)).toBe(
      true,
    );
  });

  test('of zones has each of several sites once in a zone, with all that it has there', () => {
    const of = (sites: readonly { name: string; wiredUsers: number }[]) =>
      planTopology(
        Requirements.parse({ sites: sites.map((site) => ({ ...site, wirelessUsers: 30, floors: 3 })) }),
      );
    const several = of([
      { name: 'Leeds', wiredUsers: 90 },
      { name: 'York', wiredUsers: 40 },
    ]);
    const endpoints = ({ nodes }: Pick<Graph, 'nodes'>) => nodes.filter(({ layer }) => layer === 'endpoint');
    const drawn = endpoints(lookGraph(several, { ...plain, look: 'zones' }));
    const data = drawn.filter(({ site }) => site === 'Data').map(({ label, quantity }) => [label, quantity]);
    expect(data).toEqual([
      ['Leeds', 120],
      ['York', 70],
    ]);
    const alone = of([{ name: 'Leeds', wiredUsers: 90 }]);
    expect(endpoints(lookGraph(alone, { ...plain, look: 'zones' }))).toHaveLength(endpoints(alone).length);
  });

  test('around a device has what is within so many links', () => {
    const chain = aGraph(
      ['a', 'b', 'c', 'd'].map((id) => aNode({ id })),
      [aLink('a', 'b'), aLink('b', 'c'), aLink('c', 'd')],
    );
    const near = (hops: number) => idsOf(lookGraph(chain, { ...plain, look: 'around', around: 'a', hops }));
    expect(near(1)).toEqual(['a', 'b']);
    expect(near(2)).toEqual(['a', 'b', 'c']);
    expect(lookGraph(chain, { ...plain, look: 'around', around: 'gone' })).toBe(chain);
  });
});

describe('a colour', () => {
  const checks = checkPlan({ graph: plan, requirements, devices: [] });
  const figures = usualFigures;
  const input = { graph: plan, devices: [], figures, checks, failures: [{ id: 'hq-core-1', endpoints: 12 }] };

  test('of findings is that of the checks, device by device and site by site', () => {
    const { values } = overlayOf('findings', input);
    const found = checks.flatMap(({ findings }) => findings);
    const [worst] = found.filter(({ severity }) => severity === 'failure');
    if (worst) expect(values.get(worst.elements[0] ?? '')?.tone).toBe('bad');
    expect(values.size).toBe(new Set(found.flatMap(({ elements }) => elements)).size);
    const sum = [...siteFindings(plan, checks).values()].reduce((all, one) => all + one.failures, 0);
    expect(sum).toBeGreaterThanOrEqual(found.filter(({ severity }) => severity === 'failure').length);
  });

  test('of ports and oversubscription has a figure for each switch that has one', () => {
    const inUse = overlayOf('ports', input).values;
    const [withPorts] = plan.nodes.filter(({ ports }) => ports && ports.total > 0);
    expect(inUse.get(withPorts?.id ?? '')?.figure).toMatch(/^\d+ %$/);
    const ratios = [...overlayOf('oversubscription', input).values.values()];
    expect(ratios.length).toBeGreaterThan(0);
    expect(ratios.every(({ figure }) => /:1$/.test(figure))).toBe(true);
  });

  test('of oversubscription follows what the design allows, not what is usual', () => {
    const tones = (accessOversubscription: number) =>
      new Set(
        [
          ...overlayOf('oversubscription', { ...input, figures: { ...figures, accessOversubscription } })
            .values,
        ].map(([, { tone }]) => tone),
      );
    expect(tones(1_000)).not.toContain('bad');
    expect(tones(0.001)).toContain('bad');
  });

  test('of circuits says what each carries of its rate at the busy hour, as it is now', () => {
    const circuit = plan.edges.find(({ because }) => typeof because?.inputs.neededMbps === 'number');
    const needed = Number(circuit?.because?.inputs.neededMbps);
    const figureAt = (bandwidthMbps: number) => {
      const edges = plan.edges.map((edge) => (edge.id === circuit?.id ? { ...edge, bandwidthMbps } : edge));
      return overlayOf('circuits', { ...input, graph: { ...plan, edges } }).values.get(circuit?.id ?? '');
    };
    expect(figureAt(needed * 2)).toEqual({ tone: 'good', figure: '50 %' });
    expect(figureAt(needed)).toEqual({ tone: 'warn', figure: '100 %' });
    expect(figureAt(needed / 2)).toEqual({ tone: 'bad', figure: '200 %' });
  });

  test('of failures says how many people are cut off', () => {
    expect(overlayOf('failures', input).values.get('hq-core-1')).toEqual({ tone: 'bad', figure: '12' });
  });
});

test('a link says what is asked for and known', () => {
  const link = aLink('a', 'b', { bandwidthMbps: 1_000, sourcePort: 'port 1', vlans: [10, 20] });
  expect(linkText(link, ['rate', 'ports', 'vlans', 'address'])).toBe('1 Gbit/s, port 1, VLAN 10, 20');
  expect(linkText(link, [])).toBe('');
});

test('a large network opens as its sites, a small one with all devices, and an address decides otherwise', () => {
  const nodes = Array.from({ length: 200 }, (_, i) => aNode({ id: `n${i}`, site: `Site ${i % 4}` }));
  const asked = { level: undefined, site: undefined };
  expect(shownScope({ nodes }, asked, false)).toEqual({ kind: 'sites' });
  expect(shownScope({ nodes }, asked, true)).toEqual({ kind: 'devices' });
  expect(shownScope({ nodes: nodes.slice(0, 20) }, asked, false)).toEqual({ kind: 'devices' });
  expect(shownScope({ nodes }, { ...asked, level: 'devices' }, false)).toEqual({ kind: 'devices' });
  expect(shownScope({ nodes }, { ...asked, site: 'Site 2' }, false)).toEqual({
    kind: 'site',
    site: 'Site 2',
  });
  expect(shownScope({ nodes }, { ...asked, site: 'gone' }, false)).toEqual({ kind: 'sites' });
});
