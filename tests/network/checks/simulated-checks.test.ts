import { describe, expect, it } from 'vitest';
import type { Graph, TopologyEdge } from '#shared/contract/topology-items.ts';
import { checkNetwork } from '#shared/network/checks/check-network.ts';
import { type CheckId, type CheckResult, checkTitles } from '#shared/network/checks/finding.ts';
import { simulationSteps, usualBounds } from '#shared/network/checks/simulation-steps.ts';
import { applyChanges } from '#shared/network/graph/apply-changes.ts';
import { planTopology } from '#shared/network/plan.ts';
import { requirementsOf, threeSites } from '../requirements-builder.ts';

const redundancy = { internet: true, coreSwitching: true, power: true };
const requirements = requirementsOf({
  sites: [{ name: 'Plant', floors: 3, wiredUsers: 120, wirelessUsers: 60, phones: 60, servers: 4 }],
  redundancy,
});
const plan = planTopology(requirements);
const office = requirementsOf({ sites: [{ name: 'Shop', floors: 2, wiredUsers: 60, servers: 2 }] });

const check = (graph: Graph, id: CheckId): CheckResult => {
  const result = checkNetwork({ graph, requirements, devices: [] }).find((one) => one.id === id);
  if (result === undefined) throw new Error(`There is no check ${id}`);
  return result;
};

/** The only finding with a fix, and how the check ends once that is applied. */
function mended(graph: Graph, id: CheckId) {
  const [finding] = check(graph, id).findings.filter(({ fix }) => fix !== undefined);
  if (finding?.fix === undefined) throw new Error('No finding has a fix.');
  const after = check(applyChanges(graph, finding.fix.changes), id);
  return { sentence: finding.sentence, label: finding.fix.label, after: after.outcome };
}

describe('the list of checks', () => {
  it('has those that are simulated after those that read the plan, each once', () => {
    const results = checkNetwork({ graph: plan, requirements, devices: [] });
    expect(results.map(({ id }) => id)).toEqual(Object.keys(checkTitles));
    expect(results.slice(11, 16).map(({ outcome }) => outcome)).toEqual(Array(5).fill('pass'));
  });

  it('comes step by step, and says of each step what is not simulated yet', () => {
    const steps = [...simulationSteps({ graph: plan, requirements, devices: [] }, usualBounds)];
    expect(steps.length).toBeGreaterThan(2);
    const outcomes = steps.map(({ checks }) => checks[2]?.outcome);
    expect(new Set(outcomes.slice(0, -1))).toEqual(new Set(['not checked']));
    expect(steps[0]?.checks[2]?.note).toMatch(/^0 of \d+ single failures simulated so far\.$/);
    expect(outcomes.at(-1)).toBe('pass');
    const last = steps.at(-1)?.progress;
    expect(last?.done).toBe(last?.all);
  });

  it('names what is beyond its bounds as not checked', () => {
    const of = (bounds: typeof usualBounds) =>
      checkNetwork({ graph: plan, requirements, devices: [] }, bounds)
        .slice(11, 16)
        .map(({ outcome }) => outcome);
    expect(of({ ...usualBounds, failures: 10 })).toEqual(['pass', 'pass', 'not checked', 'pass', 'pass']);
    expect(of({ ...usualBounds, devices: 3 })).toEqual(Array(5).fill('not checked'));
  });

  it('does not check a plan that leaves something open, and names it', () => {
    const edges = plan.edges.map(({ addresses, ...edge }) =>
      edge.service === 'internet' ? edge : { ...edge, ...(addresses && { addresses }) },
    );
    const result = check({ ...plan, edges }, 'flows');
    expect(result.outcome).toBe('not checked');
    expect(result.note).toMatch(/^Not simulated, because the plan does not state .*address at PLA-FW-1/);
  });
});

describe('a single failure', () => {
  const branches = threeSites({ redundancy });
  const single = planTopology(threeSites());
  const failuresOf = (asked: typeof branches) =>
    checkNetwork(
      { graph: single, requirements: asked, devices: [] },
      { devices: 100, failures: 10_000_000 },
    ).find(({ id }) => id === 'failures');

  it('is a finding where redundancy is asked for and the network is without', () => {
    const result = failuresOf(branches);
    expect(result?.outcome).toBe('failure');
    expect(result?.findings.map(({ sentence }) => sentence)).toContainEqual(
      expect.stringMatching(/^If HQ-FW-1 fails, \d+ promised flows are lost, such as .+\. .+\.$/),
    );
  });

  it('is none where nothing has to survive it', () => {
    expect(failuresOf(threeSites())?.outcome).toBe('pass');
  });
});

