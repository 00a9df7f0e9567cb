import type { ForwardingView } from './forwarding-view.ts';
import type { External } from './ospf-externals.ts';
import type { OspfDomain } from './ospf-routes.ts';
import { isDefault, redistributed } from './prefix-filters.ts';
import { defaultRoute } from './routing-table.ts';

/** Metric of what is redistributed, where nothing else is stated. */
const usualMetric = 20;

/** What routers announce into OSPF from outside, as their tables stand. */
export function announcedExternals({ tables }: ForwardingView, { areasOfDevice }: OspfDomain): External[] {
  const externals: External[] = [];
  for (const origin of areasOfDevice.keys()) {
    const ospf = origin.row.routing?.ospf;
    const table = tables[origin.index];
    if (ospf === undefined || table === undefined) continue;
    const own = table.exact(defaultRoute);
    if (ospf.originatesDefault !== undefined && own !== undefined && own.source !== 'ospf') {
      const { metric } = ospf.originatesDefault;
      externals.push({ origin, prefix: defaultRoute, metric, tag: undefined, from: own.from });
    }
    const inside = new Set(ospf.interfaces.map(({ interface: name }) => name));
    for (const rule of ospf.redistribute) {
      for (const route of redistributed(origin, rule, table)) {
        if (isDefault(route.prefix)) continue;
        if (rule.source === 'connected' && route.nextHops.some(({ via }) => inside.has(via.row.name)))
          continue;
        const { prefix, from } = route;
        externals.push({ origin, prefix, metric: usualMetric, tag: rule.setTag ?? route.tag, from });
      }
    }
  }
  return externals;
}
