import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DeviceConfiguration } from '#shared/contract/configuration/device-configuration.ts';
import type { Capability, Device } from '#shared/contract/device.ts';
import type { Requirements } from '#shared/contract/requirements.ts';
import type { Graph, TopologyNode } from '#shared/contract/topology-items.ts';
import { catalogue } from '#shared/equipment/catalogue/catalogue.ts';
import { configureNetwork } from '#shared/network/configuration/configure-network.ts';
import { planNetwork } from '#shared/network/plan.ts';
import { propertyRuns, propertyTimeout } from '../../support/property-runs.ts';
import { requirementsOf, upToFiveSites } from '../requirements-builder.ts';

const byId = new Map(catalogue.map((device) => [device.id, device]));
const plan = (requirements: Requirements): Graph =>
  planNetwork({ requirements, devices: catalogue, assigned: [], today: '2026-11-21' });

/** What a configuration asks of a device, read off it line by line without the engine's own reading. */
function askedBy(own: DeviceConfiguration): Capability[] {
  const { routing, firstHops, members, ipsec, nat, hostGuard, interfaces, mlag, kind } = own;
  const addressed = interfaces.filter(({ ipv4, ipv6 }) => ipv4.length > 0 || ipv6.length > 0).length;
  const asked: [boolean, Capability][] = [
    [routing?.ospf !== undefined, 'ospfv2'],
    [routing?.ospf3 !== undefined, 'ospfv3'],
    [(routing?.bgp?.neighbours.length ?? 0) > 0, 'bgp'],
    // The one address of a switch that does not route has a default gateway, as every host has.
    [(routing?.statics.length ?? 0) > 0 && (kind !== 'switch' || addressed > 1), 'static-routes'],
    [firstHops.some(({ virtualMac }) => virtualMac !== undefined), 'vrrp'],
    [kind === 'firewall' && members.length > 1, 'firewall-ha'],
    [kind === 'firewall', 'stateful-firewall'],
    [ipsec.length > 0, 'ipsec'],
    [nat.length > 0, 'nat'],
    [(hostGuard?.dhcpSnooping.length ?? 0) > 0, 'dhcp-snooping'],
    [interfaces.some(({ switchport }) => switchport?.authentication !== undefined), 'dot1x'],
    [mlag !== undefined, 'mlag'],
  ];
  return asked.flatMap(([isAsked, capability]) => (isAsked ? [capability] : []));
}

/** Models that cannot, or are not known to, do what they are configured to do, without the plan saying so. */
function incapable(graph: Graph, requirements: Requirements): string[] {
  const configured = configureNetwork(graph, requirements, catalogue);
  if (configured.kind === 'refused') return [];
  const nodes = new Map(graph.nodes.map((node) => [node.id, node]));
  return configured.network.devices.flatMap((own) =>
    own.members.flatMap(({ node: id }) => {
      const node = nodes.get(id);
      const device = byId.get(node?.equipmentId ?? '');
      if (node === undefined || device === undefined) return [];
      const doubts = String(node.model?.because?.inputs.doubts ?? '');
      return askedBy(own).flatMap((capability) => {
        const level = device.specs.capabilities?.[capability];
        const isSaid = level === undefined && doubts.includes('is not known');
        return level === 'yes' || level === 'licence' || isSaid ? [] : [`${device.model}: ${capability}`];
      });
    }),
  );
}

const hasPlace = ({ type }: TopologyNode): boolean => type !== 'user' && type !== 'internet';

/** Who makes the switches and access points of each site, those aside whose reason says why they are another’s. */
function makersBySite({ nodes }: Graph): string[][] {
  const inDomain = nodes.filter(
    ({ type, group }) => (type === 'switch' || type === 'accesspoint') && group !== 'management-ports',
  );
  const isExplained = ({ model }: TopologyNode) =>
    /It is not from/.test(String(model?.because?.inputs.warnings ?? ''));
  const isFabric = ({ equipmentId }: TopologyNode) => byId.get(equipmentId ?? '')?.class === 'data-centre';
  const kept = inDomain.filter((node) => !isExplained(node));
  return [...Map.groupBy(kept, (node) => `${node.site} ${isFabric(node)}`).values()].map((own) => [
    ...new Set(own.flatMap(({ model }) => model?.manufacturer ?? [])),
  ]);
}

describe('the models of any plan', () => {
  it(
    'can do what the plan configures on them, or the plan says what is not met',
    () => {
      fc.assert(
        fc.property(upToFiveSites(), (requirements) => {
          const graph = plan(requirements);
          const silent = graph.nodes.filter(
            (node) => hasPlace(node) && node.equipmentId === undefined && node.unmet === undefined,
          );
          expect(silent.map(({ label }) => label)).toEqual([]);
          expect(incapable(graph, requirements)).toEqual([]);
        }),
        { numRuns: propertyRuns(8, 100) },
      );
    },
    propertyTimeout(60_000),
  );

  it(
    'are of one maker in each layer-2 domain, and no dearer than three times the cheapest without a warning',
    () => {
      fc.assert(
        fc.property(upToFiveSites(), (requirements) => {
          const graph = plan(requirements);
          for (const makers of makersBySite(graph)) expect(makers.length).toBeLessThanOrEqual(1);
          for (const { model } of graph.nodes) {
            const { times = 1, warnings = '' } = model?.because?.inputs ?? {};
            if (Number(times) > 3.1) expect(warnings).toContain('times the cheapest of its class');
          }
        }),
        { numRuns: propertyRuns(8, 100) },
      );
    },
    propertyTimeout(60_000),
  );
});

describe('a catalogue without anything that fits', () => {
  const without = (isGone: (device: Device) => boolean) =>
    planNetwork({
      requirements: requirementsOf({
        sites: [{ name: 'Office', kind: 'office', wiredUsers: 20, phones: 20 }],
      }),
      devices: catalogue.filter((device) => !isGone(device)),
      assigned: [],
      today: '2026-11-21',
    });
  it('leaves the place empty, with the demand that nothing meets', () => {
    const graph = without(({ category, specs }) => category === 'switch' && (specs.poeBudgetW ?? 0) > 60);
    const empty = graph.nodes.filter(
      ({ type, equipmentId }) => type === 'switch' && equipmentId === undefined,
    );
    expect(empty.length).toBeGreaterThan(0);
    for (const { unmet } of empty) {
      expect(unmet).toMatchObject({ rule: 'no-model' });
      expect(String(unmet?.inputs.reason)).toMatch(/^No device meets every demand\. Relax /);
    }
  });
});
