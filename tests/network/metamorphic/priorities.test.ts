import { describe, expect, it } from 'vitest';
import type { RequirementsInput } from '#shared/contract/requirements.ts';
import { configureNetwork } from '#shared/network/configuration/configure-network.ts';
import { classOfSubnet } from '#shared/network/configuration/interfaces/quality-of-service.ts';
import { controlPlaneOf } from '#shared/network/control-plane/control-plane.ts';
import { planTopology } from '#shared/network/plan.ts';
import { requirementsOf } from '../requirements-builder.ts';

type Segment = NonNullable<RequirementsInput['segments']>[number];
const priorities = ['low', 'medium', 'high', 'critical'] as const;

/** What the hosts of a segment are marked with, and the share of their class for each host in it, in per cent of a line. */
function servedAt(type: Segment['type'], bandwidthPriority: (typeof priorities)[number]) {
  const requirements = requirementsOf({
    sites: [{ name: 'Leeds', wiredUsers: 60, wirelessUsers: 30, guests: 30, cameras: 20, servers: 2 }],
    segments: [{ name: 'Stated', type, users: 20, bandwidthPriority }],
  });
  const graph = planTopology(requirements);
  const own = graph.subnets.find((subnet) => subnet.name.includes('Stated'));
  if (own === undefined) throw new Error('the segment has no subnet');
  const name = classOfSubnet(own, requirements);
  const classes = controlPlaneOf(graph, requirements).classes;
  const configured = configureNetwork(graph, requirements, []);
  const marks =
    configured.kind === 'refused'
      ? []
      : configured.network.devices.flatMap(({ qosMarkings }) =>
          (qosMarkings ?? []).flatMap(({ vlan, dscp }) => (vlan === own.vlan ? [dscp] : [])),
        );
  const { subnets = [], sharePercent = 0 } = classes.find((one) => one.name === name) ?? {};
  const hosts = graph.subnets.reduce((sum, { id, hosts }) => sum + (subnets.includes(id) ? hosts : 0), 0);
  return { marks: [...new Set(marks)], share: sharePercent / hosts };
}

describe.each(['department', 'guest', 'iot'] as const)('the priority of a segment: %s', (type) => {
  const served = priorities.map((priority) => servedAt(type, priority));

  it('marks its hosts differently at each of the four', () => {
    expect(served.map(({ marks }) => marks)).toEqual([[8], [0], [34], [26]]);
  });

  it('gives each of them no less of a line than a lower one', () => {
    const shares = served.map(({ share }) => share);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(shares[1]).toBeLessThan(shares[2] ?? 0);
  });
});
