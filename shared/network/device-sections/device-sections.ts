import type { DeviceConfiguration } from '../../contract/configuration/device-configuration.ts';
import { cellText } from '../control-plane/sections/cell.ts';
import type { PlaneSection } from '../control-plane/sections/plane-section.ts';
import { administrationSection } from './administration-section.ts';
import { comesFrom, comesFromCell, type DeviceSection, type ReferTo } from './device-section.ts';
import { interfaceSection, spanningTreeSection, tunnelSection, vlanSection } from './interface-sections.ts';
import { dhcp6Section, routerAdvertisementSection } from './ipv6-sections.ts';
import { qosMarkingSection, qosSection } from './quality-sections.ts';
import { remoteAccessSection } from './remote-access-section.ts';
import {
  bgpAnnouncementSection,
  bgpSection,
  filterSection,
  firstHopSection,
  ospfInterfaceSection,
  ospfSection,
  staticRouteSection,
  trackSection,
} from './routing-sections.ts';
import { inspectionSection, natSection, policySection, zoneSection } from './security-sections.ts';
import { dhcpPoolSection, dhcpRelaySection, managementSection } from './service-sections.ts';
import {
  aggregateSection,
  hostGuardSection,
  igmpSnoopingSection,
  mlagSection,
  portGroupSection,
  stackSection,
} from './switching-sections.ts';
import { vrfSection } from './vrf-section.ts';

/**
 * The sections that show each field of a configuration, in the order in which they are read. A new field needs an entry: none
 * where it is shown with another, or by the head of the page.
 */
const sectionsOfFields: Readonly<Record<keyof DeviceConfiguration, readonly DeviceSection[]>> = {
  interfaces: [interfaceSection, aggregateSection],
  vlans: [vlanSection],
  spanningTree: [spanningTreeSection],
  mlag: [mlagSection],
  stack: [stackSection],
  portGroups: [portGroupSection],
  hostGuard: [hostGuardSection],
  igmpSnooping: [igmpSnoopingSection],
  vrfs: [vrfSection],
  routing: [
    staticRouteSection,
    ospfSection,
    ospfInterfaceSection,
    bgpSection,
    bgpAnnouncementSection,
    filterSection,
  ],
  tracks: [trackSection],
  firstHops: [firstHopSection],
  ipsec: [tunnelSection],
  zones: [zoneSection],
  policies: [policySection],
  inspection: [inspectionSection],
  nat: [natSection],
  remoteAccess: [remoteAccessSection],
  dhcpPools: [dhcpPoolSection],
  dhcpRelays: [dhcpRelaySection],
  routerAdvertisements: [routerAdvertisementSection],
  dhcp6: [dhcp6Section],
  services: [managementSection],
  administration: [administrationSection],
  qos: [qosSection],
  qosMarkings: [qosMarkingSection],
  id: [],
  hostname: [],
  site: [],
  kind: [],
  model: [],
  members: [],
  filtering: [],
  unmatched: [],
};

export const deviceSections: readonly DeviceSection[] = Object.values(sectionsOfFields).flat();

/**
 * The configuration of one device as tables, with the elements of the plan that each line comes from. Columns that say
 * nothing on this device are left out.
 */
export const sectionsOfDevice = (device: DeviceConfiguration, referTo: ReferTo): PlaneSection[] =>
  deviceSections.flatMap(({ rows, columns, ...section }) => {
    const lines = rows(device);
    const isSaid = columns.map((_, index) =>
      lines.some(({ cells }) => cells[index] !== undefined && cellText(cells[index]) !== '–'),
    );
    if (lines.length === 0) return [];
    return [
      {
        ...section,
        columns: [...columns.filter((_, index) => isSaid[index]), comesFrom],
        rows: lines.map((line, index) => ({
          key: String(index),
          site: device.site,
          cells: [...line.cells.filter((_, column) => isSaid[column]), comesFromCell(line, referTo)],
        })),
      },
    ];
  });
