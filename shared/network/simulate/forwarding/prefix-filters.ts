import type { Redistribution } from '../../../contract/configuration/routing.ts';
import { type Block, contains } from '../../addressing/ipv4.ts';
import type { SimulatedDevice } from '../compiled/compiled-network.ts';
import { defaultRoute, type Route } from './routing-table.ts';

/** Whether a device's filter of that name lets a prefix pass; without a name all do, an unknown one stops all. */
export function passesFilter({ routing }: SimulatedDevice, name: string | undefined, prefix: Block): boolean {
  if (name === undefined) return true;
  const deciding = routing.filters
    .get(name)
    ?.find(({ block, from, to }) => from <= prefix.prefix && prefix.prefix <= to && contains(block, prefix));
  return deciding?.isPermitted === true;
}

/** Whether a protocol announces a route of a table as its own. */
export const isRedistributed = (
  device: SimulatedDevice,
  { source, filter, exceptTag }: Redistribution,
  route: Route,
): boolean =>
  route.source === source &&
  (exceptTag === undefined || route.tag !== exceptTag) &&
  passesFilter(device, filter, route.prefix);

export const isDefault = ({ first, prefix }: Block): boolean =>
  prefix === defaultRoute.prefix && first === defaultRoute.first;
