import * as z from 'zod';

/** Who created or changed something; `_id` is the user's, or `system`. */
export const Author = z.strictObject({ _id: z.string(), name: z.string(), email: z.string() });
export type Author = z.output<typeof Author>;

/** Whoever wrote what comes with the product. */
export const systemAuthor: Author = { _id: 'system', name: 'Netwright', email: '' };
