import * as z from 'zod';
import { type Device, DeviceDraft, type PortGroup } from './device.ts';
import { interfaceKinds, poeKinds, typeOfPort } from './netbox-interfaces.ts';

/** What becomes of one device-type file of NetBox's library. */
export type NetboxImport =
  | {
      readonly success: true;
      readonly draft: DeviceDraft;
      /** Kinds of interfaces that the catalogue has no ports for, such as stacking or radios. */
      readonly ignored: readonly string[];
    }
  | {
      readonly success: false;
      readonly errors: readonly { readonly field: string; readonly message: string }[];
    };

/**
 * Takes a device type as NetBox's library writes it (the YAML already read into objects). The library does not
 * say what a device is for, so the category is given; `likelyCategory` proposes one.
 */
export function fromNetbox(value: unknown, category: Device['category']): NetboxImport {
  const parsed = DeviceType.safeParse(value);
  if (!parsed.success) return { success: false, errors: fieldErrors(parsed.error) };
  const type = parsed.data;
  const specs = {
    ports: portsOf(type, category),
    poeInput: type.interfaces.flatMap(({ poe_mode, poe_type }) =>
      poe_mode === 'pd' ? (poeKinds.get(poe_type ?? '') ?? []) : [],
    )[0],
    rackUnits: type.u_height,
    airflow: airflows.get(type.airflow ?? ''),
    weightKg: weightOf(type),
    powerSupplies: suppliesOf(type),
    drawW: drawOf(type),
  };
  const known = Object.fromEntries(Object.entries(specs).filter(([, figure]) => figure !== undefined));
  const draft = DeviceDraft.safeParse({
    category,
    manufacturer: type.manufacturer,
    model: type.model,
    partNumber: type.part_number ?? type.slug ?? type.model,
    specs: known,
    sources: Object.fromEntries(Object.keys(known).map((figure) => [figure, 'facts'])),
  });
  if (!draft.success) return { success: false, errors: fieldErrors(draft.error) };
  const ignored = type.interfaces.map(({ type: kind }) => kind).filter((kind) => !interfaceKinds.has(kind));
  return { success: true, draft: draft.data, ignored: [...new Set(ignored)] };
}

/** What the interfaces say that a device is; undefined where they leave it open. */
export function likelyCategory(value: unknown): Device['category'] | undefined {
  const parsed = DeviceType.safeParse(value);
  if (!parsed.success) return undefined;
  const { interfaces, model } = parsed.data;
  if (interfaces.some(({ type }) => type.startsWith('ieee802.11'))) return 'ap';
  if (/^(poweredge|proliant|ucs)/i.test(model)) return 'server';
  if (/forti ?gate|firepower|secure firewall|^(pa|srx|xgs|nsa|tz|mx)-?\d/i.test(model)) return 'firewall';
  const ports = interfaces.filter(({ type, mgmt_only }) => interfaceKinds.has(type) && mgmt_only !== true);
  return ports.length >= leastSwitchPorts ? 'switch' : undefined;
}

/** Routers and firewalls of fixed ports seldom have as many. */
const leastSwitchPorts = 20;

/** A device as a device type of NetBox's library, ready to be written as YAML. */
export function toNetbox(device: Device): Record<string, unknown> {
  const { manufacturer, model, partNumber, specs } = device;
  const slug = `${manufacturer}-${model}`
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  return {
    manufacturer,
    model,
    slug,
    part_number: partNumber,
    ...(specs.rackUnits === undefined ? {} : { u_height: specs.rackUnits }),
    is_full_depth: true,
    ...(specs.airflow === undefined
      ? {}
      : { airflow: specs.airflow === 'side' ? 'side-to-rear' : specs.airflow }),
    ...(specs.weightKg === undefined ? {} : { weight: specs.weightKg, weight_unit: 'kg' }),
    interfaces: specs.ports.flatMap(interfacesOf),
    'power-ports': Array.from({ length: specs.powerSupplies ?? 0 }, (_, index) => ({
      name: `PS${index + 1}`,
      type: 'iec-60320-c14',
      ...(specs.drawW === undefined || specs.drawW < 1 ? {} : { maximum_draw: Math.ceil(specs.drawW) }),
    })),
  };
}

const Interface = z.looseObject({
  name: z.string().max(100),
  type: z.string().max(100),
  mgmt_only: z.boolean().optional(),
  poe_mode: z.string().max(10).optional(),
  poe_type: z.string().max(50).optional(),
});

