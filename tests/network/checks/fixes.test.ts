import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Device } from '#shared/contract/device.ts';
import type { Requirements } from '#shared/contract/requirements.ts';
import type { Graph, TopologyEdge, TopologyNode } from '#shared/contract/topology-items.ts';
import { catalogue } from '#shared/equipment/catalogue/catalogue.ts';
import { checkNetwork } from '#shared/network/checks/check-network.ts';
import { checkPlan } from '#shared/network/checks/check-plan.ts';
import type { Finding } from '#shared/network/checks/finding.ts';
import type { SimulationBounds } from '#shared/network/checks/simulation-steps.ts';
import { applyChanges } from '#shared/network/graph/apply-changes.ts';
import { planNetwork, planTopology } from '#shared/network/plan.ts';
import { simulatedCheckIds } from '#shared/network/simulate/findings/simulated-finding.ts';
import { propertyRuns, propertyTimeout } from '../../support/property-runs.ts';
import { anyRequirements, networksOfAllSizes } from '../requirements-builder.ts';

/** One thing that someone may break in a plan, at elements that `at` and `with` choose, 0 to 1. */
interface Damage {
  readonly kind: (typeof kinds)[number];
  readonly at: number;
  readonly with: number;
}

const kinds = [
  'a port without a name',
  'all ports of a device without a name',
  'a port of another link',
  'a port that no model has',
  'no model',
  'another model',
  'no port total',
  'the name of another device',
  'an address of another device',
  'no addresses',
  'another VLAN',
  'another VLAN of a subnet',
  'a reserved VLAN of a subnet',
  'one address of a neighbour',
  'another gateway',
  'no site block',
  'a VLAN less on a trunk',
  'other addresses on a link',
  'the address of a gateway',
  'a block that is no /64',
  'a gateway without its VLANs',
] as const;

const fraction = fc.noBias(fc.integer({ min: 0, max: 9_999 })).map((part) => part / 10_000);
const anyDamage = fc.array(fc.record({ kind: fc.constantFrom(...kinds), at: fraction, with: fraction }), {
  minLength: 1,
  maxLength: 6,
});

const chosen = <Item>(items: readonly Item[], at: number): Item | undefined =>
  items[Math.floor(at * items.length)];

type End = 'sourcePort' | 'targetPort';
const ends: readonly End[] = ['sourcePort', 'targetPort'];

