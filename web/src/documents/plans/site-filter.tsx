import { FilterSelect } from '#web/ui/filter-select.tsx';

export interface SiteFilterProps {
  readonly sites: readonly string[];
  /** Empty for all. */
  readonly site: string;
  readonly onChoose: (site: string) => void;
}

/** Narrows what a plan says to one site; nothing where there is but one. */
export function SiteFilter({ sites, site, onChoose }: SiteFilterProps) {
  if (sites.length < 2) return null;
  return (
    <FilterSelect
      label="Site"
      all="All sites"
      value={site}
      options={sites.map((value) => ({ value, label: value }))}
      onChoose={onChoose}
    />
  );
}
