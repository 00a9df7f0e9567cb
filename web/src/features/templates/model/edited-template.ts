import * as z from 'zod';
import { TemplateValues } from './template-values.ts';

/** What is edited of a template, and what a draft keeps. A file is too large to be kept; that there was one is not. */
export const EditedTemplate = TemplateValues.extend({ hadFile: z.boolean() });
export type EditedTemplate = z.output<typeof EditedTemplate>;

/** A template as it is opened: no other file has been chosen. */
export const openedTemplate = (values: TemplateValues): EditedTemplate => ({ ...values, hadFile: false });
