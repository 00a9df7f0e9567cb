import type { Because, TopologyNode } from '../../contract/topology.ts';
import type { PlannedVlan } from '../addressing/vlan-plan.ts';
import { assumptions, linkMbps } from '../assumptions.ts';
import { deviceName } from '../naming.ts';
import type { Closet } from '../sizing/closets.ts';
import { drawServerGroups } from './servers.ts';
import { nextOnFloor, type SiteContext, vlanIds } from './site-context.ts';

/** People and devices of one closet on its switches: each kind one node that stands for all of them. */
export function drawEndpoints(
  context: SiteContext,
  closet: Closet,
  switches: readonly TopologyNode[],
  vlans: readonly PlannedVlan[],
  accessPointNumbers: Map<number, number>,
): void {
  const { draft } = context;
  const plug = plugger(context, closet, switches);
  const group = (kind: string, quantity: number) => drawGroup(context, closet, kind, quantity);
  const data = vlanIds(vlans, 'data');
  const voice = vlanIds(vlans, 'voice');
  const guest = vlanIds(vlans, 'guest');

  const passedThrough = Math.min(closet.wiredUsers, closet.phones);
  const wired = closet.wiredUsers > 0 ? group('wired users', closet.wiredUsers) : null;
  if (closet.phones > 0) {
    const phones = group('phones', closet.phones);
    plug(phones, closet.phones, { type: 'lan', vlans: [...voice, ...(passedThrough > 0 ? data : [])] });
    if (wired !== null && passedThrough > 0) {
      draft.link(
        { node: phones },
        { node: wired },
        {
          type: 'lan',
          label: `${passedThrough} through the phones`,
          bandwidthMbps: linkMbps.user,
          vlans: data,
          medium: 'copper',
          lengthM: 3,
        },
      );
    }
  }
  if (wired !== null) plug(wired, closet.wiredUsers - passedThrough, { type: 'lan', vlans: data });

  const accessPoints = drawAccessPoints(context, closet, vlans, accessPointNumbers);
  for (const accessPoint of accessPoints) {
    plug(accessPoint, 1, { type: 'trunk', vlans: vlanIds(vlans, 'management', 'data', 'guest') });
  }
  const listen = (kind: string, people: number, carried: number[]) => {
    if (people === 0) return;
    const listeners = group(kind, people);
    for (const node of accessPoints) {
      draft.link({ node }, { node: listeners }, { type: 'wireless', vlans: carried, medium: 'radio' });
    }
  };
  listen('wireless users', closet.wirelessUsers, data);
  listen('guests', closet.guests, guest);

  if (closet.cameras > 0) {
    plug(group('cameras', closet.cameras), closet.cameras, { type: 'lan', vlans: vlanIds(vlans, 'iot') });
  }
  if (closet.printers > 0)
    plug(group('printers', closet.printers), closet.printers, { type: 'lan', vlans: data });
  for (const servers of drawServerGroups(context, closet.servers)) {
    plug(servers, servers.quantity, { type: 'lan', vlans: vlanIds(vlans, 'server') });
  }
}

type Plug = (node: TopologyNode, ports: number, link: { type: 'lan' | 'trunk'; vlans: number[] }) => void;

/** Deals ports out evenly over the closet's switches, going on where the kind before left off. */
function plugger({ draft }: SiteContext, closet: Closet, switches: readonly TopologyNode[]): Plug {
  let offset = 0;
  return (node, ports, link) => {
    const each = Math.floor(ports / switches.length);
    const rest = ports % switches.length;
    switches.forEach((access, index) => {
      const isExtra = (index - offset + switches.length) % switches.length < rest;
      const count = each + (isExtra ? 1 : 0);
      if (count === 0) return;
      const farPort = node.type === 'accesspoint' ? { port: 'port' } : {};
      draft.link(
        { node: access, port: 'port', count },
        { node, ...farPort },
        {
          ...link,
          ...(count > 1 ? { label: `${count} ports` } : {}),
          bandwidthMbps: node.type === 'accesspoint' ? linkMbps.accessPoint : linkMbps.user,
          medium: 'copper',
          lengthM: node.type === 'server' ? 3 : closet.runM,
        },
      );
    });
    offset = (offset + rest) % switches.length;
  };
}

function drawAccessPoints(
  { draft, sized, managed }: SiteContext,
  closet: Closet,
  vlans: readonly PlannedVlan[],
  numbers: Map<number, number>,
): TopologyNode[] {
  const because: Because = {
    rule: 'Access points: by area and by wireless devices, whichever asks for more',
    inputs: {
      floor: closet.floor,
      wirelessUsers: closet.wirelessUsers,
      guests: closet.guests,
      poeWatts: assumptions.poeWatts.accessPoint,
    },
    arithmetic: closet.why.accessPoints,
  };
  return Array.from({ length: closet.accessPoints }, () => {
    const node = draft.node({
      type: 'accesspoint',
      layer: 'access',
      label: deviceName(sized.code, `F${closet.floor}`, 'AP', nextOnFloor(numbers, closet.floor)),
      site: sized.site.name,
      floor: closet.floor,
      ports: { total: 1, used: 0 },
      because,
    });
    managed.push({ node, vlans });
    return node;
  });
}

function drawGroup(
  { draft, sized }: SiteContext,
  closet: Closet,
  kind: string,
  quantity: number,
): TopologyNode {
  const { site } = sized;
  const parts = site.floors * closet.closetsOnFloor;
  const zone = closet.closetsOnFloor > 1 ? `F${closet.floor}.${closet.number}` : `F${closet.floor}`;
  return draft.node({
    type: 'user',
    layer: 'endpoint',
    label: `${sized.code} ${zone} ${kind}`,
    site: site.name,
    floor: closet.floor,
    quantity,
    because: {
      rule: 'People and devices spread evenly over the floors',
      inputs: { site: site.name, floor: closet.floor },
      arithmetic: parts > 1 ? `${quantity} of the site’s ${kind}, 1 part of ${parts}` : `${quantity} ${kind}`,
    },
  });
}
