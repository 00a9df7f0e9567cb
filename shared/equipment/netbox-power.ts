import type { DeviceType } from './netbox-type.ts';

type Power = Pick<DeviceType, 'interfaces' | 'power-ports' | 'module-bays'>;
type Bay = NonNullable<DeviceType['module-bays']>[number];

/** Power supplies that a device takes; of a modular device they show as bays. */
export function suppliesOf({ 'power-ports': ports, 'module-bays': bays = [] }: Power): number | undefined {
  return ports?.length || bays.filter(isSupplyBay).length || ports?.length;
}

export const isSupplyBay = ({ name, description = '' }: Bay): boolean =>
  /^(ps|pem|pm\d|pwr|power)/i.test(name) || /power (supply|module)/i.test(description);

/** Watts that the supplies state, the highest first. Supplies are redundant: the device draws what one of them may. */
export const statedDraws = ({ 'power-ports': ports = [] }: Power): number[] =>
  ports.flatMap(({ maximum_draw: draw }) => draw ?? []).sort((a, b) => b - a);

/** Whether the watts of the supplies include what the device's ports give to others. */
export const powersOthers = ({ interfaces = [] }: Power): boolean =>
  interfaces.some(({ poe_mode: mode }) => mode === 'pse');

/** Watts of the device alone, where the file tells them. */
export const drawOf = (type: Power): number | undefined =>
  powersOthers(type) ? undefined : statedDraws(type)[0];
