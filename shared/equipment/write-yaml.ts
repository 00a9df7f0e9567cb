import { stringify } from 'yaml';
import { type Device, type Figure, figures, isEstimate } from '../contract/device.ts';
import { toNetbox } from './netbox-export.ts';

/**
 * Devices as NetBox device types, a document each. Data without a NetBox field that our import needs (the category,
 * and which figures are estimates) is in comments before each.
 */
export const writeYaml = (devices: readonly Device[]): string =>
  devices.map((device) => `---\n${headOf(device)}${stringify(toNetbox(device), { lineWidth: 0 })}`).join('');

/** Figures that a device type states. */
const stated: readonly Figure[] = figures.filter((figure) =>
  ['ports', 'poeInput', 'rackUnits', 'powerSupplies', 'drawW', 'weightKg', 'airflow'].includes(figure),
);

function headOf(device: Device): string {
  const estimates = stated.filter((figure) => isEstimate(device, figure));
  return `# category: ${device.category}\n${estimates.length > 0 ? `# estimates: ${estimates.join(' ')}\n` : ''}`;
}
