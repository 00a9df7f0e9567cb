import * as z from 'zod';
import { FormValues } from './device-values.ts';

/**
 * What is edited of a device, and what a draft keeps. A picture is too large to be kept; that there was one is not.
 */
export const EditedDevice = FormValues.extend({
  removeImage: z.boolean(),
  hadPicture: z.boolean(),
});
export type EditedDevice = z.output<typeof EditedDevice>;

/** A device as it is opened: its picture is unchanged. */
export const openedDevice = (values: FormValues): EditedDevice => ({
  ...values,
  removeImage: false,
  hadPicture: false,
});
