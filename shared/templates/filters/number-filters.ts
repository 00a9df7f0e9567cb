import { type Filter, integerOf } from './filter.ts';

/** `[10, 11, 12, 20]` as `10-12,20`, sorted and without repetitions. */
const vlanRanges: Filter = (value, separator = ',') => {
  if (!Array.isArray(value) || typeof separator !== 'string') return '';
  const ids = [...new Set(value.map(integerOf))].filter((id) => id !== undefined).sort((a, b) => a - b);
  const ranges: [number, number][] = [];
  for (const id of ids) {
    const last = ranges.at(-1);
    if (last !== undefined && id === last[1] + 1) last[1] = id;
    else ranges.push([id, id]);
  }
  return ranges.map(([from, to]) => (from === to ? `${from}` : `${from}-${to}`)).join(separator);
};

/** 254 as `fe`; with a number of digits padded by zeros. */
const hex: Filter = (value, digits = 0) => {
  const number = integerOf(value);
  const width = integerOf(digits);
  return number === undefined || number < 0 || width === undefined || width < 0 || width > 32
    ? ''
    : number.toString(16).padStart(width, '0');
};

export const numberFilters = { vlan_ranges: vlanRanges, hex } satisfies Readonly<Record<string, Filter>>;
