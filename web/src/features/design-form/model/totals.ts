import { wordsAt } from '#shared/vocabulary/fields/design-fields.ts';
import { readCount } from '#web/ui/form/number-text.ts';
import { chosenSites, type FormValues, type SiteRow, textAt } from './form-values.ts';

export interface Totals {
  readonly sites: number;
  /** People who work there, by how they are connected. */
  readonly wired: number;
  readonly wireless: number;
  readonly guests: number;
  /** Phones, cameras, printers and servers. */
  readonly devices: number;
  /** People and devices after the planned growth, rounded up. */
  readonly grown: number;
}

const deviceFields = ['phones', 'cameras', 'printers', 'servers'] as const;

/** The sums next to the form. What is not yet a number counts as nothing. */
export function totals(values: FormValues): Totals {
  const sites = chosenSites(values);
  const sum = (field: keyof SiteRow) => sites.reduce((total, site) => total + readCount(site[field]), 0);
  const wired = sum('wiredUsers');
  const wireless = sum('wirelessUsers');
  const guests = sum('guests');
  const devices = deviceFields.reduce((total, field) => total + sum(field), 0);
  return {
    sites: sites.length,
    wired,
    wireless,
    guests,
    devices,
    grown: Math.ceil((wired + wireless + guests + devices) * (1 + growth(values) / 100)),
  };
}

/** Percent; the contract's default while the field is empty. */
function growth(values: FormValues): number {
  const path = 'requirements.growth.percent';
  const text = textAt(values, path).trim();
  return text === '' ? Number(wordsAt(path).initial) : readCount(text);
}
