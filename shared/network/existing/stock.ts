import { appendUnder } from '../../collections/append-under.ts';
import type { DescribedDevice } from '../../contract/described-device.ts';
import type { ExistingNetwork } from '../../contract/designs.ts';
import type { Category, Device, Role } from '../../contract/device.ts';
import { describedModel, isDescribed } from '../hardware/described-model.ts';

/** Devices of one kind that an existing network has. */
export interface Stock {
  /** As it was typed: its model, else its type. */
  readonly name: string;
  readonly category: Category | undefined;
  /** What it is for, where its type says so: `core switch`. */
  readonly role: Role | undefined;
  /** Absent where the catalogue does not know the model, or several manufacturers have one of that name. */
  readonly device: Device | undefined;
  /** Where its name leaves open which model of one manufacturer it is: those that it can be, the cheapest first. */
  readonly candidates: readonly Device[];
  /** What its owner says that it can do: `device` is as described then, whatever the catalogue lists. */
  readonly stated?: DescribedDevice;
  /** The design says that it goes. */
  readonly isReplaced: boolean;
  readonly quantity: number;
}

/**
 * The listed devices, each as its owner describes it, else with its catalogue device if manufacturer and model, model or part number
 * identify one.
 */
export function stockOf({ currentDevices }: ExistingNetwork, devices: readonly Device[]): readonly Stock[] {
  const byName = new Map<string, Device[]>();
  for (const device of devices) {
    for (const name of namesOf(device)) appendUnder(byName, name, device);
  }
  return currentDevices.map(({ type, model, quantity, fate, ...answer }) => {
    const name = model === '' ? type : model;
    const isReplaced = fate === 'replace';
    const stated = answer.category ?? categoryOf(type);
    const own = { name, role: roleOf(type), quantity, isReplaced };
    if (stated !== undefined && isDescribed(answer))
      return {
        ...own,
        category: stated,
        device: describedModel(name, stated, answer),
        candidates: [],
        stated: { ...answer, category: stated },
      };
    const known = model === '' ? [] : (byName.get(folded(model)) ?? []);
    const [device, ...others] = known.filter(({ category }) => stated === undefined || category === stated);
    const isClear = others.every(({ manufacturer }) => manufacturer === device?.manufacturer);
    const exact = isClear ? device : undefined;
    return {
      ...own,
      category: stated ?? device?.category,
      device: exact,
      candidates: exact === undefined ? candidatesFor(model, stated, devices) : [],
    };
  });
}

/** Models whose name begins with what was typed, such as all of `Catalyst 9300`; none where several manufacturers have some. */
function candidatesFor(
  typed: string,
  category: Category | undefined,
  devices: readonly Device[],
): readonly Device[] {
  const start = folded(typed);
  if (start.length < shortestName) return [];
  const found = devices.filter(
    (device) =>
      (category === undefined || device.category === category) &&
      [...namesOf(device)].some((name) => name.startsWith(start)),
  );
  const makers = new Set(found.map(({ manufacturer }) => manufacturer));
  const priceOf = ({ price }: Device) => price?.amount ?? Number.POSITIVE_INFINITY;
  return makers.size > 1 ? [] : found.sort((a, b) => priceOf(a) - priceOf(b));
}

/** As a device may be typed: with its maker or without, by its part number, or without the word of its series, as `9300-48P`. */
const namesOf = ({ manufacturer, model, partNumber }: Device): ReadonlySet<string> => {
  const short = model.replace(/^Catalyst /, '');
  const names = [model, short].flatMap((name) => [name, `${manufacturer}${name}`]);
  return new Set([...names, partNumber].map(folded));
};

/** Fewer letters and figures would match by chance. */
const shortestName = 4;

const folded = (name: string): string => name.toLowerCase().replace(/[^\p{Letter}\p{Number}]/gu, '');

/** What a device is by the words of its type; undefined where they do not say it. */
export function categoryOf(type: string): Category | undefined {
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
