import { formatLength } from '../../vocabulary/measures.ts';
import { vlanRanges } from '../control-plane/sections/cell.ts';
import type { PortRow } from './port-rows.ts';

/** What a port's figures are called, on screen, in the report and in CSV. */
export const portStatusNames: Readonly<Record<PortRow['status'], string>> = {
  up: 'Up',
  parked: 'Parked',
  down: 'Down',
};

export const portModeNames: Readonly<Record<PortRow['mode'], string>> = {
  access: 'Access',
  trunk: 'Trunk',
  routed: 'Routed',
  'high-availability': 'High availability',
  unused: 'Unused',
};

export const dot1xNames = {
  none: 'Off',
  authenticate: '802.1X',
  'authenticate-or-bypass': '802.1X or MAB',
} as const;

/** `Access, in Aggregate 101`. */
export const modeText = ({ mode, memberOf }: PortRow): string =>
  memberOf === undefined ? portModeNames[mode] : `${portModeNames[mode]}, in ${memberOf}`;

/** What a port does with VLANs in a line: `untagged 100, voice 30`; of a routed port its addresses. */
export function vlansText({ switchport, addresses }: PortRow): string {
  if (switchport === undefined) return addresses.join(', ') || '–';
  const { access, voice, native, allowed } = switchport;
  const untagged = access ?? native;
  return [
    ...(untagged === undefined ? [] : [`untagged ${untagged}`]),
    ...(voice === undefined ? [] : [`voice ${voice}`]),
    ...(allowed.length === 0 ? [] : [`tagged ${vlanRanges(allowed).join(', ')}`]),
  ].join('; ');
}

/** `Class 4, 30 W`. */
export const poeText = ({ poe }: PortRow): string =>
  poe === undefined ? '–' : `Class ${poe.class}, ${poe.watts} W`;

/** `802.1X, else guest VLAN 50`. */
export function dot1xText({ switchport, status }: PortRow): string {
  if (switchport === undefined || status !== 'up') return '–';
  const guest = switchport.authentication?.guestVlan;
  const name = dot1xNames[switchport.dot1x];
  return guest === undefined ? name : `${name}, else guest VLAN ${guest}`;
}

/** `HQ-CORE-1, Port 3`. */
export const farText = ({ far }: PortRow): string =>
  far === undefined ? '–' : [far.device, far.place].filter(Boolean).join(', ');

/** `HQ-CU-0017: Cat6A, 42 m`. */
export function cableText({ far }: PortRow): string {
  if (far === undefined) return '–';
  const { label, cable, lengthM } = far.cable;
  const what = [cable, lengthM === undefined ? undefined : formatLength(lengthM)].filter(Boolean).join(', ');
  return [label, what].filter(Boolean).join(': ');
}
