import * as z from 'zod';

/**
 * The guided form's fields as they are typed: numbers stay text until they are validated, so that a field never
 * changes while it is edited.
 * A schema, because a draft is read back from the browser's storage. The contract's rules for each field are
 * validated by its schema (form-schema.ts), not here.
 */
const Text = z.string();
const Choices = z.array(z.string());

const SiteRow = z.object({
  /** Tells rows apart while their names change. */
  key: Text,
  name: Text,
  kind: Text,
  wiredUsers: Text,
  wirelessUsers: Text,
  guests: Text,
  phones: Text,
  cameras: Text,
  printers: Text,
  servers: Text,
  /** Drafts from before it was asked for have none. */
  publicServers: Text.default(''),
  floors: Text,
  areaM2: Text,
  wanMbps: Text,
});
export type SiteRow = z.output<typeof SiteRow>;

const SegmentRow = z.object({
  key: Text,
  name: Text,
  type: Text,
  users: Text,
  bandwidthPriority: Text,
  isolationLevel: Text,
});
export type SegmentRow = z.output<typeof SegmentRow>;

const DeviceRow = z.object({ key: Text, type: Text, model: Text, quantity: Text });
export type DeviceRow = z.output<typeof DeviceRow>;

export const FormValues = z.object({
  designName: Text,
  description: Text,
  isExistingNetwork: z.boolean(),
  currentTopology: Text,
  currentIssues: Choices,
  currentIPScheme: Text,
  currentDevices: z.array(DeviceRow),
  /** With `single` the first of `sites` is meant; the others wait, in case somebody changes their mind. */
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
