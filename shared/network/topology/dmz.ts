import type { TopologyNode } from '../../contract/topology-items.ts';
import { because } from '../reasons/because.ts';
import { assumptions, linkMbps } from '../requirements/assumptions.ts';
import { deviceName, pairOf } from '../requirements/naming.ts';
import { serversStated, statedAt } from '../requirements/serves.ts';
import { onlySwitchRate } from '../sizing/inside-rates.ts';
import { dmzZone } from '../sizing/zones.ts';
import { inRack } from './edge.ts';
import { drawPublicRacks } from './public-racks.ts';
import { attachServers } from './server-groups.ts';
import { type SiteContext, vlanIds } from './site-context.ts';

/**
 * Public servers, on switches that are attached to the firewalls alone, or in racks below the core, which does not route their
 * networks: so a compromised one gets no further.
 */
export function drawDmz(
  context: SiteContext,
  firewalls: readonly TopologyNode[],
  cores: readonly TopologyNode[],
): void {
  const { draft, sized, vlans, gateways, requirements } = context;
  const { rows, isBelowCore } = sized.dmz;
  const racks = isBelowCore
    ? drawPublicRacks(context, firewalls, cores, statedAt(requirements, sized.index, 'publicServers'))
    : [];
  const mbps = isBelowCore ? linkMbps.server : onlySwitchRate(context.circuitsMbps).mbps;
  // Where every server faces outward, the services run here.
  const services = sized.servers.inside === 0 ? requirements.services.onPremise : [];
  const serves = [
    statedAt(requirements, sized.index, 'publicServers'),
    ...serversStated(requirements, sized.index, services),
  ];
  rows.forEach((quantity, row) => {
    const zone = dmzZone(sized, row);
    const own = vlans.filter((vlan) => vlan.zone === zone);
    gateways.set(zone, firewalls);
    const switches = racks[row] ?? drawSwitches(context, firewalls, row, serves);
    for (const node of switches) context.managed.push({ node, vlans: own });
    const group = draft.node({
      type: 'server',
      layer: 'endpoint',
      group: 'public-servers',
      label: `${sized.code} public servers${rows.length > 1 ? ` row ${row + 1}` : ''}`,
      site: sized.site.name,
      quantity,
      because: because(
        'public-servers',
        {
          here: quantity,
          publicServers: sized.site.publicServers,
          inside: sized.servers.inside,
          servers: sized.site.servers,
        },
        serves,
      ),
    });
    context.servers.push({ node: group, vlans: own.filter(({ purpose }) => purpose === 'dmz') });
    attachServers(context, switches, group, own, mbps);
  });
}

function drawSwitches(
  { draft, sized, vlans, circuitsMbps }: SiteContext,
  firewalls: readonly TopologyNode[],
  row: number,
  serves: string[],
): TopologyNode[] {
  const { width, rows } = sized.dmz;
  const carried = vlanIds(vlans.filter((vlan) => vlan.zone === dmzZone(sized, row)));
  const { mbps } = onlySwitchRate(circuitsMbps);
  const medium = mbps > linkMbps.user ? 'fibre' : 'copper';
  const link = { ...inRack, type: 'trunk', bandwidthMbps: mbps, medium, vlans: carried } as const;
  const switches = Array.from({ length: width }, (_, side) =>
    draft.node({
      type: 'switch',
      layer: 'access',
      ...pairOf(width, sized.code, 'DMZ', `R${row + 1}`),
      label: deviceName(sized.code, 'DMZ', row * width + side + 1),
      site: sized.site.name,
      ports: { total: 0, used: 0 },
      because: because('dmz-switches', { here: rows[row] ?? 0, row: row + 1, switches: width }, serves),
    }),
  );
  for (const node of switches) {
    for (const firewall of firewalls) {
      draft.link(
        { node: firewall, port: 'dmz' },
        { node, port: 'uplink' },
        {
          ...link,
          because: because('dmz-uplinks', {
            firewalls: firewalls.length,
            switches: width,
            circuitsMbps,
            mbps,
          }),
        },
      );
    }
  }
  const [first, second] = switches;
  if (first === undefined || second === undefined) return switches;
  const count = assumptions.peerLinks;
  draft.link(
    { node: first, port: 'uplink', count },
    { node: second, port: 'uplink', count },
    {
      ...link,
      label: `Bundle of ${count} links`,
      because: because('dmz-bundle', { mbps }),
    },
  );
  return switches;
}
