import type { ImportRow } from '#shared/contract/equipment-import.ts';

export const isWrong = ({ problems }: ImportRow): boolean => problems.length > 0;

/** Whether a device type leaves open what it is; its category is provisional then. */
export const hasUnclearCategory = ({ problems }: ImportRow): boolean =>
  problems.some(({ field }) => field === 'category');
