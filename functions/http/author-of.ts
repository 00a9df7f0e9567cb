import type { Author } from '#shared/contract/author.ts';
import type { Caller } from './caller.ts';

/** A caller as entries of a history name them. */
export const authorOf = ({ uid, name, email }: Caller): Author => ({ _id: uid, name, email });
