/** A table of FortiOS that is open: `config`, or an entry of it. */
interface Level {
  readonly table: string;
  readonly entry: string | undefined;
  readonly line: number;
}

/** Tables whose entries others name, by what those are. */
const kindOf: Readonly<Record<string, string>> = {
  'system interface': 'interface',
  'system switch-interface': 'interface',
  'system virtual-switch': 'interface',
  'vpn ipsec phase1-interface': 'interface',
  'system zone': 'interface',
  'firewall address': 'address',
  'firewall addrgrp': 'address',
  'firewall address6': 'address6',
  'firewall addrgrp6': 'address6',
  'firewall service custom': 'service',
  'firewall ippool': 'pool',
  'firewall traffic-class': 'class',
  'firewall shaping-profile': 'shaping profile',
  'router prefix-list': 'prefix list',
  'router prefix-list6': 'prefix list',
  'router route-map': 'route map',
  'user tacacs+': 'user',
  'user radius': 'user',
  'user group': 'group',
};

/** What a setting names, by its table and name. */
const namedBy: readonly (readonly [table: RegExp, setting: RegExp, kind: string])[] = [
  [/^system interface$/, /^interface$/, 'interface'],
  [/^system zone$/, /^interface$/, 'interface'],
  [/^system (dhcp|dhcp6) server$/, /^interface$/, 'interface'],
  [/^system link-monitor$/, /^srcintf$/, 'interface'],
  [/^vpn ipsec phase1-interface$/, /^interface$/, 'interface'],
  [/^vpn ipsec phase2-interface$/, /^phase1name$/, 'interface'],
  [/^router static6?$/, /^device$/, 'interface'],
  [/^router ospf6? \/ ospf6?-interface$/, /^interface$/, 'interface'],
  [/^router ospf6?$/, /^passive-interface$/, 'interface'],
  [/^firewall (policy|central-snat-map)$/, /^(src|dst)intf$/, 'interface'],
  [/^firewall vip$/, /^extintf$/, 'interface'],
  [/^firewall policy$/, /^(src|dst)addr$/, 'address'],
  [/^firewall policy$/, /^(src|dst)addr6$/, 'address6'],
  [/^firewall central-snat-map$/, /^(orig|dst)-addr$/, 'address'],
  [/^firewall addrgrp$/, /^member$/, 'address'],
  [/^firewall addrgrp6$/, /^member$/, 'address6'],
  [/^firewall policy$/, /^service$/, 'service'],
  [/^firewall central-snat-map$/, /^nat-ippool$/, 'pool'],
  [/^firewall shaping-(policy|profile \/ shaping-entries)$/, /^class-id$/, 'class'],
  [/^system interface$/, /^egress-shaping-profile$/, 'shaping profile'],
  [/^router bgp \/ neighbor$/, /^prefix-list-/, 'prefix list'],
  [/^router route-map \/ rule$/, /^match-ip6?-address$/, 'prefix list'],
  [/^router bgp \/ neighbor$/, /^route-map-/, 'route map'],
  [/^router (bgp|ospf6?) \/ redistribute /, /^route-?map$/, 'route map'],
  [/^user group$/, /^member$/, 'user'],
  [/^system admin$/, /^remote-group$/, 'group'],
  [/^vpn ipsec phase1-interface$/, /^authusrgrp$/, 'group'],
  [/^vpn ipsec phase1-interface$/, /^ipv4-split-include$/, 'address'],
];

/** What every FortiGate has, and ports, which nobody has to define. */
const factory = /^(any|all|ALL|ALL_ICMP6?|IKE|ESP|port\d+|x\d+|wan\d?|mgmt\d*|root)$/;

