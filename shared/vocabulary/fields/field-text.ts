import { formatCount, formatNumber } from '../counts.ts';
import { joinAnd } from '../lists.ts';
import { formatArea, formatLength } from '../measures.ts';
import { formatRate } from '../rates.ts';
import type { FieldWords } from './field-words.ts';
import { valueAt } from './value-at.ts';

/** A value of a field as people read it: `300 Mbit/s`, `Data centre`, `Yes`, `DHCP and DNS`. */
export function fieldText(words: FieldWords, value: unknown): string {
  const { values, empty = 'None' } = words;
  if (typeof value === 'boolean') return values?.[String(value)] ?? (value ? 'Yes' : 'No');
  if (typeof value === 'number')
    return value === 0 && words.empty !== undefined ? empty : measure(words, value);
  if (typeof value === 'string') return values?.[value] ?? (value || empty);
  if (Array.isArray(value) && value.length > 0)
    return joinAnd(value.map((one) => fieldText(words, valueAt('name', one) ?? one)));
  return empty;
}

function measure({ unit }: FieldWords, value: number): string {
  switch (unit) {
    case 'Mbit/s':
      return formatRate(value);
    case 'm²':
      return formatArea(value);
    case 'm':
      return formatLength(value);
    case '%':
      return `${formatNumber(value)} %`;
    case 'share':
      return `${formatNumber(Number((value * 100).toFixed(1)))} %`;
    case 'years':
      return formatCount(value, 'year');
    default:
      return formatNumber(value);
  }
}

/** Whether a unit is one of measure; any other says what is counted: `users`, `devices`. */
export const isMeasure = (unit: string | undefined): unit is string =>
  unit !== undefined && ['Mbit/s', 'm²', 'm', '%', 'years'].includes(unit);

/** One of what a unit counts. */
const single: Readonly<Record<string, string>> = {
  blocks: 'block',
  cells: 'cell',
  devices: 'device',
  guests: 'guest',
  leaves: 'leaf',
  people: 'person',
  ports: 'port',
  rooms: 'room',
  routers: 'router',
  servers: 'server',
  sites: 'site',
  switches: 'switch',
};

/** A figure with what it counts: `2.5 devices`, `1 device`, `300 Mbit/s`. */
export const figureText = (words: FieldWords, value: number): string =>
  words.unit === undefined || isMeasure(words.unit) || words.unit === 'share'
    ? measure(words, value)
    : `${measure(words, value)} ${value === 1 ? (single[words.unit] ?? words.unit) : words.unit}`;
