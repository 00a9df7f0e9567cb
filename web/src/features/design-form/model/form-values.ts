import * as z from 'zod';
import { ExistingDevice } from '#shared/contract/designs.ts';
import { Segment, Site } from '#shared/contract/requirements.ts';
import { designFields } from '#shared/vocabulary/fields/design-fields.ts';
import { textRow } from './text-rows.ts';

export const SiteRow = textRow(Site);
export type SiteRow = z.output<typeof SiteRow>;

export const SegmentRow = textRow(Segment);
export type SegmentRow = z.output<typeof SegmentRow>;

export const DeviceRow = textRow(ExistingDevice);
export type DeviceRow = z.output<typeof DeviceRow>;

/** The fields that stand alone. The people of a single site are its row's. */
export const loneFields = designFields.filter(
  ({ path, kind }) =>
    kind !== 'group' && !path.includes('[]') && !/^requirements\.(wired|wireless)Users$/.test(path),
);

/**
 * The guided form's fields as they are typed. A schema, because a draft is read back from the browser's storage; the
 * contract's rules for each field are validated by its schema (form-schema.ts), not here.
 */
export const FormValues = z.object({
  /** Of each field that stands alone, by its place in the contract. */
  texts: z.record(z.enum(loneFields.map(({ path }) => path)), z.string().default('')),
  /** With `single` the first of `sites` is meant; the others are kept in case the user switches back. */
  siteChoice: z.enum(['single', 'several']),
  sites: z.array(SiteRow).min(1),
  segments: z.array(SegmentRow),
  currentDevices: z.array(DeviceRow),
});
export type FormValues = z.output<typeof FormValues>;

/** The sites that the design has by the form's choice. */
export const chosenSites = ({ siteChoice, sites }: FormValues): readonly SiteRow[] =>
  siteChoice === 'single' ? sites.slice(0, 1) : sites;

/** The text of a field that stands alone, by its place in the contract. */
export const textAt = ({ texts }: Pick<FormValues, 'texts'>, path: string): string => texts[path] ?? '';