/** What FortiOS would refuse while it is pasted: nesting, strings without end, names that nothing has yet. */
export function fortiosProblems(text: string): string[] {
  const problems: string[] = [];
  const open: Level[] = [];
  const known = new Map<string, Set<string>>();
  const subnets = new OwnSubnets();
  const top = (): Level | undefined => open.at(-1);
  for (const [index, content] of text.split('\n').entries()) {
    const line = index + 1;
    const code = content.trim();
    if (code === '' || code.startsWith('#')) continue;
    const say = (problem: string): void => {
      problems.push(`line ${line}: ${problem}`);
    };
    const words = wordsOf(code);
    if (words === undefined) {
      say('a string without end');
      continue;
    }
    const [verb, name = '', ...values] = words;
    const inner = top();
    switch (verb) {
      case 'config': {
        const table = words.slice(1).join(' ');
        open.push({ table: inner ? `${inner.table} / ${table}` : table, entry: undefined, line });
        break;
      }
      case 'edit':
        if (inner === undefined || inner.entry !== undefined) say('edit outside of a table');
        open.push({ table: inner?.table ?? '', entry: name, line });
        break;
      case 'next':
        if (inner?.entry === undefined) say('next outside of an entry');
        else {
          const kind = kindOf[inner.table];
          if (kind !== undefined) known.set(kind, (known.get(kind) ?? new Set()).add(inner.entry));
          open.pop();
        }
        break;
      case 'end':
        if (inner === undefined || inner.entry !== undefined) say('end inside of an entry, or of nothing');
        else open.pop();
        break;
      case 'set':
        if (inner === undefined) say('set outside of a table');
        else if (values.length === 0) say(`${name} is set to nothing`);
        else {
          const met = subnets.refuses(inner, name, values);
          if (met !== undefined) say(`${values[0]} overlaps with ${met}`);
          for (const [table, setting, kind] of namedBy)
            if (table.test(inner.table) && setting.test(name))
              for (const value of values)
                if (!factory.test(value) && !known.get(kind)?.has(value))
                  say(`there is no ${kind} ${value} yet`);
        }
        break;
      case 'unset':
        break;
      default:
        say(`${verb} is no verb`);
    }
  }
  return [...problems, ...open.map(({ table, line }) => `line ${line}: ${table} is not closed`)];
}

/**
 * The subnets of interfaces, of which no two may overlap but those that a cluster has reserved for the management of each chassis,
 * and where that is allowed those of different routing tables.
 */
class OwnSubnets {
  readonly #reserved = new Set<string>();
  readonly #vrfs = new Map<string, string>();
  #isAllowed = false;
  readonly #all: { readonly name: string; readonly first: number; readonly last: number }[] = [];

  /** The interface whose subnet holds an address that another is given. */
  refuses(
    { table, entry = '' }: Level,
    setting: string,
    [value = '', mask = '']: string[],
  ): string | undefined {
    if (table === 'system ha / ha-mgmt-interfaces' && setting === 'interface') this.#reserved.add(value);
    if (setting === 'allow-subnet-overlap') this.#isAllowed = value === 'enable';
    if (table === 'system interface' && setting === 'vrf') this.#vrfs.set(entry, value);
    if (table !== 'system interface' || setting !== 'ip' || this.#reserved.has(entry)) return undefined;
    const size = 2 ** 32 - numberOf(mask);
    const first = Math.floor(numberOf(value) / size) * size;
    const last = first + size - 1;
    const met = this.#all
      .filter((other) => !this.#isAllowed || this.#vrfs.get(other.name) === this.#vrfs.get(entry))
      .find((other) => other.first <= last && first <= other.last);
    this.#all.push({ name: entry, first, last });
    return met?.name;
  }
}

const numberOf = (address: string): number =>
  address.split('.').reduce((sum, octet) => sum * 256 + Number(octet), 0);

/** Words and strings, or undefined where a string has no end. */
function wordsOf(code: string): string[] | undefined {
  const rest = code.replace(/"(?:[^"\\]|\\.)*"/g, '');
  if (rest.includes('"')) return undefined;
  return [...code.matchAll(/"((?:[^"\\]|\\.)*)"|(\S+)/g)].map(([, quoted, word]) => quoted ?? word ?? '');
}
