import type { TopologyEdge, TopologyNode } from '../../contract/topology-items.ts';
import type { NodeGroup } from '../../contract/topology-kinds.ts';
import { cutText } from '../../vocabulary/cut-text.ts';
import { pluralOfGroup } from '../../vocabulary/fields/node-groups.ts';
import { because } from '../reasons/because.ts';
import { linkMbps } from '../requirements/assumptions.ts';
import { groupStated, statedAt } from '../requirements/serves.ts';
import type { Closet } from '../sizing/closets.ts';
import { countFastDesks, fastPortOf } from '../sizing/fast-desks.ts';
import type { PlannedVlan } from '../vlans/vlan-plan.ts';
import { drawAccessPoints, drawRadio } from './access-points.ts';
import { type Plug, plugInto } from './access-ports.ts';
import type { DealPorts } from './deal-ports.ts';
import { drawServerGroups } from './server-groups.ts';
import { floorName, placeOf, type SiteContext, vlanIds } from './site-context.ts';

/** What closets of a site go on with. */
export interface SoFar {
  /** Numbers in use, by floor. */
  readonly accessPoints: Map<string, number>;
  readonly dealDesks: DealPorts;
  /** To networks that hosts of one kind share. */
  readonly dealHosts: DealPorts;
  readonly dealPrinters: DealPorts;
}

/** People and devices of one closet on its switches: each kind one node that stands for all of them. */
export function drawEndpoints(
  context: SiteContext,
  closet: Closet,
  switches: readonly TopologyNode[],
  vlans: readonly PlannedVlan[],
  { accessPoints: accessPointNumbers, dealDesks, dealPrinters, dealHosts }: SoFar,
  segment?: string,
): void {
  const plug = plugInto(context, closet, switches);
  const onCable = vlans.filter((vlan) => vlan.access !== 'wireless');
  const onRadio = vlans.filter((vlan) => vlan.access !== 'wired');
  const drawGroup: DrawGroup = (what, quantity, own = segment, fields = [], isOnly = false) =>
    drawGroupOf(context, closet, what, quantity, own, fields, isOnly);
  const ordinary = withoutFastDesks(onCable, closet);
  const staff = ordinary.filter(({ purpose }) => purpose === 'data');
  const deal = (ports: number) => dealDesks(ports, staff);
  drawDesks(context, closet, plug, ordinary, drawGroup, { deal, dealHosts });
  drawFastDesks(closet, plug, onCable, drawGroup);

  const accessPoints = drawAccessPoints(context, closet, vlans, accessPointNumbers);
  const ofAccessPoints = { type: 'trunk', vlans: vlanIds(onRadio, 'management', 'data', 'guest') } as const;
  for (const accessPoint of accessPoints) plug(accessPoint, 1, ofAccessPoints);
  const listeners = [
    { kind: 'wirelessUsers', quantity: closet.wirelessUsers, vlans: vlanIds(onRadio, 'data') },
    { kind: 'guests', quantity: closet.guests, vlans: vlanIds(vlans, 'guest') },
  ] as const;
  for (const { kind, quantity, vlans: carried } of listeners) {
    if (quantity > 0) drawRadio(context, accessPoints, drawGroup(kind, quantity), carried);
  }

  drawDevices(closet, plug, vlans, drawGroup, { isApart: segment !== undefined, dealHosts });
  if (closet.printers > 0) {
    const sharing = staff.filter(({ printerShare }) => printerShare > 0);
    const holders = sharing.length > 0 ? sharing : staff;
    plug(drawGroup('printers', closet.printers), closet.printers, {
      type: 'lan',
      vlans: vlanIds(holders, 'data'),
      deal: (ports) => dealPrinters(ports, holders),
    });
  }
  for (const servers of drawServerGroups(context, closet.servers, vlans)) {
    plug(servers, servers.quantity, { type: 'lan', vlans: vlanIds(vlans, 'server') });
  }
}

type DrawGroup = (
  what: keyof typeof groups,
  quantity: number,
  segment?: string,
  fields?: readonly string[],
  isOnly?: boolean,
) => TopologyNode;

