import { describe, expect, it } from 'vitest';
import type { Graph, TopologyEdge } from '#shared/contract/topology-items.ts';
import { catalogue } from '#shared/equipment/catalogue/catalogue.ts';
import { checkNetwork } from '#shared/network/checks/check-network.ts';
import type { Finding } from '#shared/network/checks/finding.ts';
import { applyChanges } from '#shared/network/graph/apply-changes.ts';
import { planNetwork, planTopology } from '#shared/network/plan.ts';
import { requirementsOf } from '../requirements-builder.ts';

const site = {
  name: 'Works',
  floors: 3,
  wiredUsers: 120,
  wirelessUsers: 80,
  phones: 60,
  cameras: 12,
  servers: 4,
};
const single = requirementsOf({ sites: [site] });
const paired = requirementsOf({
  sites: [site],
  redundancy: { internet: true, coreSwitching: true, power: true },
  vendorPreference: 'Fortinet',
});
const small = requirementsOf({
  sites: [{ name: 'Works', wiredUsers: 20, wirelessUsers: 15, phones: 20, cameras: 4, servers: 2 }],
});
/** Its core switches have models, and end aggregates together. */
const bundled = planNetwork({ requirements: paired, devices: catalogue, assigned: [], today: '2026-11-21' });
const plans = { small: planTopology(small), single: planTopology(single), paired: bundled };

const findingsIn = (graph: Graph, requirements = paired): Finding[] =>
  checkNetwork({ graph, requirements, devices: catalogue }, { devices: 400, failures: 0 }).flatMap(
    ({ findings }) => findings,
  );

const withLinks = (
  graph: Graph,
  isMeant: (edge: TopologyEdge) => boolean,
  change: (edge: TopologyEdge) => Partial<TopologyEdge>,
): Graph => ({
  ...graph,
  edges: graph.edges.map((edge) => (isMeant(edge) ? { ...edge, ...change(edge) } : edge)),
});

/** The labels of the fixes that are offered, each once, and what is found after each. */
function fixesIn(graph: Graph, requirements = paired) {
  const fixes = new Map(findingsIn(graph, requirements).map(({ fix }) => [fix?.label, fix]));
  return [...fixes].map(([label, fix]) => ({
    label,
    left: fix && findingsIn(applyChanges(graph, fix.changes), requirements).map(({ sentence }) => sentence),
  }));
}

describe('a gateway that lost all its VLANs but one', () => {
  it('has them back by one fix, which every finding of it offers', () => {
    const isIts = ({ source, type }: TopologyEdge) => source === 'wor-fw-1' && type === 'trunk';
    const trunk = plans.small.edges.find(isIts);
    const lost = trunk?.vlans.slice(1) ?? [];
    const graph = withLinks(plans.small, isIts, ({ vlans }) => ({ vlans: vlans.slice(0, 1) }));
    expect(lost.length).toBeGreaterThan(2);
    const before = findingsIn(plans.small, small).map(({ sentence }) => sentence);
    const fixes = fixesIn(graph, small).filter(({ left }) => left !== undefined);
    const numbers = `${lost.slice(0, -1).join(', ')} and ${lost.at(-1)}`;
    expect(fixes).toEqual([
      { label: expect.stringMatching(`^Carry VLANs ${numbers} between WOR-FW-1 and `), left: before },
    ]);
    const without = findingsIn(graph, small).filter(({ fix }) => fix === undefined);
    expect(without.map(({ sentence }) => sentence)).toEqual(before);
  });
});

describe('a VLAN that several switches lost', () => {
  it('is back at all of them by one fix', () => {
    const vlan = plans.single.subnets.find(({ purpose }) => purpose === 'voice')?.vlan ?? 0;
    const isUplink = ({ type, target }: TopologyEdge) => type === 'trunk' && /acc-\d+$/.test(target);
    const graph = withLinks(plans.single, isUplink, ({ vlans }) => ({
      vlans: vlans.filter((own) => own !== vlan),
    }));
    const before = findingsIn(plans.single, single).map(({ sentence }) => sentence);
    const fixes = fixesIn(graph, single).filter(({ left }) => left !== undefined);
    expect(fixes).toEqual([
      { label: expect.stringMatching(/^Carry VLAN \d+ between .+, and \d more like it$/), left: before },
    ]);
  });
});

describe('the two links of an aggregate', () => {
  const toFloor = plans.paired.edges.filter(
    ({ target, aggregate }) => aggregate !== undefined && target === 'wor-f1-acc-1',
  );
  const [, second] = toFloor;

  it('carry the same again, where one of them lost some', () => {
    const graph = withLinks(
      plans.paired,
      (edge) => edge === second,
      ({ vlans }) => ({ vlans: vlans.slice(2) }),
    );
    const [fix, ...others] = fixesIn(graph).filter(({ left }) => left !== undefined);
    expect(others).toEqual([]);
    expect(fix).toEqual({
      label: `Carry VLANs ${second?.vlans.slice(0, 2).join(' and ')} on WOR-CORE-2 – WOR-F1-ACC-1`,
      left: findingsIn(plans.paired).map(({ sentence }) => sentence),
    });
  });
});

describe('the links of a firewall’s two members to a switch', () => {
  it('are one interface again, where one of them has the subnet of another link', () => {
    const link = plans.paired.edges.find(({ id }) => id === 'wor-fw-2--wor-core-1');
    const other = plans.paired.edges.find(({ id }) => id === 'wor-fw-1--wor-core-2');
    const graph = withLinks(
      plans.paired,
      (edge) => edge === link,
      () => ({ subnet: other?.subnet ?? '' }),
    );
    const fixes = fixesIn(graph).filter(({ left }) => left !== undefined);
    expect(fixes).toEqual([
      {
        label: 'Join WOR-FW-2 – WOR-CORE-1 to WOR-FW-1 – WOR-CORE-1',
        left: findingsIn(plans.paired).map(({ sentence }) => sentence),
      },
    ]);
  });
});

describe('a link whose ends have one address', () => {
  it('is numbered from its subnet, whatever comes of it', () => {
    const circuit = plans.single.edges.find(({ service }) => service === 'internet');
    const address = circuit?.addresses?.source ?? '';
    const graph = withLinks(
      plans.single,
      (edge) => edge === circuit,
      () => ({ addresses: { source: address, target: address } }),
    );
    const fixes = fixesIn(graph, single).filter(({ left }) => left !== undefined);
    expect(fixes).toEqual([
      {
        label: `Number it from ${circuit?.subnet}`,
        left: findingsIn(plans.single, single).map(({ sentence }) => sentence),
      },
    ]);
  });
});

describe('access points whose ports lost the VLAN of their addresses', () => {
  it('are put back into it together', () => {
    const isAccessPoint = ({ id }: TopologyEdge) => id.includes('-ap-');
    const management = plans.single.subnets.find(({ purpose }) => purpose === 'management')?.vlan;
    const graph = withLinks(plans.single, isAccessPoint, ({ vlans }) => ({
      vlans: vlans.filter((vlan) => vlan !== management),
    }));
    const wrong = findingsIn(graph, single).filter(({ sentence }) => sentence.startsWith('Untagged frames'));
    expect(wrong.length).toBeGreaterThan(4);
    for (const { fix } of wrong) expect(fix && applyChanges(graph, fix.changes)).toEqual(plans.single);
  });
});
