import * as z from 'zod';
import { StatedDesign } from '#shared/vocabulary/fields/design-words.ts';
import { formField } from './form-fields.ts';
import type { FormValues } from './form-values.ts';
import { unparsedDesign } from './stated-values.ts';

/** The contract's schema over the form: what is wrong is named by its place in the contract, where the fields stand. */
export const DesignOfForm = z.preprocess((values: FormValues) => unparsedDesign(values), StatedDesign);

/** An error that names its field, since it may stand away from it: `Wired users must not be negative.` */
export const withLabel = (path: string, message: string): string => `${formField(path).label} ${message}.`;