function damaged(graph: Graph, damage: Damage): Graph {
  const { nodes, edges, subnets } = graph;
  const { at, with: other } = damage;
  const isDevice = ({ type }: TopologyNode) => type !== 'user' && type !== 'internet';
  const node = chosen(nodes.filter(isDevice), at);
  const edge = chosen(edges, at);
  const subnet = chosen(subnets, at);
  if (node === undefined || edge === undefined || subnet === undefined) return graph;
  const end = chosen(ends, other) ?? 'sourcePort';
  const withNode = (changed: TopologyNode): Graph => ({
    ...graph,
    nodes: nodes.map((one) => (one === node ? changed : one)),
  });
  const withEdge = (changed: TopologyEdge): Graph => ({
    ...graph,
    edges: edges.map((one) => (one === edge ? changed : one)),
  });
  switch (damage.kind) {
    case 'a port without a name':
      return withEdge(without(edge, end));
    case 'all ports of a device without a name':
      return {
        ...graph,
        edges: edges.map((one) => {
          if (one.source === node.id) return without(one, 'sourcePort');
          return one.target === node.id ? without(one, 'targetPort') : one;
        }),
      };
    case 'a port of another link': {
      const id = end === 'sourcePort' ? edge.source : edge.target;
      const port = chosen(
        edges.flatMap((one) => {
          if (one === edge) return [];
          const own = one.source === id ? one.sourcePort : one.target === id ? one.targetPort : undefined;
          return own === undefined ? [] : [own];
        }),
        other * 2 - Math.floor(other * 2),
      );
      return withEdge(port === undefined ? edge : { ...edge, [end]: port });
    }
    case 'a port that no model has':
      return withEdge({ ...edge, [end]: 'Slot 9/99' });
    case 'no model':
      return withNode(without(node, 'equipmentId'));
    case 'another model': {
      const alike = catalogue.filter(({ category }) => category === modelOf(node)?.category);
      const device = chosen(alike, other);
      return withNode(device === undefined ? node : { ...node, equipmentId: device.id });
    }
    case 'no port total':
      return withNode(without(node, 'ports'));
    case 'the name of another device':
      return withNode({ ...node, label: chosen(nodes.filter(isDevice), other)?.label ?? node.label });
    case 'an address of another device':
      return withNode({ ...node, addresses: chosen(nodes, other)?.addresses ?? [] });
    case 'no addresses':
      return withNode({ ...node, addresses: [] });
    case 'another VLAN':
      return withEdge({ ...edge, vlans: [Math.floor(1 + other * 4_093)] });
    case 'a reserved VLAN of a subnet': {
      const [own, vlan] = [subnet.vlan, chosen([1, 998, 999, 1_003, 4_000], other) ?? 1];
      if (own === undefined) return graph;
      const isThere = ({ source, target }: TopologyEdge) =>
        nodes.some(({ id, site }) => site === subnet.site && (id === source || id === target));
      return {
        ...graph,
        subnets: subnets.map((one) => (one === subnet ? { ...one, vlan } : one)),
        edges: edges.map((one) =>
          isThere(one) ? { ...one, vlans: one.vlans.map((each) => (each === own ? vlan : each)) } : one,
        ),
      };
    }
    case 'one address of a neighbour': {
      const near = chosen(
        nodes.filter((one) => isDevice(one) && one.site === node.site && one !== node),
        other,
      );
      // Of those with both, the loopback or the management address.
      const [address] = near?.addresses ?? [];
      const [, ...rest] = node.addresses;
      return address === undefined || node.addresses.length === 0
        ? graph
        : withNode({ ...node, addresses: [address, ...rest] });
    }
    case 'another VLAN of a subnet':
    case 'another gateway': {
      const change =
        damage.kind === 'another gateway'
          ? { gateway: `10.${Math.floor(other * 256)}.0.${Math.floor(at * 256)}` }
          : { vlan: chosen(subnets, other)?.vlan ?? 1 };
      return { ...graph, subnets: subnets.map((one) => (one === subnet ? { ...one, ...change } : one)) };
    }
    case 'no site block':
      return { ...graph, subnets: subnets.filter(({ purpose }) => purpose !== 'site') };
    case 'a VLAN less on a trunk': {
      const trunk = chosen(
        edges.filter(({ type, vlans }) => type === 'trunk' && vlans.length > 1),
        at,
      );
      if (trunk === undefined) return graph;
      const { source, target } = trunk;
      const vlan = chosen(trunk.vlans, other);
      // The members of a bundle and of a pair lose it together, or the other one carries on.
      const isLike = (one: TopologyEdge) =>
        one.type === 'trunk' && (one.target === target || one.source === source);
      return {
        ...graph,
        edges: edges.map((one) =>
          isLike(one) ? { ...one, vlans: one.vlans.filter((own) => own !== vlan) } : one,
        ),
      };
    }
    case 'the address of a gateway': {
      const rows = subnets.filter(({ site, gateway }) => site === node.site && gateway !== undefined);
      const row = chosen(rows, other);
      const claimed = `${row?.gateway}/${row?.cidr?.split('/')[1]}`;
      return row === undefined ? graph : withNode({ ...node, addresses: [...node.addresses, claimed] });
    }
    case 'a block that is no /64': {
      const row = chosen(
        subnets.filter(({ vlan, ipv6 }) => vlan !== undefined && ipv6 !== undefined),
        at,
      );
      const ipv6 = row?.ipv6?.replace('/64', `/${[56, 60, 65, 80, 126][Math.floor(other * 5)]}`);
      return {
        ...graph,
        subnets: subnets.map((one) => (one === row && ipv6 !== undefined ? { ...one, ipv6 } : one)),
      };
    }
    case 'a gateway without its VLANs': {
      const gateways = nodes.filter(({ type }) => type === 'router' || type === 'firewall');
      const gateway = chosen(gateways, at);
      const isIts = ({ source, target, vlans }: TopologyEdge) =>
        vlans.length > 0 && [source, target].some((id) => id === gateway?.id);
      const kept = chosen([0, 1, 2], other) ?? 0;
      return {
        ...graph,
        edges: edges.map((one) => (isIts(one) ? { ...one, vlans: one.vlans.slice(0, kept) } : one)),
      };
    }
    case 'other addresses on a link': {
      const link = chosen(
        edges.filter(({ addresses }) => addresses !== undefined),
        at,
      );
      const wrong = { source: '10.255.255.1/31', target: '10.255.254.3/31' };
      return { ...graph, edges: edges.map((one) => (one === link ? { ...one, addresses: wrong } : one)) };
    }
  }
}