/** IoT devices of each segment have ports of their own: what powers one, and its network, are not another’s. */
function drawDevices(
  { devices }: Closet,
  plug: Plug,
  vlans: readonly PlannedVlan[],
  drawGroup: DrawGroup,
  { isApart, dealHosts }: Pick<SoFar, 'dealHosts'> & { readonly isApart: boolean },
): void {
  for (const group of devices.filter(({ quantity }) => quantity > 0)) {
    const { segment, quantity } = group;
    const { name, fields } = segment;
    const isOnly = devices.length === 1;
    const own = isOnly
      ? vlans
      : vlans.filter(({ serves }) =>
          fields.length > 0
            ? fields.some((field) => serves.includes(field))
            : !devices.some((other) => other.segment.fields.some((field) => serves.includes(field))),
        );
    const node =
      fields.length > 0
        ? drawGroup('cameras', quantity, name, fields, isOnly && !isApart)
        : drawGroup('cameras', quantity);
    const networks = own.filter(({ purpose }) => purpose === 'iot');
    const deal = (ports: number) => dealHosts(ports, networks);
    const link = { type: 'lan', vlans: vlanIds(networks), deal } as const;
    const fast = fastPortOf(group);
    if (fast === undefined) plug(node, quantity, link);
    else {
      const { statedMbps, portMbps } = fast;
      plug(node, quantity, { ...link, bandwidthMbps: portMbps }, { statedMbps, mbps: portMbps });
    }
  }
}

/** Fast desks have ports of their own, since what a phone passes through is a gigabit. */
function drawFastDesks(
  { fastDesks }: Closet,
  plug: Plug,
  vlans: readonly PlannedVlan[],
  drawGroup: DrawGroup,
): void {
  for (const { field, name, desks, statedMbps, portMbps } of fastDesks) {
    const own = vlanIds(
      vlans.filter(({ serves }) => serves.includes(field)),
      'data',
    );
    plug(
      drawGroup('wiredUsers', desks, name),
      desks,
      { type: 'lan', vlans: own, bandwidthMbps: portMbps },
      { statedMbps, mbps: portMbps },
    );
  }
}

/** The VLANs that other desks are in: not those of segments whose desks are all fast, as far as others are left. */
function withoutFastDesks(
  vlans: readonly PlannedVlan[],
  { fastDesks }: Pick<Closet, 'fastDesks'>,
): readonly PlannedVlan[] {
  const others = vlans.filter(({ serves }) => !fastDesks.some(({ field }) => serves.includes(field)));
  return others.some(({ purpose }) => purpose === 'data') ? others : vlans;
}

/** Other wired people and phones: as many as can sit behind a phone do, and share its port. */
function drawDesks(
  context: SiteContext,
  closet: Closet,
  plug: Plug,
  vlans: readonly PlannedVlan[],
  drawGroup: DrawGroup,
  { deal, dealHosts }: Pick<SoFar, 'dealHosts'> & Pick<PhoneVlans, 'deal'>,
): void {
  const data = vlanIds(vlans, 'data');
  const desks = closet.wiredUsers - countFastDesks(closet.fastDesks);
  const passedThrough = Math.min(desks, closet.phones);
  const wired = desks > 0 ? drawGroup('wiredUsers', desks) : null;
  if (closet.phones > 0) {
    const phones = drawGroup('phones', closet.phones);
    let desksLeft = passedThrough;
    let phonesLeft = closet.phones;
    for (const { voice, quantity } of byVoice(closet.phones, vlans, dealHosts)) {
      const behind = Math.ceil((desksLeft * quantity) / phonesLeft);
      desksLeft -= behind;
      phonesLeft -= quantity;
      plug(
        phones,
        quantity,
        behind > 0
          ? {
              type: 'trunk',
              vlans: [...voice, ...data],
              deal: dealsBehindPhones(quantity, behind, { voice, data, deal }),
            }
          : { type: 'lan', vlans: voice },
      );
    }
    if (wired !== null && passedThrough > 0) drawBehindPhones(context, phones, wired, passedThrough, data);
  }
  if (wired !== null) plug(wired, desks - passedThrough, { type: 'lan', vlans: data, deal });
}

