import type { DeviceContext } from '../device-context.ts';
import type { Omission } from '../omission.ts';

/** What the parts of this dialect do not say. */
export const fortiosOmissions = (_: DeviceContext): Omission[] => [];
