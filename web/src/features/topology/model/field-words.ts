import { Because } from '#shared/contract/because.ts';
import type { FieldChange } from '#shared/contract/topology-difference.ts';
import { Subnet, type TopologyEdge, type TopologyNode } from '#shared/contract/topology-items.ts';
import { nodeGroups } from '#shared/contract/topology-kinds.ts';
import { arithmeticOf, reasonText } from '#shared/network/reasons/reason-text.ts';
import { formatCount, formatNumber } from '#shared/vocabulary/counts.ts';
import { pluralOfGroup } from '#shared/vocabulary/fields/node-groups.ts';
import {
  edgeTypeNames,
  layerNames,
  nodeStatusNames,
  nodeTypeNames,
  purposeNames,
  wanServiceNames,
} from '#shared/vocabulary/topology/topology-words.ts';

/** What a field is called; a field of a plan without a name does not compile. */
const names = {
  label: 'Label',
  type: 'Type',
  layer: 'Role',
  group: 'Kind',
  pair: 'Backed up by',
  cluster: 'Member of',
  mlag: 'MLAG domain',
  outOfBand: 'Address for management',
  as: 'AS number',
  site: 'Site',
  building: 'Building',
  surroundings: 'Surroundings',
  floor: 'Floor',
  equipmentId: 'Device',
  model: 'Model',
  controller: 'Wireless controller',
  ledFrom: 'Led from',
  unmet: 'Why it has no model',
  status: 'In the existing network',
  existing: 'Existing device',
  quantity: 'Quantity',
  people: 'People',
  addresses: 'Addresses',
  ipv6: 'IPv6',
  ports: 'Ports in use',
  because: 'Reason',
  notes: 'Notes',
  source: 'One end',
  target: 'Other end',
  sourcePort: 'Port at one end',
  targetPort: 'Port at the other end',
  bandwidthMbps: 'Mbit/s',
  uploadMbps: 'Mbit/s of upload',
  vlans: 'VLANs',
  accessVlans: 'Ports of each VLAN',
  subnet: 'Subnet',
  medium: 'Medium',
  lengthM: 'Length in metres',
  cable: 'Cable',
  twinax: 'Twinax',
  activeOptical: 'Active optical cable',
  breakout: 'Breakout',
  optics: 'Transceivers',
  service: 'Service',
  circuit: 'Circuit',
  outer: 'Outer addresses',
  underlay: 'Carried by',
  carriesInternet: 'Leads to the internet',
  aggregate: 'Aggregate',
  name: 'Name',
  purpose: 'Purpose',
  vlan: 'VLAN',
  zone: 'Zone',
  poe: 'PoE of its hosts',
  hub: 'At the hub',
  cidr: 'Block',
  placeholder: 'Placeholder',
  gateway: 'Gateway',
  dhcp: 'DHCP range',
  firstHop: 'First hop',
  placeholderIpv6: 'IPv6 placeholder',
  gatewayIpv6: 'IPv6 gateway',
  hosts: 'Hosts',
} as const satisfies Readonly<Record<PlannedField, string>>;

type PlannedField = Exclude<
  keyof TopologyNode | keyof TopologyEdge | keyof Subnet,
  'id' | 'position' | 'locked'
>;

const nameOf: ReadonlyMap<string, string> = new Map(Object.entries(names));

/** A field as people call it: `bandwidthMbps` is `Mbit/s`, `addresses` is `Addresses`. */
export const fieldName = (field: string): string =>
  nameOf.get(field) ?? field.charAt(0).toUpperCase() + field.slice(1);

/** Names of a field's values, of the fields that have a choice of a few. */
const valueNames: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map(
  Object.entries({
    type: { ...nodeTypeNames, ...edgeTypeNames },
    layer: layerNames,
    status: nodeStatusNames,
    purpose: purposeNames,
    service: wanServiceNames,
    group: Object.fromEntries(nodeGroups.map((group) => [group, pluralOfGroup(group)])),
  }).map(([field, values]) => [field, new Map(Object.entries(values))]),
);

