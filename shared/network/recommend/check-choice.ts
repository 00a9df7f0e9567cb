import { type Device, type DeviceClass, deviceClasses } from '../../contract/device.ts';
import type { ClassDemand } from '../requirements/site-classes.ts';
import type { Demands } from './need.ts';
import type { Shortfall } from './shortfall.ts';

export function checkManufacturer(
  found: Shortfall[],
  { manufacturer }: Device,
  { manufacturer: demand }: Demands,
): void {
  if (demand === undefined || demand.name === manufacturer) return;
  const describe = () => ({ sentence: `It is not from ${demand.name}: ${demand.why}.` });
  found.push({ constraint: 'vendor', share: 1, describe });
}

export function checkTwin(found: Shortfall[], { id }: Device, { twin: demand }: Demands): void {
  if (demand === undefined || demand.id === id) return;
  const describe = () => ({
    sentence: `It is not a ${demand.name}, like the other one of its pair, which stays.`,
  });
  found.push({ constraint: 'vendor', share: 1, describe });
}

/** A device whose class nobody states has none to fall short by. */
export function checkClass(found: Shortfall[], device: Device, { class: demand }: Demands): void {
  const own = device.class;
  if (demand === undefined || own === undefined) return;
  const missing = deviceClasses.indexOf(demand.least) - deviceClasses.indexOf(own);
  if (missing > 0) found.push(shortOfClass(missing, own, demand));
}

const shortOfClass = (missing: number, own: DeviceClass, { least, why }: ClassDemand): Shortfall => ({
  constraint: 'class',
  share: missing / (deviceClasses.length - 1),
  isDoubt: true,
  describe: () => ({
    sentence: `It is ${classPhrases[own]}, and ${classPhrases[least]} is needed: ${why}.`,
    relax: `to ${own}`,
  }),
});

export const classPhrases = {
  'small-business': 'a small-business model',
  enterprise: 'an enterprise model',
  'data-centre': 'a data-centre model',
} as const satisfies Record<DeviceClass, string>;
