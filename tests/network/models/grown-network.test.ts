import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Device, Role } from '#shared/contract/device.ts';
import type { Requirements } from '#shared/contract/requirements.ts';
import type { Graph } from '#shared/contract/topology-items.ts';
import { catalogue } from '#shared/equipment/catalogue/catalogue.ts';
import { deviceKindOf } from '#shared/network/hardware/device-kind.ts';
import { planNetwork } from '#shared/network/plan.ts';
import type { AssignedDevice } from '#shared/network/recommend/assigned-device.ts';
import { failuresOf } from '#shared/network/recommend/constraints.ts';
import { domainOf } from '#shared/network/recommend/domains.ts';
import { fitPorts } from '#shared/network/recommend/fit-ports.ts';
import type { Need } from '#shared/network/recommend/need.ts';
import { needsOfPlan } from '#shared/network/recommend/needs-of-plan.ts';
import type { Horizon } from '#shared/network/recommend/shortfall.ts';
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

/**
 * What one maker is to make: switching and wireless of the sites of one class, a data centre's fabric, the edge, firewalls. By
 * node: a domain, and of which sites it is.
 */
function domainsOf(requirements: Requirements, graph: Graph) {
  const byNode = new Map<string, { readonly need: Need; readonly domain: string; readonly part: string }>();
  const sitesOf = new Map<string, Set<string>>();
  for (const need of needsOfPlan(requirements, graph)) {
    const domain = domainOf(need.role, need.demands);
    const part = `${domain} ${need.demands.class?.least}`;
    for (const { nodeId, site } of need.places) {
      byNode.set(nodeId, { need, domain, part });
      sitesOf.set(part, (sitesOf.get(part) ?? new Set()).add(site));
    }
  }
  return { byNode, sitesOf };
}

/** A link over several ports of a model that has none of its speed is no reason to stay with its maker. */
const isSure = (device: Device, { demands }: Need, horizon: Horizon): boolean =>
  failuresOf(device, demands, horizon).length === 0 &&
  fitPorts(device.specs.ports, demands.ports).bundles.length === 0;

it(
  'a network that grew by a fifth keeps the makers of each domain where they have a model that serves',
  () => {
    fc.assert(
      fc.property(anyRequirements(), firstChosen, (requirements, vendorPreference) => {
        const first = { ...requirements, vendorPreference };
        const before = plan(first, []);
        const larger = grownBy(1.2, { ...requirements, vendorPreference: '' });
        const after = plan(larger, accepted(before));
        const old = domainsOf(first, before);
        const now = domainsOf(larger, after);
        /** Who made what was there of a domain; nobody where it is new, as a fabric where one switch had been enough. */
        const makersOf = (domain: string, sites: ReadonlySet<string> | undefined) =>
          new Set(
            before.nodes.flatMap(({ id, site = '', model }) =>
              model && sites?.has(site) && old.byNode.get(id)?.domain === domain ? [model.manufacturer] : [],
            ),
          );
        const horizon = { today: '2026-11-21', until: `${2026 + larger.growth.years}-11-21` };
        for (const { id, model } of after.nodes) {
          const place = now.byNode.get(id);
          if (place === undefined || place.domain === 'servers') continue;
          const own = makersOf(place.domain, now.sitesOf.get(place.part));
          if (own.size === 0 || (model && own.has(model.manufacturer))) continue;
          // What was accepted for its role and site goes before any other, whatever domain it was bought for.
          if (model?.from === 'design-equipment') continue;
          const served = catalogue.filter(
            (device) =>
              device.category === place.need.category &&
              own.has(device.manufacturer) &&
              isSure(device, place.need, horizon),
          );
          expect({ node: id, served: served.map((device) => device.model) }).toEqual({
            node: id,
            served: [],
          });
        }
      }),
      { numRuns: propertyRuns(20, 200) },
    );
  },
  propertyTimeout(300_000),
);
