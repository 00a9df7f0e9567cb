import type { DesignDevice, DeviceUse } from '#shared/contract/design-devices.ts';
import type { Device } from '#shared/contract/device.ts';
import type { RoleAdvice } from '#shared/contract/equipment-advice.ts';
import { type LineChanges, piecesOf } from '#web/documents/equipment/design-lines.ts';
import { type Filling, placedUse } from './fillings.ts';

/** A device that is accepted for the places of a role. */
export interface Acceptance {
  readonly advice: RoleAdvice;
  readonly device: Device;
}

/**
 * What makes the accepted devices fill their places: the same device for two roles is one line of two uses, and what
 * filled a place before leaves it.
 */
export function changesFor(
  acceptances: readonly Acceptance[],
  lines: readonly DesignDevice[],
  fillings: ReadonlyMap<RoleAdvice, Filling>,
): LineChanges {
  const wanted = new Map<string, { readonly device: Device; uses: readonly DeviceUse[] }>(
    lines.map(({ id, device, uses }) => [id, { device, uses }]),
  );
  for (const { advice, device } of acceptances) {
    const before = fillings.get(advice);
    if (before?.line.id === device.id) continue;
    const left = before && wanted.get(before.line.id);
    if (left) left.uses = left.uses.filter((use) => use !== before.use);
    const entry = wanted.get(device.id) ?? { device, uses: [] };
    wanted.set(device.id, { device, uses: [...entry.uses, placedUse(advice)] });
  }
  const stored = new Map(lines.map((line) => [line.id, line]));
  const changes = [...wanted].map(([id, { device, uses }]) => ({
    id,
    device,
    uses: withinLimit(uses),
    before: stored.get(id),
  }));
  return {
    removed: changes.flatMap(({ id, uses, before }) => (before && uses.length === 0 ? [id] : [])),
    changed: changes.flatMap(({ id, uses, before }) =>
      before && uses.length > 0 && uses !== before.uses ? [{ id, uses, version: before.version }] : [],
    ),
    added: changes.flatMap(({ device, uses, before }) => (before ? [] : [{ device, uses }])),
  };
}

/** One line has at most so many uses (the contract); beyond them, those of one role become one. */
const mostUses = 20;

function withinLimit(uses: readonly DeviceUse[]): readonly DeviceUse[] {
  if (uses.length <= mostUses) return uses;
  return [...Map.groupBy(uses, ({ role }) => role)].map(([role, own]) => ({
    role,
    quantity: piecesOf(own),
    sites: [...new Set(own.flatMap(({ sites }) => sites))],
  }));
}
