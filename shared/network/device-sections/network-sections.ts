import type { NetworkConfiguration } from '../../contract/configuration/network-configuration.ts';
import { elementCell } from '../control-plane/sections/cell.ts';
import type { PlaneSection } from '../control-plane/sections/plane-section.ts';
import { circuitSections } from './circuit-sections.ts';
import { comesFrom, comesFromCell, type ReferTo } from './device-section.ts';
import { deviceSections } from './device-sections.ts';

/** What a plan's own control plane has, or what belongs to one device alone. */
const shownElsewhere: ReadonlySet<string> = new Set([
  'interfaces',
  'aggregates',
  'vlans',
  'spanning-tree',
  'ospf',
  'zones',
  'policies',
  'nat',
  'dhcp-relays',
  'services',
  'qos',
  'qos-markings',
]);

/** What the control plane of a plan leaves to the configurations: parameters, timers and what is tracked. */
const acrossDevices = deviceSections.filter(({ id }) => !shownElsewhere.has(id));

/** Circuits, and parts of the configurations of all devices, each as one table whose rows name their device. */
export const sectionsOfNetwork = (
  network: Pick<NetworkConfiguration, 'devices' | 'providers'>,
  referTo: ReferTo,
): PlaneSection[] =>
  [
    ...circuitSections(network, referTo),
    ...acrossDevices.map(({ rows, columns, id, ...section }) => ({
      ...section,
      id: `device-${id}`,
      columns: [{ id: 'device', label: 'Device', kind: 'subject' as const }, ...columns, comesFrom],
      rows: network.devices.flatMap((device) =>
        rows(device).map((line, index) => ({
          key: `${device.id} ${index}`,
          site: device.site,
          cells: [
            elementCell({ ...referTo(device.id), label: device.hostname }),
            ...line.cells,
            comesFromCell(line, referTo),
          ],
        })),
      ),
    })),
  ].filter(({ rows }) => rows.length > 0);
