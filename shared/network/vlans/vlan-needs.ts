import type { HostPower } from '../../contract/device.ts';
import type { Requirements } from '../../contract/requirements.ts';
import type { Subnet } from '../../contract/topology-items.ts';
import type { HostKind } from '../reasons/address-rules.ts';
import { assumptionsOf } from '../requirements/changeable-assumptions.ts';
import type { SegmentShare, SegmentShares } from '../requirements/segment-shares.ts';
import { everythingAt, statedAt } from '../requirements/serves.ts';
import { redundancyStated } from '../requirements/site-redundancy.ts';
import { wifiEnvironmentOf } from '../requirements/wifi-environment.ts';
import { devicesPerPersonIn } from '../requirements/wireless-devices.ts';
import type { ApartSegment } from '../sizing/apart-segments.ts';
import type { Closet } from '../sizing/closets.ts';
import { headsOf } from '../sizing/heads-of.ts';
import { isOutOfBand, outOfBandSwitches, roomDevices } from '../sizing/out-of-band.ts';
import type { SizedSite } from '../sizing/size-site.ts';
import { apartZone, dmzZone, leafZone, outOfBandZone } from '../sizing/zones.ts';
import { type StaffHosts, staffHosts } from './staff-hosts.ts';
import { vlanRanges } from './vlan-numbers.ts';

/** Hosts of one kind at a site that need a separate network. */
export interface VlanNeed {
  readonly name: string;
  readonly purpose: Subnet['purpose'];
  /** Which range of numbers its VLANs come from. */
  readonly range: number;
  /** What the hosts are. */
  readonly kind: HostKind;
  /** Per cent of the staff, guests or devices that it is for; absent for all. */
  readonly sharePercent?: number;
  /** Wireless devices of each person among them. */
  readonly devicesPerPerson?: number;
  /** The zone that policies name, where it is not that of its purpose. */
  readonly policyZone?: string;
  /** What powers its hosts, where that is stated. */
  readonly poe?: HostPower;
  /** Hosts today behind one closet, and at the core. May be fractions: shares of people. */
  readonly inCloset: (closet: Closet) => number;
  readonly atCore: number;
  /** The hosts are counted with growth already. */
  readonly isGrown?: true;
  /** Set where it is behind a gateway of its own, apart from the closets and the core. */
  readonly zone?: number;
  /** The closets of that gateway. */
  readonly closets?: readonly Closet[];
  /** Its gateway is the site's edge: a firewall, else a router. */
  readonly atEdge?: true;
  /** Only hosts on cables, or only those on radio, where these two are apart. */
  readonly access?: 'wired' | 'wireless';
  /** The requirements that it is for. */
  readonly serves: readonly string[];
  /** Wi-Fi clients: one subnet of up to a /20, however many floors they walk over. */
  readonly isRoaming?: true;
  /** How it is split first when it outgrows a subnet. */
  readonly parts?: readonly VlanNeed[];
}

/** What a site needs: management, servers, voice, and one network for each segment of devices, guests and staff. */
export function vlanNeeds(
  sized: SizedSite,
  requirements: Requirements,
  segments: SegmentShares,
): readonly VlanNeed[] {
  const { servers, index, site } = sized;
  const management = (closet: Closet) => closet.switches + closet.accessPoints;
  return [
    {
      name: 'Management',
      purpose: 'management',
      range: vlanRanges.management,
      kind: 'managed',
      inCloset: management,
      atCore:
        (servers.on === 'leaves' ? 0 : servers.rows.length * servers.width) +
        // A core that routes is known by its loopback.
        (sized.isRoutedAtEdge ? sized.cores : 0),
      isGrown: true,
      serves: everythingAt(requirements, index, site),
    },
    ...serverNeeds(sized, requirements),
    {
      name: 'Voice',
      purpose: 'voice',
      range: vlanRanges.voice,
      kind: 'phones',
      inCloset: (c) => c.phones,
      atCore: 0,
      serves: [statedAt(requirements, index, 'phones')],
    },
    ...segments.devices.map((segment) => segmentNeed('devices', segment, sized, requirements)),
    ...segments.guests.map((segment) => segmentNeed('guests', segment, sized, requirements)),
    ...segments.staff.map((segment, nth) =>
      segmentNeed('staff', segment, { ...sized, staff: segments.staff }, requirements, nth),
    ),
    ...(segments.staff.length === 0 ? [printersNeed(sized, requirements)] : []),
    ...sized.apart.flatMap((apart, nth) =>
      apartNeeds(sized, apart, nth, segments.staff.length, requirements),
    ),
    ...outOfBandNeeds(sized, requirements),
  ];
}

