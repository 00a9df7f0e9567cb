import type { TopologyNode } from '../../contract/topology-items.ts';
import { because } from '../reasons/because.ts';
import { linkMbps } from '../requirements/assumptions.ts';
import { assumptionsOf } from '../requirements/changeable-assumptions.ts';
import { statedAt } from '../requirements/serves.ts';
import { serverUplinks } from '../sizing/server-uplinks.ts';
import { growthFactor } from '../sizing/size-site.ts';
import { coreZone } from '../sizing/zones.ts';
import { inRack } from './edge.ts';
import { drawFabric } from './fabric.ts';
import { attachServers, drawServerGroups } from './server-groups.ts';
import { type SiteContext, vlanIds } from './site-context.ts';
import { drawSwitchRow, joinUpwards } from './switch-row.ts';

/** Servers that are not on an access switch: on the core, on switches of their own below it, or on a fabric's leaves. */
export function drawServers(context: SiteContext, cores: readonly TopologyNode[]): void {
  const { sized, vlans } = context;
  const { on, rows, inside } = sized.servers;
  if (inside === 0 || on === 'access' || on === 'both access switches') return;
  if (on === 'leaves') {
    drawFabric(context, cores);
    return;
  }
  const own = vlans.filter(({ zone }) => zone === coreZone(sized));
  if (on === 'core') {
    for (const group of drawServerGroups(context, inside, own))
      attachServers(context, cores, group, vlanIds(own, 'server'));
    return;
  }
  const switches = drawServerSwitches(context, cores);
  rows.forEach((quantity, row) => {
    for (const group of drawServerGroups(context, quantity, own, { row, rows: rows.length }))
      attachServers(context, switches[row] ?? cores, group, vlanIds(own, 'server'));
  });
}

function drawServerSwitches(context: SiteContext, cores: readonly TopologyNode[]): TopologyNode[][] {
  const { draft, sized, managed, vlans, requirements } = context;
  const { rows, inside } = sized.servers;
  const carried = vlans.filter(
    (vlan) => vlan.zone === coreZone(sized) && ['server', 'management'].includes(vlan.purpose),
  );
  const { count: uplinks, because: why } = serverUplinks(
    cores.length,
    'core',
    Math.max(...rows) * growthFactor(requirements),
    assumptionsOf(requirements),
  );
  const link = {
    ...inRack,
    type: 'trunk',
    ...(uplinks > 1 ? { label: `Bundle of ${uplinks} links` } : {}),
    bandwidthMbps: linkMbps.serverUplink,
    vlans: vlanIds(carried),
    lengthM: 10,
    because: why,
  } as const;
  const stated = [statedAt(requirements, sized.index, 'servers')];
  const inputs = { servers: inside, rows: rows.length, coreSwitches: cores.length };
  return rows.map((_, row) => {
    const switches = drawSwitchRow(context, {
      kind: 'SRV',
      row,
      width: cores.length,
      ports: 48 + 8,
      because: because('server-switches', inputs, stated),
    });
    managed.push(...switches.map((node) => ({ node, vlans: carried })));
    joinUpwards(draft, cores, switches, link, { count: uplinks });
    return switches;
  });
}
