import type { FieldChange } from '#shared/contract/topology-difference.ts';
import type { Subnet, TopologyEdge, TopologyNode } from '#shared/contract/topology-items.ts';
import { isTunnel } from '#shared/network/graph/wan-links.ts';
import { formatCount, plural } from '#shared/vocabulary/counts.ts';
import { groupName } from '#shared/vocabulary/fields/node-groups.ts';
import { layerNames } from '#shared/vocabulary/topology/topology-words.ts';
import { inWords } from './field-words.ts';
import type { ProposalRow } from './proposal-rows.ts';

/** Rows of one site that are one change to whoever decides: `Renumbers 14 loopbacks`. */
export interface RowGroup {
  /** What tells it from the other groups of its site. */
  readonly key: string;
  readonly sentence: string;
  readonly rows: readonly ProposalRow[];
}

/** Changes in groups that a sentence tells, in the order of the rows; conflicts are decided one by one and are in none. */
export function rowGroups(rows: readonly ProposalRow[]): RowGroup[] {
  const changes = rows.filter(({ kind }) => kind !== 'conflict');
  return [...Map.groupBy(changes, signature)].map(([key, alike]) => ({
    key,
    sentence: sentenceOf(alike),
    rows: alike,
  }));
}

const signature = (row: ProposalRow): string => {
  const { kind, element } = row;
  if (kind === 'changed') {
    const aspect = aspectOf(row);
    const what = aspect === 'addresses' && hasLoopback(row) ? 'loopback' : nounOf(row, 1);
    return [kind, aspect, what].join('\n');
  }
  return [kind, nounOf(row, 1), placeOf(element)].join('\n');
};

function sentenceOf(rows: readonly ProposalRow[]): string {
  const [first] = rows;
  if (first === undefined) return '';
  const count = rows.reduce((sum, row) => sum + piecesOf(row), 0);
  const what = `${formatCount(count, nounOf(first, 1), nounOf(first, 2))}`;
  switch (first.kind) {
    case 'added':
      return `Adds ${what}${placeOf(first.element)}`;
    case 'removed':
      return `Removes ${what}${placeOf(first.element)}`;
    default:
      return changeSentence(rows, first);
  }
}

/** What a change of an element is about; of several, what weighs most. */
const aspects = [
  ['model', ['model', 'equipmentId', 'controller', 'ledFrom']],
  ['number', ['quantity']],
  ['rate', ['bandwidthMbps', 'uploadMbps']],
  [
    'addresses',
    ['addresses', 'ipv6', 'outOfBand', 'cidr', 'gateway', 'gatewayIpv6', 'dhcp', 'subnet', 'outer'],
  ],
  ['hosts', ['hosts']],
  ['ends', ['source', 'target', 'underlay']],
  ['vlans', ['vlans', 'vlan', 'accessVlans']],
  ['cabling', ['cable', 'medium', 'optics', 'twinax', 'activeOptical', 'breakout', 'lengthM']],
  ['ports', ['sourcePort', 'targetPort', 'ports']],
  ['name', ['label', 'name']],
  ['place', ['site', 'building', 'floor']],
  ['redundancy', ['firstHop', 'mlag', 'pair', 'cluster', 'aggregate']],
  ['existing', ['status', 'existing']],
  ['reason', ['because']],
] as const satisfies readonly (readonly [string, readonly string[]])[];

type Aspect = (typeof aspects)[number][0] | 'other';

function aspectOf({ fields }: ProposalRow): Aspect {
  if (fields.length === 0) return 'reason';
  const changed = new Set(fields.map(({ field }) => field));
  const [aspect] = aspects.find(([, own]) => own.some((field) => changed.has(field))) ?? ['other'];
  return aspect;
}

