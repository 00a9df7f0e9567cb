import type { VariableType } from '../../contract/template-variables.ts';
import type { NameReference } from '../syntax/name-references.ts';
import { literalValue } from './literal-value.ts';

/** What the first filter behind a variable expects of it. */
const typeOfFilter: ReadonlyMap<string, VariableType> = new Map([
  ...(
    ['network', 'netmask', 'wildcard', 'prefix', 'cidr', 'hosts', 'host', 'broadcast', 'nthhost'] as const
  ).map((filter) => [filter, 'cidr'] as const),
  ...(['address', 'next_address', 'address_range', 'ipaddr', 'ipv4', 'ipv6'] as const).map(
    (filter) => [filter, 'ip'] as const,
  ),
  ...(['mac_colon', 'mac_dot', 'mac_dash', 'hwaddr'] as const).map((filter) => [filter, 'mac'] as const),
  ...(['int', 'hex', 'abs'] as const).map((filter) => [filter, 'integer'] as const),
  ...(['vlan_ranges', 'join', 'first', 'last', 'sort', 'map', 'select', 'selectattr', 'list'] as const).map(
    (filter) => [filter, 'list'] as const,
  ),
]);

/** What names mean in the trade, the more specific first; words are separated by underscores. */
const typeOfName: readonly (readonly [RegExp, VariableType])[] = [
  [/(^|_)(password|passwd|secret|psk|passphrase|community|token)$|_key$/, 'secret'],
  [/^(is|has|use|enable|allow)_|_enabled$|^enabled$/, 'boolean'],
  [/(^|_)mac(_address)?$/, 'mac'],
  [/(^|_)(mask|netmask)$/, 'netmask'],
  [/(^|_)(cidr|subnet|network|prefix)$/, 'cidr'],
  [/(^|_)(vlan|vlan_id|vid)$/, 'vlan'],
  [/(^|_)(vlans|servers|addresses|hosts|ports|interfaces|neighbors|list)$/, 'list'],
  [/(^|_)(hostname|host_name)$/, 'hostname'],
  [/(^|_)(ip|address|gateway|next_hop|nexthop|neighbor|loopback|router_id|server)$|^ip(v[46])?_/, 'ip'],
  [
    /(^|_)(asn|as_number|port|mtu|count|number|priority|metric|cost|distance|id|area|seconds|minutes)$/,
    'integer',
  ],
];

/** The type of a variable by its uses, else by its name; with the options of what is only compared. */
export function guessType(
  name: string,
  uses: readonly NameReference[],
): { readonly dataType: VariableType; readonly options: readonly string[] } {
  const compared = uses.map(comparedWith);
  const options = [...new Set(compared.filter((value) => typeof value === 'string'))];
  if (options.length > 1 && compared.every((value) => value !== undefined))
    return { dataType: 'enum', options };
  return { dataType: byUses(uses) ?? byName(name) ?? byConditions(uses), options: [] };
}

const byUses = (uses: readonly NameReference[]): VariableType | undefined =>
  uses.map(byUse).find((type) => type !== undefined);

const byName = (name: string): VariableType | undefined =>
  typeOfName.find(([pattern]) => pattern.test(name.toLowerCase()))?.[1];

/** What is only asked for is true or false, unless its name says otherwise: any text is true. */
const byConditions = (uses: readonly NameReference[]): VariableType =>
  uses.length > 0 && uses.every(isCondition) ? 'boolean' : 'string';

function byUse({ tokens, index, path, tag }: NameReference): VariableType | undefined {
  if (path.length > 0) return undefined;
  if (tag.keyword === 'for' && index === 0 && tokens[1]?.text !== '.') return 'list';
  const [pipe, ...filter] = tokens.slice(index + 1).map(({ text }) => text);
  if (pipe !== '|') return undefined;
  // The last of `ansible.utils.ipaddr`.
  const last = filter.findIndex((_, at) => at % 2 === 0 && filter[at + 1] !== '.');
  return typeOfFilter.get(filter[last] ?? '');
}

/** `if name` or `if not name`, alone or in `and` and `or`. */
function isCondition({ tokens, index, path, tag }: NameReference): boolean {
  const after = tokens[index + 1]?.text;
  const isTest = tag.keyword === 'if' || tag.keyword === 'elif';
  const isWhole = after === undefined || ['and', 'or', ')'].includes(after);
  return isTest && path.length === 0 && isWhole;
}

function comparedWith({ tokens, index, path }: NameReference): string | number | boolean | undefined {
  const [operator, value] = tokens.slice(index + 1, index + 3);
  if (path.length > 0 || (operator?.text !== '==' && operator?.text !== '!=') || !value) return undefined;
  return literalValue(value);
}