const DeviceType = z.looseObject({
  manufacturer: z.string(),
  model: z.string(),
  slug: z.string().optional(),
  // Unquoted in YAML, a part number such as 16533 is a number.
  part_number: z.union([z.string(), z.number().transform(String)]).nullish(),
  u_height: z.number().optional(),
  airflow: z.string().optional(),
  weight: z.number().optional(),
  weight_unit: z.enum(['kg', 'g', 'lb', 'oz']).optional(),
  interfaces: z.array(Interface).max(2_000).default([]),
  'power-ports': z
    .array(z.looseObject({ maximum_draw: z.number().nullish() }))
    .max(50)
    .default([]),
  'module-bays': z
    .array(z.looseObject({ name: z.string() }))
    .max(200)
    .default([]),
});
type DeviceType = z.output<typeof DeviceType>;

function portsOf({ interfaces }: DeviceType, category: Device['category']): PortGroup[] {
  const groups = new Map<string, PortGroup>();
  for (const { type, mgmt_only, poe_mode, poe_type } of interfaces) {
    const kind = interfaceKinds.get(type);
    if (kind === undefined) continue;
    const role = mgmt_only === true ? 'management' : 'access';
    const poe = poe_mode === 'pse' ? poeKinds.get(poe_type ?? '') : undefined;
    const key = `${type} ${role} ${poe}`;
    const count = (groups.get(key)?.count ?? 0) + 1;
    groups.set(key, { ...kind, count, role, ...(poe === undefined ? {} : { poe }) });
  }
  const ports = [...groups.values()];
  const main = ports.filter(({ role }) => role === 'access').sort((a, b) => b.count - a.count)[0];
  // The library does not tell uplinks: they are fewer than the main ports, and faster or of fibre.
  return ports.map((group) =>
    group.role === 'access' && main !== undefined && isUplink(group, main, category)
      ? { ...group, role: 'uplink' }
      : group,
  );
}

function isUplink(group: PortGroup, main: PortGroup, category: Device['category']): boolean {
  if (category === 'ap') return true;
  const isOfFibre = group.connector !== 'RJ45' && main.connector === 'RJ45';
  return (
    group.count < main.count && group.poe === undefined && (group.speedMbps > main.speedMbps || isOfFibre)
  );
}

function interfacesOf(group: PortGroup, index: number): Record<string, unknown>[] {
  const prefix = group.role === 'management' ? 'mgmt' : `port${index + 1}/`;
  return Array.from({ length: group.count }, (_, port) => ({
    name: `${prefix}${port + 1}`,
    type: typeOfPort(group),
    ...(group.role === 'management' ? { mgmt_only: true } : {}),
    ...(group.poe === undefined
      ? {}
      : { poe_mode: 'pse', poe_type: [...poeKinds].find(([, poe]) => poe === group.poe)?.[0] }),
  }));
}

const airflows = new Map<string, NonNullable<Device['specs']['airflow']>>([
  ['front-to-rear', 'front-to-rear'],
  ['rear-to-front', 'rear-to-front'],
  ['left-to-right', 'side'],
  ['right-to-left', 'side'],
  ['side-to-rear', 'side'],
  ['passive', 'passive'],
]);

const kilograms = { kg: 1, g: 0.001, lb: 0.453_592_37, oz: 0.028_349_523 } as const;

function weightOf({ weight, weight_unit }: DeviceType): number | undefined {
  if (weight === undefined || weight_unit === undefined) return undefined;
  return Math.round(weight * kilograms[weight_unit] * 100) / 100;
}

/** Supplies of a modular device show as bays named PS or PSU. */
function suppliesOf(type: DeviceType): number | undefined {
  const bays = type['module-bays'].filter(({ name }) => /^(ps|psu|pem|power)/i.test(name)).length;
  return type['power-ports'].length || bays || undefined;
}

/** Supplies are redundant: the device draws what one of them may. */
function drawOf(type: DeviceType): number | undefined {
  const draws = type['power-ports'].flatMap(({ maximum_draw }) => maximum_draw ?? []);
  return draws.length > 0 ? Math.max(...draws) : undefined;
}

const fieldErrors = ({ issues }: z.ZodError) =>
  issues.map(({ path, message }) => ({ field: path.join('.'), message }));
