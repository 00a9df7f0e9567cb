import { Equipment } from '#shared/contract/equipment-items.ts';
import { deviceOf } from '../../equipment/device-builder.ts';

type More = Parameters<typeof deviceOf>[0] & Partial<Pick<Equipment, 'version' | 'updatedAt' | 'createdAt'>>;

/** A stored device of the user's own: a switch of the manufacturer Acme with 48 PoE ports, but for what is said. */
export function anEquipment({ version = 1, createdAt, updatedAt, ...device }: More = {}): Equipment {
  return Equipment.parse({
    ...deviceOf({ systemOwned: false, ...device }),
    version,
    createdAt: createdAt ?? '2026-11-20T10:00:00.000Z',
    updatedAt: updatedAt ?? '2026-11-20T10:00:00.000Z',
  });
}

/** What a form that was sent says, its JSON parts read. */
export function sentForm(body: unknown): Record<string, unknown> {
  if (!(body instanceof FormData)) throw new Error('The body is no form');
  return Object.fromEntries(
    [...body].map(([name, value]) => [name, typeof value === 'string' ? readPart(value) : value]),
  );
}

function readPart(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
