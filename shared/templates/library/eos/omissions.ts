import type { DeviceContext } from '../device-context.ts';

/** What the parts of this dialect do not say. */
export const eosOmissions = (_: DeviceContext): string[] => [];
