import { describe, expect, it } from 'vitest';
import type { RequirementsInput } from '#shared/contract/requirements.ts';
import { catalogue } from '#shared/equipment/catalogue/catalogue.ts';
import { planBill } from '#shared/network/bill/plan-bill.ts';
import { devicesById } from '#shared/network/hardware/devices.ts';
import { planNetwork } from '#shared/network/plan.ts';
import { arithmeticOf } from '#shared/network/reasons/reason-text.ts';
import { requirementsOf } from '../requirements-builder.ts';

type Kind = NonNullable<RequirementsInput['sites']>[number]['kind'];

const deviceOf = devicesById(catalogue);

/** A site with controllers on switches of their own, beside offices. */
function controllersAt(kind: Kind, more: Partial<RequirementsInput> = {}) {
  const requirements = requirementsOf({
    sites: [{ name: 'Works', kind, wiredUsers: 20, wirelessUsers: 10, servers: 2, areaM2: 2_000 }],
    segments: [
      {
        name: 'Controllers',
        type: 'iot',
        users: 20,
        poe: 'none',
        isolationLevel: 'physical',
        reaches: 'servers',
      },
    ],
    ...more,
  });
  const graph = planNetwork({ requirements, devices: catalogue, assigned: [], today: '2026-11-21' });
  const hosts = graph.nodes.filter(({ type, group }) => type === 'user' && group === 'cameras');
  const ids = new Set(hosts.map(({ id }) => id));
  const links = graph.edges.filter(({ source, target }) => ids.has(source) || ids.has(target));
  const above = new Set(links.flatMap(({ source, target }) => [source, target]).filter((id) => !ids.has(id)));
  const switches = graph.nodes.filter(({ id }) => above.has(id));
  const bill = planBill({ graph, requirements, deviceOf });
  return { graph, hosts, switches, bill };
}

/** How many ports `Gi1/3-8, Gi1/12` are. */
const portsIn = (text: string): number =>
  text
    .split(', ')
    .filter((part) => part !== '')
    .reduce((sum, part) => {
      const [, from, to] = /(\d+)(?:-(\d+))?$/.exec(part) ?? [];
      return sum + (to === undefined ? 1 : Number(to) - Number(from) + 1);
    }, 0);

const environmentOf = (node: Parameters<typeof deviceOf>[0]) => deviceOf(node)?.specs.environment;

describe('switches beside machines', () => {
  it('hang on two that are joined no faster than the switches below them, elsewhere as fast as ordinary uplinks', () => {
    const acrossAt = (kind: Kind) => {
      const { graph } = controllersAt(kind, {
        redundancy: { coreSwitching: true },
        growth: { percent: 600 },
      });
      const heads = new Set(
        graph.nodes.flatMap(({ id, label }) => (label.includes('-SEP1-DIST-') ? [id] : [])),
      );
      const bundles = graph.edges.filter(({ source, target }) => heads.has(source) && heads.has(target));
      return bundles.map(({ bandwidthMbps, medium }) => [bandwidthMbps, medium]);
    };
    expect(acrossAt('factory')).toEqual([[1_000, 'copper']]);
    expect(acrossAt('warehouse')).toEqual([[10_000, 'fibre']]);
  });

  it.each([{}, { redundancy: { coreSwitching: true } }])(
    'are industrial where controllers of a factory are on their own: %j',
    (more) => {
      const { switches, hosts, graph } = controllersAt('factory', more);
      expect(hosts.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(20);
      expect(switches.length).toBeGreaterThan(1);
      expect(new Set(switches.map(environmentOf))).toEqual(new Set(['industrial']));
      // All hosts have a port, and each switch as many as it has.
      const own = switches.map((node) => {
        const linked = graph.edges.filter(({ source, target }) => source === node.id || target === node.id);
        const taken = linked.map((edge) => ({
          isHosts: hosts.some(({ id }) => id === edge.source || id === edge.target),
          ports: portsIn((edge.source === node.id ? edge.sourcePort : edge.targetPort) ?? ''),
        }));
        const all = taken.reduce((sum, { ports }) => sum + ports, 0);
        expect(all).toBeLessThanOrEqual(
          deviceOf(node)?.specs.ports.reduce((sum, { count }) => sum + count, 0) ?? 0,
        );
        return taken.reduce((sum, { isHosts, ports }) => sum + (isHosts ? ports : 0), 0);
      });
      expect(own.reduce((sum, ports) => sum + ports, 0)).toBe(20);
      expect(graph.nodes.filter(({ unmet }) => unmet)).toEqual([]);
    },
  );

  it('have uplinks whose arithmetic is that of their own rate', () => {
    const { graph, switches } = controllersAt('factory');
    const own = new Set(switches.map(({ id }) => id));
    const linksBy = (rule: string) =>
      graph.edges.filter(({ because, target }) => because?.rule === rule && own.has(target));
    const upwards = linksBy('access-uplinks');
    const patches = linksBy('closet-patch');
    // Two of one cabinet share a fibre.
    expect(upwards.length).toBeLessThan(switches.length);
    expect(upwards.length + patches.length).toBe(switches.length);
    for (const { bandwidthMbps } of [...upwards, ...patches]) expect(bandwidthMbps).toBe(1_000);
    for (const { because } of upwards) expect(arithmeticOf(because)).toContain(' / 1 Gbit/s of ');
  });

  it('leaves the desks of the factory, and such controllers in an office, on those of an ordinary room', () => {
    const office = controllersAt('office');
    expect(office.switches.map(environmentOf)).not.toContain('industrial');
    const { graph, switches } = controllersAt('factory');
    const own = new Set(switches.map(({ id }) => id));
    const others = graph.nodes.filter(({ id, type }) => type === 'switch' && !own.has(id));
    expect(others.length).toBeGreaterThan(0);
    expect(others.map(environmentOf)).not.toContain('industrial');
  });

  it('are in the cabinets of the machines, and buy none for outdoors', () => {
    const enclosures = ({ bill }: ReturnType<typeof controllersAt>) =>
      bill.lines.filter(({ kind }) => kind === 'enclosure');
    expect(enclosures(controllersAt('factory'))).toEqual([]);
    const sites = [
      {
        name: 'Works',
        kind: 'factory' as const,
        wiredUsers: 20,
        wirelessUsers: 10,
        areaM2: 2_000,
        outdoorM2: 60_000,
      },
    ];
    expect(enclosures(controllersAt('factory', { sites }))).toHaveLength(1);
  });
});
