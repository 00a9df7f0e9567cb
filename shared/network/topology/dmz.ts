import type { TopologyNode } from '../../contract/topology-items.ts';
import { because } from '../reasons/because.ts';
import { addedPublicServers, mailRelays } from '../requirements/added-public-servers.ts';
import { linkMbps } from '../requirements/assumptions.ts';
import { publicServersStated, statedAt } from '../requirements/serves.ts';
import { onlySwitchRate } from '../sizing/inside-rates.ts';
import { dmzZone } from '../sizing/zones.ts';
import { inRack } from './edge.ts';
import { drawPublicRacks } from './public-racks.ts';
import { attachServers } from './server-groups.ts';
import { type SiteContext, vlanIds } from './site-context.ts';
import { bundlePair, drawSwitchRow, joinUpwards } from './switch-row.ts';

/**
 * Public servers, on switches that are attached to the firewalls alone, one on the firewall itself, or in racks below the core, which does not route their
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
  const mbps = isBelowCore ? linkMbps.server : onlySwitchRate(passingMbps(context)).mbps;
  const relays = mailRelays(requirements);
  // Where every server faces outward, the services run here; mail comes in here in any case.
  const services = requirements.services.onPremise.filter(
    (service) => sized.servers.inside === 0 || service === 'email',
  );
  const serves = publicServersStated(requirements, sized.index, services);
  rows.forEach((quantity, row) => {
    const zone = dmzZone(sized, row);
    const own = vlans.filter((vlan) => vlan.zone === zone);
    gateways.set(zone, firewalls);
    const isDirect = sized.dmz.width === 0;
    const switches = isDirect ? [] : (racks[row] ?? drawSwitches(context, firewalls, row, serves));
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
          ...(relays > 0 && { relays }),
        },
        serves,
      ),
    });
    context.servers.push({ node: group, vlans: own.filter(({ purpose }) => purpose === 'dmz') });
    attachServers(context, switches, group, vlanIds(own, 'dmz'), mbps);
    if (isDirect) attachToFirewall(context, firewalls, group, mbps);
  });
}

/** The only public server, on the only firewall: as fast as what comes in by the circuits. */
function attachToFirewall(
  context: SiteContext,
  firewalls: readonly TopologyNode[],
  group: TopologyNode,
  mbps: number,
): void {
  const { draft, vlans, sized, circuitsMbps } = context;
  const own = vlans.filter(({ zone }) => zone === dmzZone(sized, 0));
  const passing = passingMbps(context);
  const served = passing < circuitsMbps && { serversMbps: passing };
  for (const node of firewalls)
    draft.link(
      { node, port: 'dmz' },
      { node: group },
      {
        ...inRack,
        bandwidthMbps: mbps,
        medium: mbps > linkMbps.user ? 'fibre' : 'copper',
        vlans: vlanIds(own, 'dmz'),
        because: because('dmz-port', { circuitsMbps, ...served, mbps }),
      },
    );
}

/** What comes in by the circuits, for servers that the plan itself adds no more than a gigabit each. */
function passingMbps({ requirements, circuitsMbps }: SiteContext): number {
  const added = addedPublicServers(requirements);
  return added > 0 ? Math.min(circuitsMbps, added * linkMbps.user) : circuitsMbps;
}

function drawSwitches(
  context: SiteContext,
  firewalls: readonly TopologyNode[],
  row: number,
  serves: string[],
): TopologyNode[] {
  const { draft, sized, vlans, circuitsMbps } = context;
  const { width, rows } = sized.dmz;
  const carried = vlanIds(vlans.filter((vlan) => vlan.zone === dmzZone(sized, row)));
  const passing = passingMbps(context);
  const { mbps } = onlySwitchRate(passing);
  const medium = mbps > linkMbps.user ? 'fibre' : 'copper';
  const link = { ...inRack, type: 'trunk', bandwidthMbps: mbps, medium, vlans: carried } as const;
  const switches = drawSwitchRow(context, {
    kind: 'DMZ',
    row,
    width,
    because: because('dmz-switches', { here: rows[row] ?? 0, row: row + 1, switches: width }, serves),
  });
  const uplinks = because('dmz-uplinks', {
    firewalls: firewalls.length,
    switches: width,
    circuitsMbps,
    ...(passing < circuitsMbps && { serversMbps: passing }),
    mbps,
  });
  joinUpwards(draft, firewalls, switches, { ...link, because: uplinks }, { port: 'dmz' });
  bundlePair(draft, switches, { ...link, because: because('dmz-bundle', { mbps }) });
  return switches;
}
