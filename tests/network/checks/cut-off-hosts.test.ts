import { describe, expect, it } from 'vitest';
import type { Graph } from '#shared/contract/topology-items.ts';
import { checkNetwork } from '#shared/network/checks/check-network.ts';
import { configureNetwork } from '#shared/network/configuration/configure-network.ts';
import { applyChanges } from '#shared/network/graph/apply-changes.ts';
import { planTopology } from '#shared/network/plan.ts';
import { traceRequirements } from '#shared/network/requirements/trace-requirements.ts';
import { NetworkSimulation } from '#shared/network/simulate/network-simulation.ts';
import { requirementsOf } from '../requirements-builder.ts';

const requirements = requirementsOf({
  sites: [
    {
      ...{ name: 'HQ', kind: 'headquarters', floors: 2, wiredUsers: 60, wirelessUsers: 150, phones: 20 },
      ...{ cameras: 6, printers: 3, servers: 4 },
    },
    { name: 'York', wiredUsers: 20, wirelessUsers: 10, cameras: 4 },
  ],
});
const plan = planTopology(requirements);

const without = (gone: string): Graph => ({
  ...plan,
  nodes: plan.nodes.filter(({ id }) => id !== gone),
  edges: plan.edges.filter(({ source, target }) => source !== gone && target !== gone),
});
const checked = (graph: Graph) =>
  checkNetwork({ graph, requirements, devices: [] }, { devices: 400, failures: 0 });
const failuresOf = (graph: Graph) =>
  checked(graph).flatMap(({ id, findings }) =>
    findings.filter(({ severity }) => severity === 'failure').map((finding) => ({ id, ...finding })),
  );

describe('the only switch of a site, removed', () => {
  const graph = without('yor-f1-acc-1');

  it('leaves people and access points that are named, those behind access points by these', () => {
    const isolated = failuresOf(graph).filter(({ id }) => id === 'isolated');
    expect(isolated.map(({ elements }) => elements[0])).toEqual([
      'yor-f1-wired-users',
      'yor-f1-ap-1',
      'yor-f1-ap-2',
      'yor-f1-cameras',
    ]);
    expect(isolated[0]?.sentence).toBe(
      'No link leads from YOR F1 wired users to a switch or another device of the network: nothing reaches it.',
    );
    expect(isolated.filter(({ fix }) => fix)).toEqual([]);
  });

  it('leaves what they asked for unserved', () => {
    const lacking = traceRequirements(requirements, graph).filter((one) => one.lacking !== undefined);
    expect(lacking.map(({ words, lacking: what, areAllUnlinked }) => [words, what, areAllUnlinked])).toEqual([
      ['20 wired users at York', '20 of 20 have no link into the network.', true],
      ['10 wireless users at York', '10 of 10 have no link into the network.', true],
      ['4 cameras at York', '4 of 4 have no link into the network.', true],
    ]);
  });

  it('leaves their flows promised, and dropped', () => {
    const flowsFrom = (own: Graph) => {
      const configured = configureNetwork(own, requirements);
      if (configured.kind === 'refused') throw new Error('Refused.');
      return new NetworkSimulation(configured.network).matrix.filter(({ flow }) =>
        flow.source.startsWith('yor-f1-wired-users'),
      );
    };
    const promised = flowsFrom(graph).filter(({ flow }) => flow.expected === 'pass');
    expect(promised.map(({ flow }) => flow.id)).toEqual(
      flowsFrom(plan)
        .filter(({ flow }) => flow.expected === 'pass')
        .map(({ flow }) => flow.id),
    );
    expect(promised.length).toBeGreaterThan(0);
    expect(promised.filter(({ isAsExpected }) => isAsExpected)).toEqual([]);
  });
});

const accessSwitch = 'hq-f1-acc-2';

describe('an access switch beside another one, removed', () => {
  const graph = without(accessSwitch);

  it('leaves access points that a fix links to the free ports of a switch of their site', () => {
    const isolated = failuresOf(graph).filter(({ id }) => id === 'isolated');
    expect(isolated.length).toBeGreaterThan(0);
    const fixes = isolated.flatMap(({ fix }) => fix ?? []);
    expect(fixes).toHaveLength(isolated.length);
    for (const fix of fixes) {
      expect(fix.label).toMatch(/^Link HQ.* to HQ-/);
      const after = failuresOf(applyChanges(graph, fix.changes));
      expect(after.filter(({ id }) => id === 'ports')).toEqual([]);
      expect(after.length).toBeLessThan(failuresOf(graph).length);
    }
  });
});
