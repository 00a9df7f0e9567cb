import type { DeviceConfiguration } from '../../contract/configuration/device-configuration.ts';
import type { Service } from '../../contract/configuration/security.ts';
import { printableName } from '../../vocabulary/printable-name.ts';
import { isIpv6 } from '../addressing/prefix.ts';
import { aggregate } from './aggregate.ts';
import { distinctServices } from './distinct-services.ts';
import type { Addresses, PolicyRow } from './policy-rows.ts';

/** Prefixes under a name: those of a zone, or those that rules state of one. */
export interface AddressGroup {
  readonly name: string;
  readonly family: 4 | 6;
  readonly prefixes: readonly string[];
  /** Of the policies that name it. */
  readonly from: readonly string[];
}

/** One side of a line: any address, one prefix, or a group. */
export interface FilterSide {
  readonly isAny: boolean;
  readonly prefixes: readonly string[];
  /** Of more than one prefix. */
  readonly group: string | null;
}

/** A match by addresses, protocol and ports. */
export interface FilterLine {
  readonly family: 4 | 6;
  readonly protocol: 'any' | Service['protocol'];
  readonly source: FilterSide;
  readonly destination: FilterSide;
  /** Of answers, in a stateless filter. */
  readonly sourcePorts: { readonly from: number; readonly to: number } | null;
  readonly ports: { readonly from: number; readonly to: number } | null;
}

/** What one policy comes down to by addresses; in the order in which they decide. */
export interface FilterRule {
  /** From 1; the fence, which has no policy, is 0. */
  readonly number: number;
  /** One word, which begins with the policy's number. */
  readonly name: string;
  readonly action: 'allow' | 'deny';
  readonly isLogged: boolean;
  readonly lines: readonly FilterLine[];
  readonly from: readonly string[];
}

export interface AddressFilter {
  readonly groups: readonly AddressGroup[];
  readonly rules: readonly FilterRule[];
  readonly families: readonly (4 | 6)[];
  /** Lines of a dialect that has no groups: one for each pair of prefixes. */
  readonly expandedLines: number;
  /** The same of IPv6 alone, with the fence. */
  readonly expandedLines6: number;
}

/**
 * The policies of a device as a filter by addresses alone, for dialects without zones that overlap. A packet has one zone that
 * it comes from and one that it goes to, so rules of different pairs may stand in any order: first those between listed
 * prefixes; then a fence that drops the rest between listed prefixes; then those from or to everywhere else, which are `any`
 * by then. What matches none of them is dropped. A stateless device also allows the answers.
 */
export function addressFilter(device: DeviceConfiguration, policies: readonly PolicyRow[]): AddressFilter {
  if (policies.length === 0)
    return { groups: [], rules: [], families: [], expandedLines: 0, expandedLines6: 0 };
  const groups = new Map<string, AddressGroup>();
  const known = device.zones.flatMap(({ prefixes }) => prefixes.filter((prefix) => !isEverything(prefix)));
  const families = ([4, 6] as const).filter((family) => known.some((prefix) => familyOf(prefix) === family));
  const rules = policies.map((row): FilterRule => {
    const lines = families.flatMap((family) => linesOf(row, family, device.filtering, groups));
    const { number, name, action, isLogged, from } = row;
    return { number, name: printableName(name).slice(0, longestName), action, isLogged, lines, from };
  });
  const own = device.members.map(({ node }) => node);
  const parts = rules.flatMap((rule) => split(rule));
  const fence: FilterRule = {
    number: 0,
    name: 'between-zones',
    action: 'deny',
    isLogged: device.unmatched?.isLogged ?? false,
    lines: families.map((family) => {
      const side = sideOf(
        'INTERNAL',
        family,
        known.filter((prefix) => familyOf(prefix) === family),
        groups,
        own,
      );
      return { ...everything(family), source: side, destination: side };
    }),
    from: own,
  };
  const linesOfParts = parts.flatMap(({ lines }) => lines);
  return {
    groups: [...groups.values()],
    rules: [
      ...parts.filter(({ isWide }) => !isWide),
      { ...fence, isWide: false },
      ...parts.filter(({ isWide }) => isWide),
    ]
      .map(({ isWide: _, ...rule }) => rule)
      .filter(({ lines }) => lines.length > 0),
    families,
    expandedLines: expanded(linesOfParts),
    expandedLines6: expanded([...linesOfParts, ...fence.lines].filter(({ family }) => family === 6)),
  };
}

