import type { Redistribution } from '../../contract/configuration/routing.ts';
import { type Block, contains, parseBlock } from '../addressing/ipv4.ts';
import { isIpv4 } from './compile-network.ts';
import type { SimulatedDevice } from './compiled-network.ts';
import { defaultRoute, type Route, type RoutingTable } from './routing-table.ts';

/** Whether a device's filter of that name lets a prefix pass; without a name all do, an unknown one stops all. */
export function passesFilter({ row }: SimulatedDevice, name: string | undefined, prefix: Block): boolean {
  if (name === undefined) return true;
  const rules = row.routing?.filters.find((filter) => filter.name === name)?.rules ?? [];
  const deciding = rules.find((rule) => {
    if (!isIpv4(rule.prefix)) return false;
    const block = parseBlock(rule.prefix);
    const [from, to] =
      rule.from === undefined && rule.to === undefined
        ? [block.prefix, block.prefix]
        : [rule.from ?? block.prefix, rule.to ?? 32];
    return contains(block, prefix) && from <= prefix.prefix && prefix.prefix <= to;
  });
  return deciding?.action === 'permit';
}

/** Routes of a table that a protocol announces as its own. */
export function redistributed(
  device: SimulatedDevice,
  { source, filter, exceptTag }: Redistribution,
  table: RoutingTable,
): Route[] {
  return [...table].filter(
    (route) =>
      route.source === source &&
      (exceptTag === undefined || route.tag !== exceptTag) &&
      passesFilter(device, filter, route.prefix),
  );
}

export const isDefault = ({ first, prefix }: Block): boolean =>
  prefix === defaultRoute.prefix && first === defaultRoute.first;
