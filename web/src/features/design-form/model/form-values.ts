import * as z from 'zod';
import { ExistingDevice } from '#shared/contract/designs.ts';
import { Segment, Site } from '#shared/contract/requirements.ts';
import { textRow } from './text-rows.ts';

/**
 * The guided form's fields as they are typed: numbers stay text until they are validated, so that a field never
 * changes while it is edited.
 * A schema, because a draft is read back from the browser's storage. The contract's rules for each field are
 * validated by its schema (form-schema.ts), not here.
 */
const Text = z.string();
const Choices = z.array(z.string());

export const SiteRow = textRow(Site);
export type SiteRow = z.output<typeof SiteRow>;

export const SegmentRow = textRow(Segment);
export type SegmentRow = z.output<typeof SegmentRow>;

export const DeviceRow = textRow(ExistingDevice);
export type DeviceRow = z.output<typeof DeviceRow>;

export const FormValues = z.object({
  designName: Text,
  description: Text,
  isExistingNetwork: z.boolean(),
  currentTopology: Text,
  currentIssues: Choices,
  currentIPScheme: Text,
  currentDevices: z.array(DeviceRow),
  /** With `single` the first of `sites` is meant; the others are kept in case the user switches back. */
  siteChoice: z.enum(['single', 'several']),
  sites: z.array(SiteRow).min(1),
  segments: z.array(SegmentRow),
  upload: Text,
  download: Text,
  symmetric: z.boolean(),
  wanKind: Text.default('internet-vpn'),
  cloud: Choices,
  onPremise: Choices,
  network: Choices,
  privateBlock: Text,
  publicIPs: Text,
  ipv6: z.boolean(),
  firewall: Text,
  ids: z.boolean(),
  ips: z.boolean(),
  contentFiltering: z.boolean(),
  remoteAccess: Text,
  redundantInternet: z.boolean(),
  redundantCore: z.boolean(),
  redundantPower: z.boolean(),
  growthPercent: Text,
  growthYears: Text,
  budgetRange: Text,
  budgetAmount: Text,
  budgetCurrency: Text,
  vendorPreference: Text,
});
export type FormValues = z.output<typeof FormValues>;

/** The sites that the design has by the form's choice. */
export const chosenSites = ({ siteChoice, sites }: FormValues): readonly SiteRow[] =>
  siteChoice === 'single' ? sites.slice(0, 1) : sites;
