import type { RequirementsInput } from '#shared/contract/requirements.ts';

/** Sites alike, `Shop 01` to `Shop 60`. */
export function numberedSites(
  count: number,
  name: string,
  site: Omit<NonNullable<RequirementsInput['sites']>[number], 'name'>,
): NonNullable<RequirementsInput['sites']> {
  const digits = String(count).length;
  return Array.from({ length: count }, (_, index) => ({
    ...site,
    name: `${name} ${String(index + 1).padStart(Math.max(2, digits), '0')}`,
  }));
}
