import * as z from 'zod';
import { FormValues } from './device-values.ts';

/**
 * What a draft keeps: the form, and the device that it began from, so that changes can still be told apart later. A
 * picture is too large to be kept; that there was one is not.
 */
export const DraftValues = z.object({
  typed: FormValues,
  base: FormValues,
  removeImage: z.boolean(),
  hadPicture: z.boolean(),
});
export type DraftValues = z.output<typeof DraftValues>;

/** Whose draft of what: nobody else who signs in here finds it. */
export const draftKey = (uid: string, of: string): string => `equipment-draft:${uid}:${of}`;
