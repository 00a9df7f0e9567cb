import { Id } from '#shared/contract/identifiers.ts';

/** Whether a string can be an id; anything else is not requested. */
export const isId = (text: string | null | undefined): text is string => Id.safeParse(text).success;
