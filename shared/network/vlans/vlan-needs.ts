import type { Requirements } from '../../contract/requirements.ts';
import type { SegmentShares } from '../requirements/segment-shares.ts';
import { everythingAt, statedAt } from '../requirements/serves.ts';
import { redundancyStated } from '../requirements/site-redundancy.ts';
import type { Closet } from '../sizing/closets.ts';
import { isOutOfBand, outOfBandSwitches, roomDevices } from '../sizing/out-of-band.ts';
import type { SizedSite } from '../sizing/size-site.ts';
import { outOfBandZone } from '../sizing/zones.ts';
import { apartNeeds, segmentNeed } from './segment-needs.ts';
import { serverNeeds } from './server-needs.ts';
import type { VlanNeed } from './vlan-need.ts';
import { vlanRanges } from './vlan-numbers.ts';

/** What a site needs: management, servers, voice, and one network for each segment of devices, guests and staff. */
export function vlanNeeds(
  sized: SizedSite,
  requirements: Requirements,
  segments: SegmentShares,
  controllers: number,
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
        controllers +
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
    ...(['devices', 'guests', 'staff'] as const).flatMap((kind) =>
      segments[kind].map((segment, nth) =>
        segmentNeed(kind, segment, { ...sized, among: segments[kind] }, requirements, nth),
      ),
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
      inCloset: () => 0,
      atCore: devices + outOfBandSwitches(devices),
      isGrown: true,
      isWhole: true,
      zone: outOfBandZone(sized),
      serves: redundancyStated(requirements, sized.index, sized.site, 'coreSwitching'),
    },
  ];
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