describe('a finding of the simulator', () => {
  it('about a VLAN in two parts is mended by the trunk that lacks it', () => {
    const desks = plan.edges.find(({ target }) => target === 'pla-f2-phones');
    const vlan = desks?.vlans[0] ?? 0;
    const uplinks = plan.edges.filter(({ type, target }) => type === 'trunk' && target === desks?.source);
    const edges = plan.edges.map((edge) =>
      uplinks.includes(edge) ? { ...edge, vlans: edge.vlans.filter((own) => own !== vlan) } : edge,
    );
    expect(uplinks.length).toBeGreaterThan(0);
    expect(mended({ ...plan, edges }, 'layer-2')).toEqual({
      sentence: `VLAN ${vlan} of Plant is in 2 parts that are not connected.`,
      label: expect.stringMatching(new RegExp(`^Carry VLAN ${vlan} between PLA-CORE-\\d and PLA-F2-ACC-`)),
      after: 'pass',
    });
  });

  it('about neighbours in different subnets is mended by the addresses of their link', () => {
    const isBetween = ({ source, target }: TopologyEdge, one: string, other: string) =>
      source === one && target === other;
    const routed = plan.edges.find((edge) => edge.subnet && isBetween(edge, 'pla-core-1', 'pla-core-2'));
    const edges = plan.edges.map((edge) =>
      edge === routed
        ? { ...edge, addresses: { source: '10.255.255.1/31', target: '10.255.254.3/31' } }
        : edge,
    );
    expect(mended({ ...plan, edges }, 'adjacency')).toEqual({
      sentence: expect.stringMatching(/form no OSPF adjacency: their addresses are in different subnets\.$/),
      label: `Number it from ${routed?.subnet}`,
      after: 'pass',
    });
  });

  it('is said before its fixes are tried', () => {
    const edges = plan.edges.map((edge) =>
      edge.target === 'pla-f2-wired-users' ? { ...edge, vlans: [812] } : edge,
    );
    const steps = simulationSteps({ graph: { ...plan, edges }, requirements, devices: [] }, usualBounds);
    const [first, second] = [...steps].map(({ checks, progress }) => ({
      isLast: progress.done === progress.all,
      findings: checks.find(({ id }) => id === 'isolated')?.findings ?? [],
    }));
    expect(first?.isLast).toBe(false);
    expect(first?.findings.length).toBeGreaterThan(0);
    expect(first?.findings).toEqual(second?.findings.map(({ fix: _, ...unmended }) => unmended));
    expect(second?.findings.some(({ fix }) => fix !== undefined)).toBe(true);
  });

  it('about people in a VLAN without a subnet is mended by the VLAN of the others', () => {
    const desks = plan.edges.find(({ target }) => target === 'pla-f2-wired-users');
    const phones = plan.edges.find(({ target }) => target === 'pla-f2-phones');
    const lost = phones ?? desks;
    const edges = plan.edges.map((edge) => (edge.target === lost?.target ? { ...edge, vlans: [812] } : edge));
    expect(mended({ ...plan, edges }, 'isolated')).toEqual({
      sentence: expect.stringMatching(/is in VLAN 812, which has no subnet at Plant: nothing reaches it\.$/),
      label: expect.stringMatching(/^Put it into VLAN \d+/),
      after: 'pass',
    });
  });

  it('about a VLAN without root, whose gateway lost it, is mended by the link to the gateway', () => {
    const vlan = plan.subnets.find(({ purpose }) => purpose === 'server')?.vlan ?? 0;
    const small = planTopology(office);
    const found = (graph: Graph) =>
      checkNetwork({ graph, requirements: office, devices: [] }).flatMap(({ findings }) => findings);
    const isGateway = (id: string) => small.nodes.find((node) => node.id === id)?.type === 'firewall';
    const trunk = small.edges.find(({ source, vlans }) => isGateway(source) && vlans.includes(vlan));
    const edges = small.edges.map((edge) =>
      isGateway(edge.source) ? { ...edge, vlans: edge.vlans.filter((own) => own !== vlan) } : edge,
    );
    const finding = found({ ...small, edges }).find(({ sentence }) => sentence.startsWith('No switch has'));
    expect(finding?.sentence).toBe(`No switch has the root priority for VLAN ${vlan} of Shop.`);
    expect(finding?.fix?.changes.edges.changed.map(({ id }) => id)).toEqual([trunk?.id]);
    const dropped = found({ ...small, edges }).filter(({ sentence }) => sentence.includes('dropped'));
    expect(dropped.length).toBeGreaterThan(0);
    for (const { sentence, fix } of dropped) {
      expect(sentence.split('. ')[0]).not.toMatch(/ to \d/);
      expect(fix).toEqual(finding?.fix);
    }
    const after = finding?.fix && found(applyChanges({ ...small, edges }, finding.fix.changes));
    expect(after).toEqual(found(small));
  });
});
