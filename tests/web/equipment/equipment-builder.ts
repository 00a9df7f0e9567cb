import type { Equipment } from '#shared/contract/equipment-items.ts';
import { deviceOf } from '../../equipment/device-builder.ts';

type More = Parameters<typeof deviceOf>[0] & Partial<Pick<Equipment, 'version' | 'createdAt' | 'updatedAt'>>;

/** A kept device of the system's: an access switch of the manufacturer Acme, but for what is said. */
export function equipmentOf({
  version = 1,
  createdAt = '2026-11-17T09:00:00.000Z',
  updatedAt = '2026-11-17T09:00:00.000Z',
  ...device
}: More = {}): Equipment {
  return { ...deviceOf(device), version, createdAt, updatedAt };
}

/** Many different devices, every seventh of them the user's own. */
export function manyDevices(count: number): Equipment[] {
  const makers = ['Acme', 'Bolt', 'Cisco', 'Dell'];
  return Array.from({ length: count }, (_, index) =>
    equipmentOf({
      manufacturer: makers[index % makers.length] ?? 'Acme',
      partNumber: `P-${String(index).padStart(5, '0')}`,
      systemOwned: index % 7 !== 0,
      usd: 500 + index * 3,
    }),
  );
}

/** What a form sends of a device. */
export function draftOf({ id: _, systemOwned: __, image: ___, ...rest }: Equipment) {
  const { version: _version, createdAt: _createdAt, updatedAt: _updatedAt, ...draft } = rest;
  return draft;
}
