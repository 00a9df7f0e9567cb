import { writeCsv } from '../../equipment/csv-text.ts';
import { rangesOf } from '../graph/port-range.ts';
import type { CableKind } from './cable-labels.ts';
import type { Cable, CableEnd } from './cable-schedule.ts';

/** A cable schedule as CSV: a row for each cable, empty cells for what is not known. */
export function toCableCsv(schedule: Iterable<Cable>): string {
  const rows: string[][] = [[...columns]];
  for (const cable of schedule) rows.push(rowOf(cable));
  return writeCsv(rows);
}

/** What a kind is called in tables. */
export const cableKindNames = {
  copper: 'Copper',
  fibre: 'Fibre',
  twinax: 'Twinax',
  'active-optical': 'Active optical',
  handover: 'Provider’s handover',
  unstated: 'Not stated',
} as const satisfies Record<CableKind, string>;

const columns = [
  'Label',
  'Site',
  'Purpose',
  'From device',
  'From port',
  'From transceiver',
  'To device',
  'To port or outlet',
  'To transceiver',
  'Medium',
  'Cable',
  'Length m (estimate)',
  'VLANs',
] as const;

function rowOf({ label, site, purpose, from, to, kind, cable = '', lengthM, vlans }: Cable): string[] {
  return [
    label,
    site,
    purpose,
    ...endCells(from),
    ...endCells(to),
    cableKindNames[kind],
    cable,
    `${lengthM ?? ''}`,
    vlans.join(' '),
  ];
}

const endCells = (end: CableEnd): string[] => [end.device, placeOf(end), end.transceiver ?? ''];

/** Where a cable is plugged in at that end: the outlet, or the ports. */
export const placeOf = ({ ports, outlet }: CableEnd): string => outlet ?? rangesOf(ports);
