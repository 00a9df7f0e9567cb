import { isSame } from './same-value.ts';

/**
 * The fields that an element has otherwise than it had them, with their values. Where it stands, or what stands in a view,
 * is left out: moving something changes nothing that it is. A field that `own` lacks counts as kept.
 */
export function changedFields(base: object, own: object): [field: string, value: unknown][] {
  const old = new Map<string, unknown>(Object.entries(base));
  return Object.entries(own).filter(([field, value]) => !places.has(field) && !isSame(old.get(field), value));
}

const places: ReadonlySet<string> = new Set(['position', 'positions']);
