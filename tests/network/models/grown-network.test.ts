import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Category, Role } from '#shared/contract/device.ts';
import type { Requirements } from '#shared/contract/requirements.ts';
import type { Graph, TopologyNode } from '#shared/contract/topology-items.ts';
import { catalogue } from '#shared/equipment/catalogue/catalogue.ts';
import { deviceKindOf } from '#shared/network/hardware/device-kind.ts';
import { planNetwork } from '#shared/network/plan.ts';
import type { AssignedDevice } from '#shared/network/recommend/assigned-device.ts';
import { failuresOf } from '#shared/network/recommend/constraints.ts';
import { needsOfPlan } from '#shared/network/recommend/needs-of-plan.ts';
import { propertyRuns, propertyTimeout } from '../../support/property-runs.ts';
import { anyRequirements } from '../requirements-builder.ts';

const byId = new Map(catalogue.map((device) => [device.id, device]));
const plan = (requirements: Requirements, assigned: readonly AssignedDevice[]): Graph =>
  planNetwork({ requirements, devices: catalogue, assigned, today: '2026-11-21' });

/** What accepting all models of a plan makes the design's equipment. */
function accepted({ nodes }: Graph): AssignedDevice[] {
  const rows = new Map<string, { role: Role; sites: Set<string>; quantity: number }>();
  for (const node of nodes) {
    const kind = deviceKindOf(node);
    if (kind === undefined || node.equipmentId === undefined) continue;
    const key = `${node.equipmentId} ${kind.role}`;
    const row = rows.get(key) ?? { role: kind.role, sites: new Set(), quantity: 0 };
    rows.set(key, row);
    row.sites.add(node.site ?? '');
    row.quantity += node.quantity;
  }
  return [...rows].flatMap(([key, { role, sites, quantity }]): AssignedDevice[] => {
    const device = byId.get(key.split(' ')[0] ?? '');
    return device ? [{ device, uses: [{ role, quantity, sites: [...sites] }] }] : [];
  });
}

const counts = ['wiredUsers', 'wirelessUsers', 'phones', 'cameras', 'guests'] as const;
const grownBy = (factor: number, { sites, ...all }: Requirements): Requirements => ({
  ...all,
  sites: sites.map((site) => ({
    ...site,
    ...Object.fromEntries(counts.map((what) => [what, Math.ceil(site[what] * factor)])),
  })),
});

/** Whom a design preferred when its models were accepted. */
const firstChosen = fc.constantFrom('', 'Juniper', 'Cisco', 'HPE Aruba');

/** Devices that one maker is to make: switches and access points, routers, firewalls. */
const madeTogether: Partial<Record<Category, string>> = {
  switch: 'switching',
  ap: 'switching',
  router: 'edge',
  firewall: 'firewall',
};
const domainOf = (node: TopologyNode): string | undefined =>
  madeTogether[deviceKindOf(node)?.category ?? 'server'];

it(
  'a network that grew by a fifth keeps its makers where they have a model that serves',
  () => {
    fc.assert(
      fc.property(anyRequirements(), firstChosen, (requirements, vendorPreference) => {
        const before = plan({ ...requirements, vendorPreference }, []);
        const larger = grownBy(1.2, { ...requirements, vendorPreference: '' });
        const after = plan(larger, accepted(before));
        const makers = Map.groupBy(
          before.nodes.filter(({ model }) => model !== undefined),
          domainOf,
        );
        const needs = new Map(
          needsOfPlan(larger, after).flatMap((need) =>
            need.places.map(({ nodeId }) => [nodeId, need] as const),
          ),
        );
        const horizon = { today: '2026-11-21', until: `${2026 + larger.growth.years}-11-21` };
        for (const node of after.nodes) {
          const own = new Set(makers.get(domainOf(node))?.map(({ model }) => model?.manufacturer));
          if (domainOf(node) === undefined || own.size === 0 || own.has(node.model?.manufacturer)) continue;
          const demands = needs.get(node.id)?.demands;
          if (demands === undefined) continue;
          const served = catalogue.filter(
            (device) =>
              device.category === deviceKindOf(node)?.category &&
              own.has(device.manufacturer) &&
              failuresOf(device, demands, horizon).length === 0,
          );
          expect({ node: node.id, served: served.map(({ model }) => model) }).toEqual({
            node: node.id,
            served: [],
          });
        }
      }),
      { numRuns: propertyRuns(20, 200) },
    );
  },
  propertyTimeout(300_000),
);
