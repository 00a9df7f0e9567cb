import { type Category, Device, DeviceDraft, type Specs } from '../contract/device.ts';
import type { FieldError } from '../contract/errors.ts';
import { parseFields } from '../contract/field-errors.ts';
import { poeKinds } from './netbox-interfaces.ts';
import { notesOf } from './netbox-notes.ts';
import { portsOf } from './netbox-ports.ts';
import { drawOf, suppliesOf } from './netbox-power.ts';
import { DeviceType } from './netbox-type.ts';

/** What becomes of one device type of NetBox's library. */
export type NetboxImport =
  | {
      readonly success: true;
      readonly draft: DeviceDraft;
      /** What was left out or assumed, a sentence each. */
      readonly notes: readonly string[];
    }
  | { readonly success: false; readonly errors: readonly FieldError[] };

/**
 * Takes a device type as NetBox's library writes it (the YAML already read into objects). The library does not
 * say what a device is for, so the category is given; `likelyCategory` proposes one. Errors name the fields of the file.
 */
export function fromNetbox(value: unknown, category: Category): NetboxImport {
  const parsed = parseFields(DeviceType, value);
  if (!parsed.success) return { success: false, errors: parsed.errors };
  const type = parsed.data;
  const specs = specsOf(type, category);
  const draft = parseFields(DeviceDraft, {
    category,
    manufacturer: type.manufacturer,
    model: type.model,
    partNumber: type.part_number ?? type.model,
    specs,
    ...datasheetOf(type),
    sources: Object.fromEntries(Object.keys(specs).map((figure) => [figure, 'facts'])),
  });
  if (!draft.success) return { success: false, errors: draft.errors.map(inTheFile) };
  return { success: true, draft: draft.data, notes: notesOf(type) };
}

function specsOf(type: DeviceType, category: Category): Partial<Specs> & Pick<Specs, 'ports'> {
  const { interfaces = [], u_height: rackUnits, airflow = '' } = type;
  const [poeInput] = interfaces.flatMap(({ poe_mode: mode, poe_type: poe = '' }) =>
    mode === 'pd' ? (poeKinds.get(poe) ?? []) : [],
  );
  const flow = airflows.get(airflow);
  const weightKg = weightOf(type);
  const powerSupplies = suppliesOf(type);
  const drawW = drawOf(type);
  return {
    ports: portsOf(interfaces, category),
    ...(poeInput === undefined ? {} : { poeInput }),
    ...(rackUnits === undefined ? {} : { rackUnits }),
    ...(flow === undefined ? {} : { airflow: flow }),
    ...(weightKg === undefined ? {} : { weightKg }),
    ...(powerSupplies === undefined ? {} : { powerSupplies }),
    ...(drawW === undefined ? {} : { drawW }),
  };
}

const airflows = new Map<string, NonNullable<Specs['airflow']>>([
  ['front-to-rear', 'front-to-rear'],
  ['rear-to-front', 'rear-to-front'],
  ['left-to-right', 'side'],
  ['right-to-left', 'side'],
  ['side-to-rear', 'side'],
  ['passive', 'passive'],
]);

const kilograms = { kg: 1, g: 0.001, lb: 0.453_592_37, oz: 0.028_349_523 } as const;

function weightOf({ weight, weight_unit: unit }: DeviceType): number | undefined {
  if (weight === undefined || unit === undefined) return undefined;
  return Math.round(weight * kilograms[unit] * 1_000) / 1_000;
}

/** Most comments of the library are a link to the datasheet, in Markdown. */
function datasheetOf({ comments = '' }: DeviceType): { datasheetUrl?: string } {
  const links = comments.slice(0, 10_000).matchAll(/\[([^\]]{1,200})\]\((https?:\/\/[^)\s]{1,490})\)/g);
  const found = [...links].find(([, words = '', address = '']) =>
    /data[ _-]?sheet/i.test(`${words} ${address}`),
  )?.[2];
  const address = Device.shape.datasheetUrl.safeParse(found);
  return address.success && address.data !== undefined ? { datasheetUrl: address.data } : {};
}

const namesInTheFile: readonly (readonly [RegExp, string])[] = [
  [/^partNumber$/, 'part_number'],
  [/^specs\.ports.*/, 'interfaces'],
  [/^specs\.rackUnits$/, 'u_height'],
  [/^specs\.weightKg$/, 'weight'],
  [/^specs\.(powerSupplies|drawW)$/, 'power-ports'],
  [/^datasheetUrl$/, 'comments'],
];

const inTheFile = ({ field, message }: FieldError): FieldError => ({
  field: namesInTheFile.reduce((name, [ours, theirs]) => name.replace(ours, theirs), field),
  message,
});
