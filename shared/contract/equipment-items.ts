import * as z from 'zod';
import { Device, DeviceDraft } from './device.ts';
import { Id, Instant, Version } from './identifiers.ts';
import { identified } from './served.ts';
import { jsonField, Upload } from './uploads.ts';

/** A device as it is stored: a user's own, or the system's, which every user sees. */
export const Equipment = Device.extend({
  version: Version,
  createdAt: Instant,
  updatedAt: Instant,
});
export type Equipment = z.output<typeof Equipment>;

/** Clients of the specification read the address of its picture as `imageUrl`. */
const alsoKnownAs = { _id: Id, imageUrl: Device.shape.image };
export const ServedDevice = Device.extend(alsoKnownAs);
export const ServedEquipment = Equipment.extend(alsoKnownAs);
export const servedDevice = <Shown extends Device>(device: Shown) => ({
  ...identified(device),
  ...(device.image !== undefined && { imageUrl: device.image }),
});

/** Maximum size of a picture in bytes. */
export const largestImageBytes = 2_000_000;

const draft = DeviceDraft.shape;

/** The form of a device: text as such, everything else as JSON, the picture as a file. */
export const NewEquipment = z.strictObject({
  ...draft,
  specs: jsonField(draft.specs),
  price: jsonField(draft.price),
  streetPrice: jsonField(draft.streetPrice),
  lines: jsonField(draft.lines),
  licencePerYear: jsonField(draft.licencePerYear),
  releaseYear: jsonField(draft.releaseYear),
  sources: jsonField(draft.sources),
  image: Upload.optional(),
});
export type NewEquipment = z.output<typeof NewEquipment>;

/** The whole device, based on a version of it if it names one. The picture stays where neither of its fields is given. */
export const EquipmentChange = NewEquipment.extend({
  version: jsonField(Version.optional()),
  removeImage: jsonField(z.boolean().default(false)),
});
export type EquipmentChange = z.output<typeof EquipmentChange>;
