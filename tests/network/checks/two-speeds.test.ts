import { describe, expect, it } from 'vitest';
import type { Graph } from '#shared/contract/topology-items.ts';
import { catalogue } from '#shared/equipment/catalogue/catalogue.ts';
import { portsOf } from '#shared/equipment/port-names.ts';
import { checkPlan } from '#shared/network/checks/check-plan.ts';
import { applyChanges } from '#shared/network/graph/apply-changes.ts';
import { aGraph, aLink, aNode } from '../graph-builder.ts';
import { requirementsOf } from '../requirements-builder.ts';

const modelOf = (wanted: string) => {
  const device = catalogue.find(({ partNumber }) => partNumber === wanted);
  if (device === undefined) throw new Error(`no ${wanted}`);
  return device;
};

/** A core switch of a model with the ports of its links, and what each of them runs at in Gbit/s. */
function drawn(partNumber: string, links: Readonly<Record<string, number>>): Graph {
  const model = modelOf(partNumber);
  const total = portsOf(model).length;
  const ends = Object.entries(links);
  return aGraph(
    [
      aNode('core', { id: 'core', equipmentId: model.id, ports: { total, used: ends.length } }),
      ...ends.map((_, at) => aNode('access', { id: `acc-${at}` })),
    ],
    ends.map(([sourcePort, gbps], at) =>
      aLink('core', `acc-${at}`, {
        sourcePort,
        targetPort: 'uplink 1',
        bandwidthMbps: gbps * 1_000,
        medium: 'fibre',
      }),
    ),
  );
}

const findingsIn = (graph: Graph) =>
  checkPlan({ graph, requirements: requirementsOf({}), devices: catalogue })
    .filter(({ id }) => id === 'ports')
    .flatMap(({ findings }) => findings);

describe('two speeds in one group of ports', () => {
  it('are found with both links and the group, and a fix moves the odd one to a group that fits', () => {
    const graph = drawn('EX4650-48Y-AFI', { 'et-0/0/0': 25, 'et-0/0/1': 25, 'xe-0/0/2': 10, 'xe-0/0/4': 10 });
    const [finding, ...more] = findingsIn(graph);
    expect(more).toEqual([]);
    expect(finding).toMatchObject({
      severity: 'failure',
      elements: ['core', 'core--acc-2', 'core--acc-0'],
      sentence:
        'CORE: the link to ACC-2 on xe-0/0/2 runs at 10 Gbit/s and that to ACC-0 on et-0/0/0 at 25 Gbit/s, but the ports ' +
        'et-0/0/0-3 all run at one speed. Move one of the two to another group.',
    });
    expect(finding?.fix?.label).toBe('Use xe-0/0/5 of CORE');
    if (finding?.fix === undefined) throw new Error('no fix');
    expect(findingsIn(applyChanges(graph, finding.fix.changes))).toEqual([]);
  });

  it('begin a new group where none of the speed has a port left', () => {
    const graph = drawn('JL624A', { '1/1/1': 25, '1/1/2': 25, '1/1/12': 10 });
    expect(findingsIn(graph).map(({ fix }) => fix?.label)).toEqual(['Use 1/1/13 of CORE']);
  });

  it('have no fix where every group runs at another speed', () => {
    const quads = Array.from({ length: 12 }, (_, at) => [`et-0/0/${4 * at}`, 25] as const);
    const graph = drawn('EX4650-48Y-AFI', { ...Object.fromEntries(quads), 'et-0/0/1': 25, 'xe-0/0/2': 10 });
    expect(findingsIn(graph).map(({ fix }) => fix)).toEqual([undefined]);
  });

  it('are none where slower links run in a group of 10 Gbit/s, and where nothing is known of groups', () => {
    expect(findingsIn(drawn('S5248F-ON', { 'Eth1/1/1': 10, 'Eth1/1/2': 1 }))).toEqual([]);
    expect(findingsIn(drawn('N9K-C93180YC-FX3', { 'Eth1/1': 25, 'Eth1/2': 10 }))).toEqual([]);
  });
});
