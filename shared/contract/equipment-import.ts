import * as z from 'zod';
import { list, namedValues } from './collections.ts';
import { categories, DeviceDraft } from './device.ts';
import { Equipment } from './equipment-items.ts';
import { Count } from './figure.ts';
import { line, textUpTo } from './text.ts';

/** Maximum files, rows and bytes of one import. */
export const importLimits = { files: 1_000, devices: 1_000, bytes: 5_000_000 } as const;

/**
 * Files of devices. `preview` creates nothing; `create` creates all rows, or with `skipInvalid` only the valid ones.
 */
export const EquipmentImport = z.strictObject({
  format: z.enum(['netbox-yaml', 'csv']),
  files: list(
    z.strictObject({
      name: line(300),
      text: textUpTo(importLimits.bytes),
      /** The categories chosen for device types, by their row. */
      categories: namedValues(
        z.string().regex(/^[1-9]\d{0,3}$/, 'must be a row'),
        z.enum(categories),
        importLimits.devices,
      ).optional(),
    }),
    importLimits.files,
  ).min(1, 'must have at least one entry'),
  /** The category of device types whose ports do not imply one, since the files do not state it. */
  category: z.enum(categories).optional(),
  mode: z.enum(['preview', 'create']),
  skipInvalid: z.boolean().default(false),
});
export type EquipmentImport = z.output<typeof EquipmentImport>;

/** The outcome for one device of the files. */
export const ImportRow = z.strictObject({
  file: z.string(),
  /** The row of a CSV file, its head being 1; the document of a YAML file, counted from 1. */
  row: z.int().min(1),
  /** Absent if the row could not be read; its category is provisional if that is a problem. */
  device: DeviceDraft.optional(),
  /** Why it is not created; none where it is. */
  problems: z.array(z.strictObject({ field: z.string(), message: z.string() })),
  /** What was left out or assumed, a sentence each. */
  notes: z.array(z.string()),
});
export type ImportRow = z.output<typeof ImportRow>;

export const ImportResult = z.strictObject({
  rows: z.array(ImportRow),
  /** Valid and invalid rows. */
  valid: Count,
  invalid: Count,
  /** Empty for a preview, and if an invalid row prevented the import. */
  created: z.array(Equipment),
});
export type ImportResult = z.output<typeof ImportResult>;
