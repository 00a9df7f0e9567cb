import type { DeviceUse } from '#shared/contract/design-devices.ts';

/** More pieces of a device: they join those that do the same for the whole design. */
export function withPieces(uses: readonly DeviceUse[], more: DeviceUse): DeviceUse[] {
  const at = uses.findIndex(({ role, sites }) => role === more.role && sites.length === 0);
  if (at < 0) return [...uses, more];
  return uses.map((use, index) => (index === at ? { ...use, quantity: use.quantity + more.quantity } : use));
}
