import type { Requirements, Site } from '#shared/contract/requirements.ts';
import type { StatedDesign } from '#shared/vocabulary/fields/design-words.ts';
import { numberText } from '#web/ui/form/number-text.ts';
import { blankSite } from './edit-row.ts';
import { FormValues, type SiteRow } from './form-values.ts';

/** A stored design in the form's fields. */
export function valuesOfDesign(design: StatedDesign): FormValues {
  const { requirements, existingNetworkDetails: existing } = design;
  const { bandwidth, services, ipScheme, securityRequirements, redundancy, growth, budget } = requirements;
  // Parsed, so that equal forms are equal text: the schema gives the fields their order.
  return FormValues.parse({
    designName: design.designName,
    description: design.description,
    isExistingNetwork: design.isExistingNetwork,
    currentTopology: existing.currentTopology ?? '',
    currentIssues: existing.currentIssues,
    currentIPScheme: existing.currentIPScheme ?? '',
    currentDevices: existing.currentDevices.map((device, index) => ({
      ...device,
      key: keyAt(index),
      quantity: String(device.quantity),
    })),
    siteChoice: requirements.sites.length > 1 ? 'several' : 'single',
    sites: siteRows(requirements),
    segments: requirements.segments.map((segment, index) => ({
      ...segment,
      key: keyAt(index),
      users: numberText(segment.users),
    })),
    upload: numberText(bandwidth.upload),
    download: numberText(bandwidth.download),
    symmetric: bandwidth.symmetric,
    wanKind: requirements.wan.kind,
    ...services,
    privateBlock: ipScheme.private,
    publicIPs: String(ipScheme.publicIPs),
    ipv6: ipScheme.ipv6,
    ...securityRequirements,
    redundantInternet: redundancy.internet,
    redundantCore: redundancy.coreSwitching,
    redundantPower: redundancy.power,
    growthPercent: String(growth.percent),
    growthYears: String(growth.years),
    budgetRange: requirements.budgetRange,
    budgetAmount: budget ? String(budget.amount) : '',
    budgetCurrency: budget?.currency ?? 'EUR',
    vendorPreference: requirements.vendorPreference,
  });
}

const keyAt = (index: number): string => String(index + 1);

/** A single site may stand at the top level of the requirements (facts: requirements); the form shows it as a site. */
function siteRows({ sites, wiredUsers, wirelessUsers }: Requirements): SiteRow[] {
  if (sites.length > 0) return sites.map((site, index) => siteRow(site, keyAt(index)));
  return [
    {
      ...blankSite('1'),
      name: 'Headquarters',
      kind: 'headquarters',
      wiredUsers: numberText(wiredUsers),
      wirelessUsers: numberText(wirelessUsers),
    },
  ];
}

const siteRow = (site: Site, key: string): SiteRow => ({
  key,
  name: site.name,
  kind: site.kind,
  wiredUsers: numberText(site.wiredUsers),
  wirelessUsers: numberText(site.wirelessUsers),
  guests: numberText(site.guests),
  phones: numberText(site.phones),
  cameras: numberText(site.cameras),
  printers: numberText(site.printers),
  servers: numberText(site.servers),
  publicServers: numberText(site.publicServers),
  floors: String(site.floors),
  areaM2: numberText(site.areaM2),
  wanMbps: numberText(site.wanMbps),
});