/** With a line for each pair of prefixes. */
const expanded = (lines: readonly FilterLine[]): number =>
  lines.reduce(
    (sum, { source, destination }) => sum + source.prefixes.length * destination.prefixes.length,
    0,
  );

/** IOS XE names a class of up to 40 characters: `RULE-` and this. */
const longestName = 35;

const familyOf = (prefix: string): 4 | 6 => (isIpv6(prefix) ? 6 : 4);
const isEverything = (prefix: string): boolean => prefix.endsWith('/0');

/** Lines between listed prefixes, and lines from or to anywhere. */
function split(rule: FilterRule): (FilterRule & { readonly isWide: boolean })[] {
  const wide = (line: FilterLine): boolean => line.source.isAny || line.destination.isAny;
  const listed = rule.lines.filter((line) => !wide(line));
  return [
    { ...rule, lines: listed, isWide: false },
    {
      ...rule,
      name: listed.length > 0 ? `${rule.name.slice(0, longestName - '-any'.length)}-any` : rule.name,
      lines: rule.lines.filter(wide),
      isWide: true,
    },
  ].filter(({ lines }) => lines.length > 0);
}

const everything = (family: 4 | 6): Omit<FilterLine, 'source' | 'destination'> => ({
  family,
  protocol: 'any',
  sourcePorts: null,
  ports: null,
});

function linesOf(
  row: PolicyRow,
  family: 4 | 6,
  filtering: DeviceConfiguration['filtering'],
  groups: Map<string, AddressGroup>,
): FilterLine[] {
  const from = family === 4 ? row.source4 : row.source6;
  const to = family === 4 ? row.destination4 : row.destination6;
  if (from.prefixes.length === 0 || to.prefixes.length === 0) return [];
  const source = namedSide(row.fromZone, from, family, groups, row.from);
  const destination = namedSide(row.toZone, to, family, groups, row.from);
  const services = row.services.length === 0 ? [null] : distinctServices(row.services);
  const forth = services.map(
    (service): FilterLine => ({
      ...everything(family),
      protocol: service?.protocol ?? 'any',
      source,
      destination,
      ports: service?.ports ?? null,
    }),
  );
  if (filtering === 'stateful' || row.action === 'deny') return forth;
  const isSame = source === destination || JSON.stringify(source) === JSON.stringify(destination);
  const back = forth
    // The answer to what has no ports is the same in the other direction.
    .filter((line) => !(isSame && line.ports === null))
    .map((line) => ({
      ...line,
      source: line.destination,
      destination: line.source,
      sourcePorts: line.ports,
      ports: null,
    }));
  return [...forth, ...back];
}

const namedSide = (
  zone: string,
  { prefixes }: Addresses,
  family: 4 | 6,
  groups: Map<string, AddressGroup>,
  from: readonly string[],
): FilterSide => sideOf(printableName(zone), family, prefixes, groups, from);

function sideOf(
  name: string,
  family: 4 | 6,
  stated: readonly string[],
  groups: Map<string, AddressGroup>,
  from: readonly string[],
): FilterSide {
  if (stated.some(isEverything)) return { isAny: true, prefixes: stated, group: null };
  const prefixes = aggregate(stated);
  if (prefixes.length === 1) return { isAny: false, prefixes, group: null };
  const content = `${family} ${prefixes.join(' ')}`;
  const known = groups.get(content);
  if (known) return { isAny: false, prefixes, group: known.name };
  const base = family === 6 ? `${name}-v6` : name;
  const taken = new Set([...groups.values()].map((group) => group.name));
  let own = base;
  for (let count = 2; taken.has(own); count += 1) own = `${base}-${count}`;
  groups.set(content, { name: own, family, prefixes, from });
  return { isAny: false, prefixes, group: own };
}
