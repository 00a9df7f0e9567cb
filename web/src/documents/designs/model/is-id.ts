import { Id } from '#shared/contract/identifiers.ts';

/** Whether an address names something that can exist; what cannot is not asked for. */
export const isId = (text: string | null | undefined): text is string => Id.safeParse(text).success;
