import type { Requirements } from '../../contract/requirements.ts';
import { assumptionsOf } from '../requirements/changeable-assumptions.ts';
import type { SegmentShare } from '../requirements/segment-shares.ts';
import { sharesIn } from '../requirements/segments-in-buildings.ts';
import { statedAt } from '../requirements/serves.ts';
import { wifiEnvironmentOf } from '../requirements/wifi-environment.ts';
import { devicesPerPersonIn } from '../requirements/wireless-devices.ts';
import type { ApartSegment } from '../sizing/apart-segments.ts';
import type { Closet } from '../sizing/closets.ts';
import { headsOf } from '../sizing/heads-of.ts';
import type { SizedSite } from '../sizing/size-site.ts';
import { apartZone } from '../sizing/zones.ts';
import { type StaffHosts, staffInBuildings } from './staff-hosts.ts';
import type { VlanNeed } from './vlan-need.ts';
import { vlanRanges } from './vlan-numbers.ts';

/** Where a segment is, and the segments of its kind that share its closets, itself among them. */
type SegmentPlace = Pick<SizedSite, 'index' | 'site' | 'closets'> & {
  readonly among: readonly SegmentShare[];
};

/** The network of a segment, on switches that it shares with others. */
export function segmentNeed(
  kind: ApartSegment['kind'],
  segment: SegmentShare,
  { index, site, closets, among }: SegmentPlace,
  requirements: Requirements,
  nth = 0,
): VlanNeed {
  const figures = assumptionsOf(requirements);
  const within = among.indexOf(segment);
  const shareIn = ({ building }: Closet): number => sharesIn(among, building?.at ?? 0)[within]?.share ?? 0;
  switch (kind) {
    case 'devices':
      return {
        ...shareNeed(segment, statedFor(requirements, index, 'cameras', segment)),
        purpose: 'iot',
        range: vlanRanges.iot,
        kind: 'cameras',
        inCloset: (closet) => closet.cameras * shareIn(closet),
      };
    case 'guests':
      return {
        ...shareNeed(segment, statedFor(requirements, index, 'guests', segment)),
        purpose: 'guest',
        range: vlanRanges.guests,
        kind: 'guests',
        isRoaming: true,
        devicesPerPerson: figures.devicesPerHandheldUser,
        inCloset: (closet) => closet.guests * figures.devicesPerHandheldUser * shareIn(closet),
      };
    case 'staff': {
      const devicesPerPerson = devicesPerPersonIn(wifiEnvironmentOf(site), figures);
      const hosts = staffInBuildings(within, among, closets, devicesPerPerson);
      return dataNeed(segment, nth, devicesPerPerson, hosts, [
        ...segment.fields,
        ...(['wiredUsers', 'wirelessUsers', 'printers'] as const).map((what) =>
          statedAt(requirements, index, what),
        ),
      ]);
    }
  }
}

/** The networks of a segment on switches of its own: its hosts, all of those closets, and the switches themselves. */
export function apartNeeds(
  sized: SizedSite,
  { segment, kind, closets }: ApartSegment,
  nth: number,
  others: number,
  requirements: Requirements,
): VlanNeed[] {
  const own = { zone: apartZone(sized, nth), closets };
  const { inBuildings: _, ...everywhere } = segment;
  const whole = { ...everywhere, share: 1 };
  const need = segmentNeed(kind, whole, { ...sized, closets, among: [whole] }, requirements, others + nth);
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

/** Staff of a segment: one network while it fits into one, else cables and radio apart. */
function dataNeed(
  segment: SegmentShare,
  index: number,
  devicesPerPerson: number,
  { desks, printers, wireless, isAtDesks, hasOwnPart }: StaffHosts,
  serves: readonly string[],
): VlanNeed {
  const { name: short, ...rest } = shareNeed(segment, serves);
  const shared = {
    ...rest,
    purpose: 'data',
    range: vlanRanges.data + index,
    devicesPerPerson,
    atDesks: desks,
    atPrinters: printers,
    ...(hasOwnPart && { hasOwnPart }),
  } as const;
  const wired = (closet: Closet) => desks(closet) + printers(closet);
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
        atDesks: () => 0,
        atPrinters: () => 0,
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
