import { writeCsv } from '../../equipment/csv-text.ts';
import { vlanRanges } from '../control-plane/sections/cell.ts';
import type { PortRow } from './port-rows.ts';
import { dot1xText, modeText, portStatusNames } from './port-words.ts';
import { trustNames } from './quality-sections.ts';

/** Ports as CSV (RFC 4180): a row for each, empty cells for what does not apply. */
export const portCsv = (rows: readonly PortRow[]): string =>
  writeCsv([columns.map(([label]) => label), ...rows.map((row) => columns.map(([, textOf]) => textOf(row)))]);

const textOf = (value: string | number | undefined): string => (value === undefined ? '' : String(value));

const columns: readonly (readonly [label: string, textOf: (row: PortRow) => string])[] = [
  ['Site', ({ site }) => site],
  ['Device', ({ chassis }) => chassis],
  ['Port', ({ port }) => port],
  ['Status', ({ status }) => portStatusNames[status]],
  ['Mode', modeText],
  ['Access VLAN', ({ switchport }) => textOf(switchport?.access)],
  ['Voice VLAN', ({ switchport }) => textOf(switchport?.voice)],
  ['Native VLAN', ({ switchport }) => textOf(switchport?.native)],
  ['Allowed VLANs', ({ switchport }) => vlanRanges(switchport?.allowed ?? []).join(' ')],
  ['Addresses', ({ addresses }) => addresses.join(' ')],
  ['PoE class', ({ poe }) => textOf(poe?.class)],
  ['PoE W', ({ poe }) => textOf(poe?.watts)],
  ['802.1X', (row) => (row.switchport === undefined ? '' : dot1xText(row))],
  ['802.1X guest VLAN', ({ switchport }) => textOf(switchport?.authentication?.guestVlan)],
  ['802.1X VLAN without a server', ({ switchport }) => textOf(switchport?.authentication?.criticalVlan)],
  ['DSCP marks kept', ({ trust }) => (trust === undefined ? '' : trustNames[trust])],
  ['Most broadcast %', ({ switchport }) => textOf(switchport?.stormControl?.broadcastPercent)],
  ['Most multicast %', ({ switchport }) => textOf(switchport?.stormControl?.multicastPercent)],
  ['Description', ({ description }) => description],
  ['Far end', ({ far }) => textOf(far?.device)],
  ['Far port or outlet', ({ far }) => textOf(far?.place)],
  ['Cable', ({ far }) => textOf(far?.cable.label)],
  ['Cable type', ({ far }) => textOf(far?.cable.cable)],
  ['Length m (estimate)', ({ far }) => textOf(far?.cable.lengthM)],
  ['Transceiver', ({ far }) => textOf(far?.optic)],
  ['Speed Mbit/s', ({ speedMbps }) => textOf(speedMbps)],
];