/** A port has one network of voice: where there are several, each has links of its own, for as many of the phones as it has addresses. */
function byVoice(
  phones: number,
  vlans: readonly PlannedVlan[],
  dealHosts: DealPorts,
): { readonly voice: number[]; readonly quantity: number }[] {
  const voice = vlans.filter(({ purpose }) => purpose === 'voice');
  const dealt = dealHosts(phones, voice);
  if (dealt === undefined) return [{ voice: vlanIds(voice), quantity: phones }];
  return dealt.flatMap(({ vlan, ports }) => (ports > 0 ? [{ voice: [vlan], quantity: ports }] : []));
}

interface PhoneVlans {
  readonly voice: readonly number[];
  readonly data: readonly number[];
  /** Deals ports with a desk behind them to the segments of the staff; nothing where there is one. */
  readonly deal: (ports: number) => TopologyEdge['accessVlans'];
}

/**
 * Deals the ports of phones as they come, switch by switch: as many as have a desk behind their phone to the staff, evenly over
 * the switches. The others are in the network of the phones alone: whoever unplugs a phone in a corridor finds no staff there.
 */
function dealsBehindPhones(
  phones: number,
  desks: number,
  { voice: [voice], data, deal }: PhoneVlans,
): (ports: number) => TopologyEdge['accessVlans'] {
  if (desks === phones || voice === undefined) return deal;
  let phonesLeft = phones;
  let desksLeft = desks;
  return (ports) => {
    const behind = Math.ceil((desksLeft * ports) / phonesLeft);
    phonesLeft -= ports;
    desksLeft -= behind;
    const dealt = deal(behind) ?? data.slice(0, 1).map((vlan) => ({ vlan, ports: behind }));
    return [{ vlan: voice, ports: ports - behind }, ...dealt];
  };
}

function drawBehindPhones(
  { draft }: SiteContext,
  phones: TopologyNode,
  wired: TopologyNode,
  count: number,
  vlans: number[],
): void {
  const link = {
    type: 'lan',
    label: `${count} through the phones`,
    bandwidthMbps: linkMbps.user,
    vlans,
    medium: 'copper',
    lengthM: 3,
    because: because('behind-phones', {
      wiredUsers: wired.quantity,
      phones: phones.quantity,
      saved: count,
    }),
  } as const;
  draft.link({ node: phones }, { node: wired }, link);
}

const groups = {
  wiredUsers: 'wired-users',
  wirelessUsers: 'wireless-users',
  phones: 'phones',
  cameras: 'cameras',
  printers: 'printers',
  guests: 'guests',
} as const satisfies Record<string, NodeGroup>;

function drawGroupOf(
  { draft, sized, requirements }: SiteContext,
  closet: Closet,
  what: keyof typeof groups,
  quantity: number,
  segment: string | undefined,
  fields: readonly string[],
  isOnly: boolean,
): TopologyNode {
  const group = groups[what];
  const zone = closet.closetsOnFloor > 1 ? `${floorName(closet)}.${closet.number}` : floorName(closet);
  const place = `${sized.code} ${zone}`;
  const ofGroup = pluralOfGroup(group);
  // Of devices, their segment says what they are: locks are no cameras.
  const own = [
    segment === undefined ? undefined : cutText(segment, 50),
    fields.length > 0 ? undefined : ofGroup,
  ];
  const label = [place, ...own.filter((word) => word !== undefined)].join(' ');
  const inputs = {
    group,
    here: quantity,
    closets: sized.closets.length,
    ...(fields.length > 0 && segment && { segment }),
  };
  const serves =
    fields.length > 0
      ? [...new Set([statedAt(requirements, sized.index, what), ...fields])]
      : groupStated(requirements, sized.index, what);
  const why = because('people-by-closet', inputs, serves);
  const common = { type: 'user', layer: 'endpoint', group, label, site: sized.site.name, quantity } as const;
  // Where the site has no others, stored drawings know them by their group.
  return draft.node({ ...common, ...placeOf(closet), because: why }, isOnly ? `${place} ${ofGroup}` : label);
}
