import type { Device } from '../../contract/device.ts';

/**
 * Whether a device is of a manufacturer, or of a brand (“Meraki”), that a design prefers. Several may be named, as in
 * “Cisco or Juniper”; words count from their beginning, so that “HP” means HPE and no letters inside a model.
 */
export function isOf(preference: string, { manufacturer, model }: Device): boolean {
  const maker = manufacturer.toLowerCase();
  const own = ` ${maker} ${model.toLowerCase()}`;
  return preferredNames(preference).some(
    (wanted) => own.includes(` ${wanted}`) || ` ${wanted} `.includes(` ${maker} `),
  );
}

/** Each of the names that a preference has, in small letters. */
export const preferredNames = (preference: string): string[] =>
  preference
    .toLowerCase()
    .split(/[,;/]|\b(?:or|and)\b/)
    .map((wanted) => wanted.trim())
    .filter((wanted) => wanted !== '');
