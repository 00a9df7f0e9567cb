import { describe, expect, it } from 'vitest';
import { TopologyEdge } from '#shared/contract/topology-items.ts';
import { catalogue } from '#shared/equipment/catalogue/catalogue.ts';
import { checkPlan } from '#shared/network/checks/check-plan.ts';
import { applyChanges } from '#shared/network/graph/apply-changes.ts';
import { aGraph, aLink, aNode } from '../graph-builder.ts';
import { requirementsOf } from '../requirements-builder.ts';

type Ports = readonly [string, string];

/** Two firewalls as one, with links between the two, and one of the first to a switch. */
function cluster(name: string, between: readonly (Ports | [...Ports, number])[], toSwitch: string) {
  const device = catalogue.find(({ model }) => model === name);
  if (device === undefined) throw new Error(`no ${name}`);
  const member = { equipmentId: device.id, cluster: 'hq-fw', pair: 'hq-fw' };
  return aGraph(
    [
      aNode('firewall', { id: 'fw-1', ...member }),
      aNode('firewall', { id: 'fw-2', ...member }),
      aNode('core', { id: 'core' }),
    ],
    [
      ...between.map(([sourcePort, targetPort, bandwidthMbps = 1_000], at) =>
        aLink('fw-1', 'fw-2', { id: `between-${at}`, sourcePort, targetPort, bandwidthMbps }),
      ),
      aLink('fw-1', 'core', {
        sourcePort: toSwitch,
        targetPort: 'port 1',
        bandwidthMbps: 1_000,
        vlans: [10],
      }),
    ],
  );
}

const findingsIn = (graph: ReturnType<typeof cluster>) =>
  checkPlan({ graph, requirements: requirementsOf({}), devices: catalogue })
    .filter(({ id }) => id === 'ports')
    .flatMap(({ findings }) => findings);

const right = [
  ['ge-0/0/1', 'ge-0/0/1'],
  ['ge-0/0/2', 'ge-0/0/2'],
] as const;

describe('a chassis cluster that was drawn by hand', () => {
  it('is in order where its control link is on the control ports', () => {
    expect(findingsIn(cluster('SRX300', right, 'ge-0/0/3'))).toEqual([]);
    expect(findingsIn(cluster('SRX1600', [['HA control 0', 'HA control 0'], right[1]], 'ge-0/0/1'))).toEqual(
      [],
    );
  });

  it('is found to have a link on its management port, and a fix moves it to a free one', () => {
    const graph = cluster('SRX300', right, 'ge-0/0/0');
    const [finding, ...more] = findingsIn(graph);
    expect(more).toEqual([]);
    expect(finding?.sentence).toBe(
      'FW-1: in a chassis cluster of Juniper SRX300, ge-0/0/0 is the management port and ends no link.',
    );
    const changes = finding?.fix?.changes;
    if (changes === undefined) throw new Error('no fix');
    expect(findingsIn({ ...graph, ...applyChanges(graph, changes) })).toEqual([]);
  });

  it('is found to have a link to others on its control port', () => {
    const sentences = findingsIn(cluster('SRX380', [['ge-0/0/2', 'ge-0/0/2']], 'ge-0/0/1')).map(
      ({ sentence }) => sentence,
    );
    expect(sentences).toEqual([
      'FW-1: in a chassis cluster of Juniper SRX380, ge-0/0/1 is the control port and ends the control link alone.',
      'FW-1 and FW-2 have no control link: a chassis cluster of Juniper SRX380 has it from ge-0/0/1 to ge-0/0/1.',
    ]);
  });

  it('is found to have no control link, and a fix makes the first of its two links that', () => {
    const graph = cluster(
      'SRX340',
      [
        ['ge-0/0/4', 'ge-0/0/4'],
        ['ge-0/0/5', 'ge-0/0/5'],
      ],
      'ge-0/0/3',
    );
    const [finding, ...more] = findingsIn(graph);
    expect(more).toEqual([]);
    expect(finding?.elements).toEqual(['fw-1', 'fw-2', 'between-0', 'between-1']);
    const changes = finding?.fix?.changes;
    if (changes === undefined) throw new Error('no fix');
    const mended = applyChanges(graph, changes);
    expect(TopologyEdge.array().parse(mended.edges)[0]).toMatchObject({
      sourcePort: 'ge-0/0/1',
      targetPort: 'ge-0/0/1',
    });
    expect(findingsIn({ ...graph, ...mended })).toEqual([]);
  });

  it('is found to have no fabric link, or one that is too fast', () => {
    expect(findingsIn(cluster('SRX300', [right[0]], 'ge-0/0/3')).map(({ sentence }) => sentence)).toEqual([
      'FW-1 and FW-2 have no fabric link: a chassis cluster of Juniper SRX300 shares its sessions over one beside the control link.',
    ]);
    const fast = cluster('SRX380', [right[0], ['xe-0/0/16', 'xe-0/0/16', 10_000]], 'ge-0/0/3');
    expect(findingsIn(fast).map(({ sentence }) => sentence)).toEqual([
      'FW-1: in a chassis cluster of Juniper SRX380, a fabric link ends on ports of 1 Gbit/s, and xe-0/0/16 is faster.',
      'FW-2: in a chassis cluster of Juniper SRX380, a fabric link ends on ports of 1 Gbit/s, and xe-0/0/16 is faster.',
    ]);
  });
});