function changeSentence(rows: readonly ProposalRow[], first: ProposalRow): string {
  const count = rows.length;
  const what = formatCount(count, nounOf(first, 1), nounOf(first, 2));
  const its = plural(count, 'its', 'their');
  const aspect = aspectOf(first);
  switch (aspect) {
    case 'model':
      return `Changes the model of ${what}${alike(rows, 'model')}`;
    case 'number':
      return `Changes the number of ${nounOf(first, 2)}${count > 1 ? ` in ${formatCount(count, 'place')}` : ''}${alike(rows, 'quantity')}`;
    case 'rate':
      return `Changes the rate of ${what}${alike(rows, 'bandwidthMbps', ' Mbit/s')}`;
    case 'addresses':
      if (rows.every(hasLoopback)) return `Renumbers ${formatCount(count, 'loopback')}`;
      return first.list === 'nodes' && !rows.every(isRenumbered)
        ? `Changes some of the addresses of ${what}`
        : `Renumbers ${what}`;
    case 'hosts':
      return `Changes how many hosts ${what} ${plural(count, 'has', 'have')} room for`;
    case 'ends':
      return `Reconnects ${what}`;
    case 'vlans':
      return `Changes the VLANs of ${what}`;
    case 'cabling':
      return `Recables ${what}`;
    case 'ports':
      return first.list === 'edges'
        ? `Moves ${what} to other ports`
        : `Changes how many ports of ${what} are in use`;
    case 'name':
      return `Renames ${what}`;
    case 'place':
      return `Moves ${what} to another place`;
    case 'redundancy':
      return `Changes how ${what} ${plural(count, 'is', 'are')} backed up`;
    case 'existing':
      return `Changes what becomes of ${what}`;
    case 'reason':
      return `Updates why ${what} ${plural(count, 'is', 'are')} there, not ${its} settings`;
    case 'other':
      return `Changes ${what}`;
  }
}

/** ` from A to B` where all of them change alike. */
function alike(rows: readonly ProposalRow[], field: string, unit = ''): string {
  const changes = rows.map(({ fields }) => fields.find((change) => change.field === field));
  const [first] = changes;
  if (first === undefined) return '';
  const words = ({ from, to }: FieldChange) => `${inWords(from, field)}\n${inWords(to, field)}`;
  if (changes.some((change) => change === undefined || words(change) !== words(first))) return '';
  const [from = '', to = ''] = words(first).split('\n');
  return from === 'none' ? `: ${to}${unit}` : ` from ${from} to ${to}${unit}`;
}

/** Whether the address changes that a device is managed by, which is the first. */
function isRenumbered({ list, fields }: ProposalRow): boolean {
  const changed = fields.find(({ field }) => field === 'addresses');
  return list === 'nodes' && firstOf(changed?.from) !== firstOf(changed?.to);
}

/** That address is a loopback's. */
const hasLoopback = (row: ProposalRow): boolean =>
  isRenumbered(row) &&
  row.fields.some(({ field, to }) => field === 'addresses' && firstOf(to).endsWith('/32'));

const firstOf = (list: unknown): string => (Array.isArray(list) ? String(list[0] ?? '') : '');

/** How many devices a row is about, since a node may stand for several. */
const piecesOf = ({ element }: ProposalRow): number =>
  element !== undefined && 'quantity' in element ? element.quantity : 1;

const placeOf = (element: ProposalRow['element']): string => {
  if (element === undefined || !('quantity' in element)) return '';
  const { floor, building } = element;
  return `${floor === undefined ? '' : ` on floor ${floor}`}${building === undefined ? '' : ` of ${building}`}`;
};

function nounOf({ list, element }: ProposalRow, count: number): string {
  if (element === undefined)
    return plural(count, list === 'nodes' ? 'device' : list === 'edges' ? 'link' : 'subnet');
  if ('quantity' in element) return nodeNoun(element, count);
  return 'source' in element ? plural(count, linkNoun(element)) : plural(count, subnetNoun(element));
}

function nodeNoun({ type, layer, group, because }: TopologyNode, count: number): string {
  // Devices are called by their segment: locks are no cameras.
  const segment = group === 'cameras' ? because?.inputs.segment : undefined;
  if (segment !== undefined) return `${plural(count, 'device')} of ${segment}`;
  if (group !== undefined) return groupName(group, count);
  switch (type) {
    case 'router':
      return plural(count, 'router');
    case 'firewall':
      return plural(count, 'firewall');
    case 'switch':
      return plural(count, `${layerNames[layer].toLowerCase()} switch`);
    case 'accesspoint':
      return plural(count, 'access point');
    case 'server':
      return plural(count, 'server');
    case 'user':
      return plural(count, 'user');
    case 'internet':
      return plural(count, 'provider');
  }
}

function linkNoun(edge: TopologyEdge): string {
  if (isTunnel(edge)) return 'tunnel';
  switch (edge.type) {
    case 'trunk':
      return 'trunk';
    case 'wan':
      return 'circuit';
    case 'wireless':
      return 'radio link';
    case 'lan':
      return 'link';
  }
}

const subnetNoun = ({ purpose }: Subnet): string => (purpose === 'site' ? 'address block' : 'subnet');
