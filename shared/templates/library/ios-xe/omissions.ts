import type { DeviceContext } from '../device-context.ts';

/** What the parts of this dialect do not say. */
export const iosXeOmissions = (_: DeviceContext): string[] => [];
