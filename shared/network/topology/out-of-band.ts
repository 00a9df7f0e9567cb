import type { TopologyNode } from '../../contract/topology-items.ts';
import { because } from '../reasons/because.ts';
import { linkMbps } from '../requirements/assumptions.ts';
import { deviceName } from '../requirements/naming.ts';
import { redundancyStated } from '../requirements/site-redundancy.ts';
import { isOutOfBand, outOfBandSwitches } from '../sizing/out-of-band.ts';
import { outOfBandZone } from '../sizing/zones.ts';
import { inRack } from './edge.ts';
import { type SiteContext, vlanIds } from './site-context.ts';
import { joinUpwards } from './switch-row.ts';

/**
 * A network of its own for the management ports of the equipment room, so that a device can be mended while the network that
 * it carries is down: switches that join those ports alone to the edge. `drawn` holds everything else of the site.
 */
export function drawOutOfBand(
  context: SiteContext,
  inner: readonly TopologyNode[],
  drawn: readonly TopologyNode[],
): void {
  const { draft, sized, requirements, vlans, managed, managementPorts } = context;
  if (!isOutOfBand(sized, requirements)) return;
  const site = sized.site.name;
  const zone = outOfBandZone(sized);
  const own = vlans.filter((vlan) => vlan.zone === zone);
  const devices = drawn.filter(
    (node) =>
      node.site === site && node.floor === undefined && ['router', 'firewall', 'switch'].includes(node.type),
  );
  const count = outOfBandSwitches(devices.length);
  const serves = (['internet', 'coreSwitching', 'power'] as const).flatMap((part) =>
    redundancyStated(requirements, sized.index, sized.site, part),
  );
  const why = because('out-of-band', { devices: devices.length, switches: count }, serves);
  const group = draft.node({
    type: 'user',
    layer: 'endpoint',
    group: 'management-ports',
    label: `${sized.code} management ports`,
    site,
    quantity: devices.length,
    because: why,
  });
  const link = { ...inRack, bandwidthMbps: linkMbps.user, medium: 'copper', because: why } as const;
  for (let index = 0; index < count; index += 1) {
    const node = draft.node({
      type: 'switch',
      layer: 'access',
      group: 'management-ports',
      label: deviceName(sized.code, 'OOB', index + 1),
      site,
      ports: { total: 0, used: 0 },
      because: why,
    });
    managed.push({ node, vlans: own });
    joinUpwards(draft, inner, [node], { ...link, type: 'trunk', vlans: vlanIds(own) });
    const ports = Math.floor(devices.length / count) + (index < devices.length % count ? 1 : 0);
    draft.link(
      { node, port: 'port', count: ports },
      { node: group },
      { ...link, type: 'lan', label: `${ports} management ports`, vlans: vlanIds(own) },
    );
  }
  context.servers.push({ node: group, vlans: own });
  managementPorts.push({ group, devices });
}
