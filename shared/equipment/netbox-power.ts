import type { DeviceType } from './netbox-type.ts';

type Power = Pick<DeviceType, 'model' | 'part_number' | 'interfaces' | 'power-ports' | 'module-bays'>;
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

/** Whether the watts of the supplies include the power that the device's ports supply. */
export const powersOthers = (type: Power): boolean =>
  (type.interfaces ?? []).some(({ poe_mode: mode }) => mode === 'pse') || forgetsPoe(type);

/**
 * Whether a device's name suggests PoE (“48P”, “24FP”, “PoE+”) while its file states it for no port. The library
 * omits it for at least a dozen switches.
 */
export const forgetsPoe = ({ model, part_number: part = '', interfaces = [] }: Power): boolean =>
  interfaces.length > 4 &&
  interfaces.every(({ poe_mode: mode }) => mode === undefined) &&
  /poe|(?<!\d)(\d{2,4}|\d{1,4}[FLMU])P(?![a-z0-9])/i.test(`${model} ${part}`);

/** Watts of the device alone, if the file states them. */
export const drawOf = (type: Power): number | undefined =>
  powersOthers(type) ? undefined : statedDraws(type)[0];
