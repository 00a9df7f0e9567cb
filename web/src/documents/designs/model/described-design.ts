import type { Requirements } from '#shared/contract/requirements.ts';
import { issueTitles } from '#shared/network/existing/issue-titles.ts';
import { formatCount, formatNumber } from '#shared/vocabulary/counts.ts';
import { formatMoney } from '#shared/vocabulary/money.ts';
import { formatRate } from '#shared/vocabulary/rates.ts';
import type { StatedDesign } from '#web/documents/designs/model/stated-design.ts';
import {
  budgetRangeLabels,
  cloudLabels,
  firewallLabels,
  networkServiceLabels,
  onPremiseLabels,
  remoteAccessLabels,
  topologyKindLabels,
  wanKindLabels,
} from './labels.ts';
import { blockOffer } from './private-block.ts';
import type { StepId } from './steps.ts';

export interface DescribedLine {
  readonly label: string;
  readonly value: string;
}

/** What one step of the form states, in words. Sites, segments and devices are tables of their own. */
export interface DescribedSection {
  readonly step: StepId;
  readonly lines: readonly DescribedLine[];
}

/** A design's statements in the order of the form, complete, for reading and for comparing. */
export function describeDesign(design: StatedDesign): readonly DescribedSection[] {
  const { requirements } = design;
  return [
    { step: 'basics', lines: basics(design) },
    { step: 'services', lines: services(requirements) },
    { step: 'addressing', lines: addressing(requirements) },
    { step: 'security', lines: security(requirements) },
    { step: 'growth', lines: growth(requirements) },
  ];
}

function basics({ designName, description, isExistingNetwork, existingNetworkDetails: now }: StatedDesign) {
  const lines = [
    { label: 'Name', value: designName },
    { label: 'Description', value: description || 'None' },
    { label: 'Starts from', value: isExistingNetwork ? 'A network that exists' : 'A new network' },
  ];
  if (!isExistingNetwork) return lines;
  return [
    ...lines,
    {
      label: 'Current topology',
      value: now.currentTopology ? topologyKindLabels[now.currentTopology] : 'Not stated',
    },
    { label: 'Known problems', value: listed(now.currentIssues, issueTitles) },
    { label: 'Current address block', value: now.currentIPScheme ?? 'Not stated' },
  ];
}

function services({ bandwidth, wan, services: { cloud, onPremise, network } }: Requirements) {
  return [
    { label: 'Internet download', value: rate(bandwidth.download) },
    { label: 'Internet upload', value: rate(bandwidth.symmetric ? bandwidth.download : bandwidth.upload) },
    { label: 'Symmetric line', value: yesNo(bandwidth.symmetric) },
    { label: 'Between sites', value: wanKindLabels[wan.kind] },
    { label: 'Cloud services', value: listed(cloud, cloudLabels) },
    { label: 'Services on the premises', value: listed(onPremise, onPremiseLabels) },
    { label: 'Network services', value: listed(network, networkServiceLabels) },
  ];
}

const addressing = ({ ipScheme }: Requirements) => [
  { label: 'Private block', value: ipScheme.private },
  { label: 'It holds', value: blockOffer(ipScheme.private) ?? 'Not an IPv4 block' },
  { label: 'Public addresses', value: formatNumber(ipScheme.publicIPs) },
  { label: 'IPv6', value: yesNo(ipScheme.ipv6) },
];

const security = ({ securityRequirements: wanted, redundancy }: Requirements) => [
  { label: 'Firewall', value: firewallLabels[wanted.firewall] },
  { label: 'Intrusion detection', value: yesNo(wanted.ids) },
  { label: 'Intrusion prevention', value: yesNo(wanted.ips) },
  { label: 'Content filtering', value: yesNo(wanted.contentFiltering) },
  { label: 'Remote access', value: remoteAccessLabels[wanted.remoteAccess] },
  { label: 'Second internet line', value: yesNo(redundancy.internet) },
  { label: 'Core switches in pairs', value: yesNo(redundancy.coreSwitching) },
  { label: 'Second power supplies', value: yesNo(redundancy.power) },
];

const growth = ({ growth: planned, budget, budgetRange, vendorPreference }: Requirements) => [
  {
    label: 'Growth',
    value: `${formatNumber(planned.percent)} % over ${formatCount(planned.years, 'year')}`,
  },
  { label: 'Price range', value: budgetRangeLabels[budgetRange] },
  { label: 'Budget', value: budget ? formatMoney(budget) : 'Not stated' },
  { label: 'Preferred vendor', value: vendorPreference || 'None' },
];

const yesNo = (value: boolean): string => (value ? 'Yes' : 'No');
const rate = (mbps: number): string => (mbps === 0 ? 'Chosen by the sizing' : formatRate(mbps));

const listed = <Value extends string>(
  values: readonly Value[],
  labels: Readonly<Record<Value, string>>,
): string => (values.length === 0 ? 'None' : values.map((value) => labels[value]).join(', '));
