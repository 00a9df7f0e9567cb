import type { RequirementsInput } from '#shared/contract/requirements.ts';
/** Sites alike, `Shop 01` to `Shop 60`. */
export declare function numberedSites(
  count: number,
  name: string,
  site: Omit<NonNullable<RequirementsInput['sites']>[number], 'name'>,
): NonNullable<RequirementsInput['sites']>;
