import { Because } from '#shared/contract/because.ts';
import type { FieldChange } from '#shared/contract/topology-difference.ts';
import { arithmeticOf, reasonText } from '#shared/network/reasons/reason-text.ts';
import { formatNumber } from '#shared/vocabulary/counts.ts';
import {
  edgeTypeNames,
  layerNames,
  nodeStatusNames,
  nodeTypeNames,
  purposeNames,
  wanServiceNames,
} from '#shared/vocabulary/topology/topology-words.ts';

const names: Readonly<Record<string, string>> = {
  label: 'Name',
  site: 'Site',
  quantity: 'Number',
  because: 'Reason',
  equipmentId: 'Device',
  group: 'Kind',
  existing: 'Existing',
  carriesInternet: 'Leads to the internet',
  as: 'AS number',
  outer: 'Outer addresses',
  underlay: 'Carried by',
  sourcePort: 'Port at one end',
  targetPort: 'Port at the other end',
  source: 'One end',
  target: 'Other end',
  bandwidthMbps: 'Mbit/s',
  lengthM: 'Length in metres',
  vlans: 'VLANs',
  vlan: 'VLAN',
  cidr: 'Block',
  dhcp: 'DHCP range',
  firstHop: 'First hop',
  ipv6: 'IPv6',
  gatewayIpv6: 'IPv6 gateway',
  placeholderIpv6: 'IPv6 placeholder',
};

/** A field as people call it: `bandwidthMbps` is `Mbit/s`, `addresses` is `Addresses`. */
export const fieldName = (field: string): string =>
  names[field] ?? field.charAt(0).toUpperCase() + field.slice(1);

/** Names of a field's values, of the fields that have a choice of a few. */
const valueNames: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map(
  Object.entries({
    type: { ...nodeTypeNames, ...edgeTypeNames },
    layer: layerNames,
    status: nodeStatusNames,
    purpose: purposeNames,
    service: wanServiceNames,
  }).map(([field, values]) => [field, new Map(Object.entries(values))]),
);

/** A change of a field in words, such as `12 → 24`. A reason is shown as its arithmetic. */
export const changeInWords = ({ field, from, to }: FieldChange): string =>
  `${inWords(from, field)} → ${inWords(to, field)}`;

/** Any value of a plan in a line of text; by its name where the field's values have names. */
export function inWords(value: unknown, field = ''): string {
  if (value === undefined || value === null) return 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return formatNumber(value);
  if (typeof value === 'string') return valueNames.get(field)?.get(value) ?? value;
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map(oneOf).join(', ');
  if (typeof value !== 'object') return '';
  const { data: because } = Because.safeParse(value);
  if (because) return arithmeticOf(because) || reasonText(because).rule;
  const fields = new Map(Object.entries(value));
  if (fields.has('device')) return inWords(fields.get('device'));
  if (fields.has('total')) return `${inWords(fields.get('used'))} of ${inWords(fields.get('total'))}`;
  return [...fields].map(([name, part]) => `${name} ${inWords(part)}`).join(', ');
}

/** Members of a list keep their figures: VLAN 1010 is no `1,010`. */
const oneOf = (value: unknown): string => (typeof value === 'number' ? String(value) : inWords(value));
