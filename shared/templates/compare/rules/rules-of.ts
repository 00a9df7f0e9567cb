import { commandLineRules } from './command-line-rules.ts';
import type { IndentedRules } from './indented-rules.ts';

export type IndentedDialect = 'ios-xe' | 'eos' | 'frr';

const rules: Readonly<Record<IndentedDialect, IndentedRules>> = {
  'ios-xe': commandLineRules,
  eos: {
    ...commandLineRules,
    sequence: (section) => {
      if (/^ip(?:v6)? prefix-list /.test(section)) return { word: 'seq ', step: 10 };
      return /^(?:ip|ipv6|mac) access-list /.test(section) ? { word: '', step: 10 } : undefined;
    },
    defaults: [
      ...commandLineRules.defaults,
      { within: /^interface /, line: /^(?:switchport mode access|switchport trunk native vlan 1)$/ },
    ],
    ordered: new RegExp(`${commandLineRules.ordered.source}|^traffic-policy `),
    // A prefix list is a section of its own.
    flat: /^(?:(?:ip|bgp) (?:community-list|as-path access-list) \S+)(?= .)/,
    permanent: /^(?:line con|management )/,
    resettable: /^interface (?:Ethernet\d\S*|Management\d*)$/,
    exits: () => undefined,
  },
  frr: {
    ...commandLineRules,
    defaults: [
      ...commandLineRules.defaults,
      { within: /^$/, line: /^ip(?:v6)? forwarding$/ },
      { within: /^interface /, line: /^(?:ip ospf|ipv6 ospf6) network broadcast$/ },
    ],
    // Interfaces are the kernel's: a daemon only forgets what it was configured with for them.
    permanent: /^(?:line vty|interface )/,
    resettable: /^\b\B$/,
    sequence: (section) =>
      /^(?:ip(?:v6)? prefix-list |(?:ipv6 )?access-list |bgp as-path|bgp (?:large-|ext)?community-list)/.test(
        section,
      )
        ? { word: 'seq ', step: 5 }
        : undefined,
    exits: (path) => {
      const last = path.at(-1) ?? '';
      if (/^address-family /.test(last)) return 'exit-address-family';
      return /^vrf /.test(last) && path.length === 1 ? 'exit-vrf' : undefined;
    },
  },
};

/** What the command line of a dialect says about its statements. */
export const rulesOf = (dialect: IndentedDialect): IndentedRules => rules[dialect];
