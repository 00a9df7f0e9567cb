import { describe, expect, it } from 'vitest';
import type { Graph } from '#shared/contract/topology-items.ts';
import { catalogue } from '#shared/equipment/catalogue/catalogue.ts';
import { checkCapabilities } from '#shared/network/checks/capabilities.ts';
import { configureNetwork } from '#shared/network/configuration/configure-network.ts';
import { networkViewOf } from '#shared/network/configuration/view/network-view.ts';
import { viewAfter } from '#shared/network/configuration/view/view-after.ts';
import { type DeviceOf, devicesById } from '#shared/network/hardware/devices.ts';
import { planNetwork } from '#shared/network/plan.ts';
import { allCases } from '../reference/cases/all-cases.ts';

const reference = allCases.find(({ id }) => id === 'clinic');
if (reference === undefined) throw new Error('There is no such design.');
const { requirements } = reference;
const planned = planNetwork({ requirements, devices: catalogue, assigned: [], today: '2026-11-21' });
const desk = planned.edges.find(({ type, vlans }) => type === 'lan' && vlans.length > 0);
const edited: Graph = {
  ...planned,
  edges: planned.edges.map((own) => (own === desk ? { ...own, vlans: [] } : own)),
};

describe('an edit of a link', () => {
  it('leaves what the plan says of devices and gateways', () => {
    const before = networkViewOf(planned);
    const now = viewAfter(edited, before);
    expect(now.endsOf).not.toBe(before.endsOf);
    expect(now.devices).toBe(before.devices);
    expect(now.deviceOf).toBe(before.deviceOf);
    expect(now.peerOf).toBe(before.peerOf);
    expect(now.layer3.gatewaysOf).toBe(before.layer3.gatewaysOf);
    expect(now.layer3.subnetsOf).toBe(before.layer3.subnetsOf);
    const subnet = planned.subnets.find(({ id }) => before.gatewaysOf(id).length > 0)?.id ?? '';
    expect(before.gatewaysOf(subnet)).not.toEqual([]);
    expect(now.gatewaysOf(subnet)).toBe(before.gatewaysOf(subnet));
  });

  it('asks for no model of a device that is configured as before', () => {
    const configured = configureNetwork(planned, requirements, catalogue);
    if (configured.kind === 'refused') throw new Error('The plan is refused.');
    let asked = 0;
    const modelOf = devicesById(catalogue);
    const counting: DeviceOf = (node) => {
      asked += 1;
      return modelOf(node);
    };
    const answer = checkCapabilities(planned, configured.network.devices, counting);
    expect(asked).toBeGreaterThan(0);
    asked = 0;
    expect(checkCapabilities(edited, configured.network.devices, counting)).toEqual(answer);
    expect(asked).toBe(0);
  });
});
