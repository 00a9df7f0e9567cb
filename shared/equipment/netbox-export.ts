import type { Device, PortGroup, Specs } from '../contract/device.ts';
import { poeName, typeOfPort } from './netbox-interfaces.ts';
import { netboxSlug } from './netbox-slug.ts';

/**
 * A device as a device type of NetBox's library, ready to be written as YAML. Uplinks are marked by their names, since
 * NetBox has no field for them; figures that it has no field for are left out.
 */
export function toNetbox({ manufacturer, model, partNumber, specs, datasheetUrl }: Device) {
  const { rackUnits, airflow, weightKg } = specs;
  return {
    manufacturer,
    model,
    slug: netboxSlug(`${manufacturer}-${model}`),
    part_number: partNumber,
    ...(rackUnits === undefined ? {} : { u_height: rackUnits }),
    is_full_depth: true,
    ...(airflow === undefined ? {} : { airflow: airflow === 'side' ? 'side-to-rear' : airflow }),
    ...(weightKg === undefined ? {} : { weight: weightKg, weight_unit: 'kg' }),
    ...(datasheetUrl === undefined ? {} : { comments: `[Datasheet](${datasheetUrl})` }),
    interfaces: [
      ...specs.ports.flatMap((group, index) => interfacesOf(group, index, powersDevice(group, specs))),
      ...(specs.wifi === undefined ? [] : [{ name: 'wlan0', type: radios[specs.wifi.standard] }]),
    ],
    ...powerPortsOf(specs),
  };
}

const radios = {
  '802.11ac': 'ieee802.11ac',
  '802.11ax': 'ieee802.11ax',
  '802.11ax 6 GHz': 'ieee802.11ax',
  '802.11be': 'ieee802.11be',
} as const satisfies Record<NonNullable<Specs['wifi']>['standard'], string>;

const roleNames = { access: 'access', uplink: 'uplink', management: 'mgmt' } as const;

/** The first group that may be plugged into what powers the device. */
function powersDevice(group: PortGroup, { ports, poeInput }: Specs): string | undefined {
  const inlets = ports.filter(({ connector, poe }) => connector === 'RJ45' && poe === undefined);
  const inlet = inlets.find(({ role }) => role === 'uplink') ?? inlets[0];
  return group === inlet && poeInput !== undefined ? poeName(poeInput) : undefined;
}

function interfacesOf(group: PortGroup, index: number, poeInput: string | undefined) {
  return Array.from({ length: group.count }, (_, port) => ({
    name: `${roleNames[group.role]}-${index + 1}/${port + 1}`,
    type: typeOfPort(group),
    ...(group.role === 'management' ? { mgmt_only: true } : {}),
    ...(group.poe === undefined ? {} : { poe_mode: 'pse', poe_type: poeName(group.poe) }),
    ...(poeInput !== undefined && port === 0 ? { poe_mode: 'pd', poe_type: poeInput } : {}),
  }));
}

/** NetBox's watts of a supply, whole ones, include what the ports give. */
function powerPortsOf({ powerSupplies, drawW, ports, poeBudgetW }: Specs) {
  if (powerSupplies === undefined) return {};
  const givesPower = ports.some(({ poe }) => poe !== undefined);
  const isKnown = drawW !== undefined && (!givesPower || poeBudgetW !== undefined);
  const draw = isKnown ? Math.ceil(drawW + (givesPower ? (poeBudgetW ?? 0) : 0)) : 0;
  return {
    'power-ports': Array.from({ length: powerSupplies }, (_, index) => ({
      name: `PS${index + 1}`,
      type: 'other',
      ...(draw < 1 ? {} : { maximum_draw: draw }),
    })),
  };
}
