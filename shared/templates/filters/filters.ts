import { addressFilters } from './address-filters.ts';
import type { Filter } from './filter.ts';
import { interfaceFilters } from './interface-filters.ts';
import { ipaddrFilters } from './ipaddr-filters.ts';
import { macFilters } from './mac-filters.ts';
import { numberFilters } from './number-filters.ts';
import { originFilter } from './origin-filter.ts';

/** Every filter that templates have beside Jinja's own, by name. */
export const filters: Readonly<Record<string, Filter>> = {
  ...addressFilters,
  ...ipaddrFilters,
  ...interfaceFilters,
  ...macFilters,
  ...numberFilters,
  ...originFilter,
};
