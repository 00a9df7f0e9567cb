import type { Requirements } from '#shared/contract/requirements.ts';
import type { StatedDesign } from '#shared/vocabulary/fields/design-words.ts';
import { numberText } from '#web/ui/form/number-text.ts';
import { blankSite } from './blank-rows.ts';
import { FormValues } from './form-values.ts';
import { textsOf } from './text-rows.ts';

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
    currentDevices: existing.currentDevices.map(keyedTexts),
    siteChoice: requirements.sites.length > 1 ? 'several' : 'single',
    sites: siteRows(requirements),
    segments: requirements.segments.map(keyedTexts),
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

const keyedTexts = (row: object, index: number) => ({ ...textsOf(row), key: String(index + 1) });

/** A single site may stand at the top level of the requirements (facts: requirements); the form shows it as a site. */
function siteRows({ sites, wiredUsers, wirelessUsers }: Requirements) {
  if (sites.length > 0) return sites.map(keyedTexts);
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
