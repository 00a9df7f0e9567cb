import { FormValues } from '#web/features/design-form/model/form-values.ts';
import { type Draft, readDraft } from '#web/ui/form/draft-store.ts';

/** Whose draft of what: nobody else who signs in here finds it. */
export const draftKey = (uid: string, of: string): string => `design-draft:${uid}:${of}`;

/** The draft of a design's form. */
export const readDesignDraft = (key: string): Draft<FormValues> | undefined => readDraft(key, FormValues);