/** What elements are called, by their ids. */
export type NameOf = (id: string) => string | undefined;

const unnamed: NameOf = () => undefined;

/** A change of a field in words, such as `from 12 to 24`. Of a reason only the new one is shown, as its arithmetic. */
export const changeInWords = ({ field, from, to }: FieldChange, called: NameOf = unnamed): string =>
  field === 'because'
    ? inWords(to, field, called)
    : `from ${inWords(from, field, called)} to ${inWords(to, field, called)}`;

/** Whether a change reads the same before and after, as a reason does whose sentence did not change. */
export const isInvisible = ({ field, from, to }: FieldChange, called: NameOf = unnamed): boolean =>
  hidden.has(field) || inWords(from, field, called) === inWords(to, field, called);

/** Said by another field: by the model, by the names of the ends. */
const hidden: ReadonlySet<string> = new Set(['equipmentId', 'pair', 'cluster', 'circuit']);

/** Any value of a plan in a line of text; by its name where the field's values or the elements that it names have names. */
export function inWords(value: unknown, field = '', called: NameOf = unnamed): string {
  if (value === undefined || value === null) return 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return unseparated.has(field) ? `${value}` : formatNumber(value);
  if (typeof value === 'string')
    return (
      valueNames.get(field)?.get(value) ?? (namesElements.has(field) ? called(value) : undefined) ?? value
    );
  if (field === 'positions' && Array.isArray(value)) return `${formatCount(value.length, 'device')} moved`;
  if (Array.isArray(value)) return value.length === 0 ? 'none' : listInWords(value);
  if (typeof value !== 'object') return '';
  return objectInWords(value, field, called);
}

/** Numbers that are names: VLAN 1010 is no `1,010`. */
const unseparated: ReadonlySet<string> = new Set(['vlan', 'as', 'mlag', 'floor', 'group']);

/** Fields whose text is the id of an element. */
const namesElements: ReadonlySet<string> = new Set(['source', 'target', 'node', 'circuit', 'underlay']);

/** A long list is cut: a hub has the addresses of 400 tunnels. */
function listInWords(values: readonly unknown[]): string {
  const words = values
    .slice(0, mostInList)
    .map((value) => (typeof value === 'number' ? String(value) : inWords(value)));
  const left = values.length - words.length;
  return `${words.join(', ')}${left > 0 ? ` and ${formatNumber(left)} more` : ''}`;
}

const mostInList = 6;

function objectInWords(value: object, field: string, called: NameOf): string {
  const { data: because } = Because.safeParse(value);
  if (because) return arithmeticOf(because) || reasonText(because).rule;
  const fields = new Map(Object.entries(value));
  const words = (name: string, as = name) => inWords(fields.get(name), as, called);
  switch (field) {
    case 'model':
      return `${words('manufacturer')} ${words('model')}`;
    case 'controller':
      return `${words('manufacturer')} ${fields.has('model') ? words('model') : 'without a model'} at ${words('site')}`;
    case 'existing':
      return `${words('count')} × ${words('device')}`;
    case 'ports':
      return `${words('used')} of ${words('total')}`;
    case 'dhcp':
      return `${words('from')} to ${words('to')}`;
    case 'position':
      return `${fields.get('x')} across, ${fields.get('y')} down`;
    case 'firstHop': {
      const { data: hop } = Subnet.shape.firstHop.safeParse(value);
      const members = (hop?.members ?? []).map(({ node, address }) => `${called(node) ?? node} ${address}`);
      return `group ${words('group', 'group')}${members.length > 0 ? `, ${members.join(' and ')}` : ''}`;
    }
    default:
      return [...fields].map(([name, part]) => endInWords(name, part, field, called)).join(', ');
  }
}

/** `10.0.0.1/31 at one end`: of what either end of a link has its own. */
function endInWords(name: string, part: unknown, field: string, called: NameOf): string {
  const words = inWords(part, field === 'underlay' ? 'underlay' : name, called);
  if (name === 'source') return `${words} at one end`;
  if (name === 'target') return `${words} at the other end`;
  return words;
}