/** The management ports of the equipment room, with the switches that join them. */
function outOfBandNeeds(sized: SizedSite, requirements: Requirements): VlanNeed[] {
  if (!isOutOfBand(sized, requirements)) return [];
  const devices = roomDevices(sized, requirements);
  return [
    {
      name: 'Out-of-band management',
      purpose: 'management',
      range: vlanRanges.management,
      kind: 'managed',
      inCloset: none,
      atCore: devices + outOfBandSwitches(devices),
      isGrown: true,
      zone: outOfBandZone(sized),
      serves: redundancyStated(requirements, sized.index, sized.site, 'coreSwitching'),
    },
  ];
}

/** Where a segment is, and the segments of staff that share its closets. */
type SegmentPlace = Pick<SizedSite, 'index' | 'site' | 'closets'> & {
  readonly staff?: readonly SegmentShare[];
};

/** The network of a segment, on switches that it shares with others. */
function segmentNeed(
  kind: ApartSegment['kind'],
  segment: SegmentShare,
  { index, site, closets, staff = [] }: SegmentPlace,
  requirements: Requirements,
  nth = 0,
): VlanNeed {
  const figures = assumptionsOf(requirements);
  switch (kind) {
    case 'devices':
      return {
        ...shareNeed(segment, statedFor(requirements, index, 'cameras', segment)),
        purpose: 'iot',
        range: vlanRanges.iot,
        kind: 'cameras',
        inCloset: (closet) => closet.cameras * segment.share,
      };
    case 'guests':
      return {
        ...shareNeed(segment, statedFor(requirements, index, 'guests', segment)),
        purpose: 'guest',
        range: vlanRanges.guests,
        kind: 'guests',
        isRoaming: true,
        devicesPerPerson: figures.devicesPerHandheldUser,
        inCloset: (closet) => closet.guests * figures.devicesPerHandheldUser * segment.share,
      };
    case 'staff': {
      const devicesPerPerson = devicesPerPersonIn(wifiEnvironmentOf(site), figures);
      const hosts = staffHosts(segment, staff, closets, devicesPerPerson);
      return dataNeed(segment, nth, devicesPerPerson, hosts, [
        ...segment.fields,
        ...(['wiredUsers', 'wirelessUsers', 'printers'] as const).map((what) =>
          statedAt(requirements, index, what),
        ),
      ]);
    }
  }
}

/** Printers stay on the shared switches where all the staff, with whom they usually are, has switches of its own. */
const printersNeed = ({ index, apart }: SizedSite, requirements: Requirements): VlanNeed => ({
  name: 'Printers',
  purpose: 'data',
  range: vlanRanges.data + apart.length,
  kind: 'wired-staff',
  inCloset: ({ printers }) => printers,
  atCore: 0,
  access: 'wired',
  serves: [statedAt(requirements, index, 'printers')],
});

