import type { SimulatedDevice, SimulatedInterface } from '../compiled/compiled-network.ts';
import type { SharedMap } from '../compiled/shared-map.ts';
import type { ForwardingView } from '../forwarding/forwarding-view.ts';
import { ospfAreas } from './ospf-areas.ts';
import {
  type ExternalRoute,
  type ExternalRoutes,
  externalRoutes,
  noExternalRoutes,
} from './ospf-externals.ts';
import { type Announced, announcedExternals } from './ospf-origins.ts';
import { OspfDomain } from './ospf-routes.ts';
import { noOspfRoutes, type OspfTable } from './ospf-tables.ts';

/** What OSPF knows: its areas, their routes, and those from outside. */
export interface OspfState {
  readonly domain: OspfDomain;
  readonly announced: Announced;
  readonly externals: ExternalRoutes;
}

/** OSPF with what is up; only what hangs on the touched interfaces, and on tables that changed, is worked out again. */
export function ospfState(
  view: ForwardingView,
  before?: OspfState,
  touched?: Iterable<SimulatedInterface>,
): OspfState {
  const areas = ospfAreas(view, before?.domain.areas, touched);
  const domain = before?.domain.isOf(areas) ? before.domain : new OspfDomain(areas, before?.domain);
  const announced = announcedExternals(view.tables, domain, before?.announced);
  return { domain, announced, externals: externalRoutes(domain, announced, before) };
}

/** The routes of a device; none where it does not speak OSPF or nothing that does is up. */
export const ospfRoutesOf = (
  { domain, externals }: OspfState,
  device: SimulatedDevice,
): { readonly inside: OspfTable; readonly outside: SharedMap<ExternalRoute> } => ({
  inside: domain.routes(device) ?? noOspfRoutes,
  outside: externals.get(device)?.routes ?? noExternalRoutes,
});