function without<Element extends object, Key extends keyof Element>(element: Element, key: Key) {
  const { [key]: _, ...rest } = element;
  return rest as Element;
}

const byId = new Map(catalogue.map((device) => [device.id, device]));
const modelOf = ({ equipmentId = '' }: TopologyNode): Device | undefined => byId.get(equipmentId);

const findingsOf = (graph: Graph, requirements: Requirements) =>
  checkPlan({ graph, requirements, devices: catalogue }).flatMap(({ findings }) => findings);

/** All checks, but that of failures, which the last test of `planned-networks` has. */
const atRest: SimulationBounds = { devices: 400, failures: 0 };
const allChecks = (graph: Graph, requirements: Requirements) =>
  checkNetwork({ graph, requirements, devices: catalogue }, atRest);

const failuresIn = (findings: readonly Finding[]) =>
  findings.filter(({ severity }) => severity === 'failure').map(({ sentence }) => sentence);

const isSimulated = (id: string): boolean => simulatedCheckIds.some((own) => own === id);

describe('a fix', () => {
  it(
    'ends its finding and never raises the number of failures, whatever is wrong with a plan',
    () => {
      let offered = 0;
      fc.assert(
        fc.property(anyRequirements(), fc.boolean(), anyDamage, (requirements, hasModels, damage) => {
          const plan = hasModels
            ? planNetwork({ requirements, devices: catalogue, assigned: [], today: '2026-11-21' })
            : planTopology(requirements);
          const graph = damage.reduce(damaged, plan);
          const findings = findingsOf(graph, requirements);
          const before = failuresIn(findings);
          for (const { sentence, fix } of findings) {
            if (fix === undefined) continue;
            offered += 1;
            const after = findingsOf(applyChanges(graph, fix.changes), requirements);
            const failures = failuresIn(after);
            const context = `${sentence} ${fix.label}: ${failures.filter((one) => !before.includes(one)).join(' ')}`;
            expect(failures.length, context).toBeLessThanOrEqual(before.length);
            expect(after.filter((one) => one.sentence === sentence).length, context).toBeLessThan(
              findings.filter((one) => one.sentence === sentence).length,
            );
          }
        }),
        { numRuns: propertyRuns(12, 480) },
      );
      expect(offered).toBeGreaterThan(0);
    },
    propertyTimeout(240_000),
  );

  it(
    'of any check raises no other check’s failures when the network is simulated, nor ends the simulation',
    () => {
      let offered = 0;
      fc.assert(
        fc.property(networksOfAllSizes(), anyDamage, (requirements, damage) => {
          const graph = damage.reduce(damaged, planTopology(requirements));
          if (graph.nodes.length > 400) return;
          const before = allChecks(graph, requirements);
          const fixable = before.flatMap(({ id, findings }) =>
            findings.flatMap(({ fix, sentence }) => (fix === undefined ? [] : [{ id, fix, sentence }])),
          );
          const simulated = fixable.filter(({ id }) => isSimulated(id));
          offered += simulated.length;
          for (const { fix, sentence } of [...simulated, ...fixable].slice(0, 3)) {
            const after = allChecks(applyChanges(graph, fix.changes), requirements);
            const isUnknown = (index: number) => before[index]?.outcome === 'not checked';
            for (const [index, { id, outcome, findings }] of after.entries()) {
              if (isUnknown(index)) continue;
              const context = `${id} after ${fix.label} (${sentence})`;
              if (isSimulated(id)) expect(outcome, context).not.toBe('not checked');
              expect(failuresIn(findings).length, context).toBeLessThanOrEqual(
                failuresIn(before[index]?.findings ?? []).length,
              );
            }
          }
        }),
        { numRuns: propertyRuns(16, 240) },
      );
      expect(offered).toBeGreaterThan(0);
    },
    propertyTimeout(240_000),
  );
});
