import type { ExistingNetwork } from '../../contract/designs.ts';
import type { Category, Device, Role } from '../../contract/device.ts';

/** Devices of one kind that an existing network has. */
export interface Stock {
  /** As it was typed: its model, else its type. */
  readonly name: string;
  readonly category: Category | undefined;
  /** What it is for, where its type says so: `core switch`. */
  readonly role: Role | undefined;
  /** Absent where the catalogue does not know the model, or several manufacturers have one of that name. */
  readonly device: Device | undefined;
  readonly quantity: number;
}

/**
 * The listed devices, each with its catalogue device if manufacturer and model, model or part number identify one.
 */
export function stockOf({ currentDevices }: ExistingNetwork, devices: readonly Device[]): readonly Stock[] {
  const byName = new Map<string, Device[]>();
  for (const device of devices) {
    const { manufacturer, model, partNumber } = device;
    for (const name of new Set([`${manufacturer}${model}`, model, partNumber].map(folded))) {
      const known = byName.get(name);
      if (known === undefined) byName.set(name, [device]);
      else known.push(device);
    }
  }
  return currentDevices.map(({ type, model, quantity }) => {
    const stated = categoryOf(type);
    const known = model === '' ? [] : (byName.get(folded(model)) ?? []);
    const [device, ...others] = known.filter(({ category }) => stated === undefined || category === stated);
    const isClear = others.every(({ manufacturer }) => manufacturer === device?.manufacturer);
    return {
      name: model === '' ? type : model,
      category: stated ?? device?.category,
      role: roleOf(type),
      device: isClear ? device : undefined,
      quantity,
    };
  });
}

const folded = (name: string): string => name.toLowerCase().replace(/[^\p{Letter}\p{Number}]/gu, '');

function categoryOf(type: string): Category | undefined {
  const words: readonly (readonly [RegExp, Category])[] = [
    [/wlc|controller/i, 'wlan-controller'],
    [/firewall|utm/i, 'firewall'],
    [/access.?point|\bap\b|wireless|wi-?fi/i, 'ap'],
    [/switch/i, 'switch'],
    [/router|gateway/i, 'router'],
    [/server/i, 'server'],
  ];
  return words.find(([word]) => word.test(type))?.[1];
}

function roleOf(type: string): Role | undefined {
  if (!/switch/i.test(type)) return undefined;
  if (/core/i.test(type)) return 'core';
  if (/distribution|aggregation/i.test(type)) return 'distribution';
  return /access/i.test(type) ? 'access' : undefined;
}