/** The networks of a segment on switches of its own: its hosts, all of those closets, and the switches themselves. */
function apartNeeds(
  sized: SizedSite,
  { segment, kind, closets }: ApartSegment,
  nth: number,
  others: number,
  requirements: Requirements,
): VlanNeed[] {
  const own = { zone: apartZone(sized, nth), closets };
  const whole = { ...segment, share: 1 };
  const need = segmentNeed(kind, whole, { ...sized, closets, staff: [whole] }, requirements, others + nth);
  return [
    { ...need, ...own, ...(need.parts && { parts: need.parts.map((part) => ({ ...part, ...own })) }) },
    {
      ...own,
      name: `${segment.name.slice(0, 60)} management`,
      purpose: 'management',
      range: vlanRanges.management,
      kind: 'managed',
      inCloset: (closet) => closet.switches + closet.accessPoints,
      atCore: headsOf(closets, sized, requirements),
      isGrown: true,
      serves: segment.fields,
    },
  ];
}

/** Servers inside, one network for each row of leaves where a data centre has them; and those that face outward. */
function serverNeeds(sized: SizedSite, requirements: Requirements): VlanNeed[] {
  const { servers, dmz, index } = sized;
  const stated = statedAt(requirements, index, 'servers');
  const publicly = statedAt(requirements, index, 'publicServers');
  const inside = {
    purpose: 'server',
    range: vlanRanges.servers,
    kind: 'servers',
    inCloset: none,
  } as const;
  const outside = { inCloset: none, serves: [stated, publicly] };
  return [
    ...(servers.on === 'leaves'
      ? servers.rows.map((atCore, row) => ({
          ...inside,
          name: `Servers row ${row + 1}`,
          atCore,
          zone: leafZone(sized, row),
          serves: [stated],
        }))
      : [{ ...inside, name: 'Servers', atCore: servers.inside, serves: [stated] }]),
    ...dmz.rows.flatMap((atCore, row): VlanNeed[] => {
      const name = dmz.rows.length > 1 ? `DMZ ${row + 1}` : 'DMZ';
      const zone = dmzZone(sized, row);
      return [
        { ...outside, name, purpose: 'dmz', range: vlanRanges.dmz, kind: 'public-servers', atCore, zone },
        {
          ...outside,
          name: `${name} management`,
          purpose: 'management',
          range: vlanRanges.management,
          kind: 'dmz-switches',
          atCore: dmz.width,
          isGrown: true,
          zone,
        },
      ];
    }),
  ];
}

const none = () => 0;

/** Staff of a segment: one network while it fits into one, else cables and radio apart. */
function dataNeed(
  segment: SegmentShare,
  index: number,
  devicesPerPerson: number,
  { wired, wireless, isAtDesks }: StaffHosts,
  serves: readonly string[],
): VlanNeed {
  const { name: short, ...rest } = shareNeed(segment, serves);
  const shared = { ...rest, purpose: 'data', range: vlanRanges.data + index, devicesPerPerson } as const;
  if (isAtDesks) return { ...shared, name: short, kind: 'wired-staff', inCloset: wired, access: 'wired' };
  return {
    ...shared,
    name: short,
    kind: 'staff',
    inCloset: (closet) => wired(closet) + wireless(closet),
    parts: [
      {
        ...shared,
        name: short,
        kind: 'wired-staff',
        inCloset: wired,
        access: 'wired',
      },
      {
        ...shared,
        name: `${short} Wi-Fi`,
        kind: 'wireless-staff',
        isRoaming: true,
        inCloset: wireless,
        access: 'wireless',
      },
    ],
  };
}

/** What the networks of a segment share. */
const shareNeed = ({ name, share, zone, atEdge, poe }: SegmentShare, serves: readonly string[]) => ({
  name: name.slice(0, 70),
  atCore: 0,
  serves,
  ...(zone !== undefined && { policyZone: zone }),
  ...(poe !== undefined && { poe }),
  ...(atEdge && { atEdge }),
  ...(share < 1 && { sharePercent: Number((share * 100).toFixed(1)) }),
});

/** The devices or guests that a site states, and the segment that they are in. */
const statedFor = (
  requirements: Requirements,
  index: number,
  what: 'cameras' | 'guests',
  { fields }: SegmentShare,
): string[] => [...new Set([statedAt(requirements, index, what), ...fields])];
