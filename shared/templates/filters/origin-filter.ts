import type { Filter } from './filter.ts';

/** Characters of Unicode's private use area, which no configuration has: they enclose and separate the ids of a mark. */
export const originMark = { start: '\uE000', separator: '\uE001', end: '\uE002' } as const;

/** Marks the line and those that follow as coming from these elements; whoever composes a configuration strips marks. */
const origin: Filter = (value) => {
  const ids = (Array.isArray(value) ? value : [value]).filter((id) => typeof id === 'string');
  return `${originMark.start}${ids.join(originMark.separator)}${originMark.end}`;
};

export const originFilter = { origin } satisfies Readonly<Record<string, Filter>>;
