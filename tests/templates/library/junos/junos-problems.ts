import { parseJunos, type Statement } from './parse-junos.ts';

/** The hierarchies that the library writes, as Junos has them. */
const hierarchies = new Set(
  `access applications apply-groups bridge-domains chassis class-of-service firewall forwarding-options groups interfaces
  multi-chassis poe policy-options protocols routing-instances routing-options security services snmp switch-options system
  virtual-chassis
  vlans`.split(/\s+/),
);

/** Names by what they are names of. */
type Names = Map<string, Set<string>>;

/** What an engineer would see before the commit: no end, an unknown hierarchy, nothing in braces, a name that nothing has. */
export function junosProblems(text: string): string[] {
  const statements = parseJunos(text);
  const unknown = statements
    .filter(({ words }) => !hierarchies.has(words[0] ?? ''))
    .map(({ words, line }) => `line ${line}: there is no hierarchy ${words[0]}`);
  const defined: Names = new Map();
  visit(statements, [], (path, { words }) => {
    const [kind, name] = definitionAt(path, words);
    if (kind !== undefined && name !== undefined) add(defined, kind, name);
  });
  const missing: string[] = [];
  visit(statements, [], (path, statement) => {
    if (statement.body?.length === 0)
      missing.push(`line ${statement.line}: ${statement.words.join(' ')} is empty`);
    for (const [kind, name] of referencesAt(path, statement))
      if (!defined.get(kind)?.has(name)) missing.push(`line ${statement.line}: there is no ${kind} ${name}`);
  });
  return [...unknown, ...missing];
}

function visit(
  statements: readonly Statement[],
  path: readonly string[],
  see: (path: readonly string[], statement: Statement) => void,
): void {
  for (const statement of statements) {
    see(path, statement);
    if (statement.body) visit(statement.body, [...path, ...statement.words], see);
  }
}

const add = (names: Names, kind: string, name: string): void => {
  names.set(kind, (names.get(kind) ?? new Set()).add(name));
};

const at = (path: readonly string[], pattern: RegExp): boolean => pattern.test(path.join(' '));

function definitionAt(path: readonly string[], words: readonly string[]): readonly (string | undefined)[] {
  const [first, second] = words;
  if (at(path, /^interfaces \S+$/) && first === 'unit') return ['unit', `${path[1]}.${second}`];
  if (at(path, /^interfaces$/)) return ['port', first];
  if (at(path, /^(vlans|bridge-domains)$/)) return ['vlan', first];
  if (at(path, /^policy-options$/)) return [first, second];
  if (at(path, /^firewall family \S+$/) && first === 'filter') return ['filter', second];
  if (at(path, /address-book global$/)) return ['address', second];
  if (at(path, /^security zones$/)) return ['zone', second];
  if (at(path, /^applications$/)) return ['application', second];
  if (at(path, /^security ike$/)) return [`ike ${first}`, second];
  if (at(path, /^security ipsec$/)) return [`ipsec ${first}`, second];
  if (at(path, /^security nat source$/) && first === 'pool') return ['nat pool', second];
  if (at(path, /^class-of-service schedulers$/)) return ['scheduler', first];
  if (at(path, /^class-of-service scheduler-maps$/)) return ['scheduler map', first];
  if (at(path, /^class-of-service forwarding-classes$/)) return ['forwarding class', second];
  if (at(path, /^forwarding-options$/) && first === 'storm-control-profiles')
    return ['storm control', second];
  if (at(path, /^services rpm$/)) return ['probe', second];
  if (at(path, /^access address-assignment$/)) return ['pool', second];
  if (at(path, /^security screen$/)) return ['screen', second];
  return [];
}

type References = readonly (readonly [kind: string, name: string])[];

function referencesAt(path: readonly string[], { words, body }: Statement): References {
  const [first = '', second = '', ...others] = words;
  const each = (kind: string, names: readonly string[]): References =>
    names.filter((name) => name !== 'any' && name !== 'all').map((name) => [kind, name]);
  if (
    at(path, /^protocols (ospf3?) area|^protocols router-advertisement|^routing-instances/) &&
    first === 'interface'
  )
    return each('unit', [second]);
  if (at(path, /security-zone \S+ interfaces$/)) return each('unit', [first]);
  if (first === 'external-interface' || first === 'bind-interface' || first === 'l3-interface')
    return each('unit', [second]);
  if (at(path, /dhcp-local-server|dhcp-relay/) && first === 'interface') return each('unit', [second]);
  if (first === 'redundant-parent' || first === '802.3ad') return body ? [] : each('port', [second]);
  if (at(path, /ethernet-switching vlan$/) && first === 'members')
    return each(
      'vlan',
      words.slice(1).filter((name) => /^[a-z]/.test(name)),
    );
  if (at(path, /^switch-options voip/) && first === 'vlan') return each('vlan', [second]);
  if (first === 'vlan-name' || first === 'guest-vlan') return each('vlan', [second]);
  if (/^(source|destination)-prefix-list$/.test(first))
    return each(
      'prefix-list',
      (body ?? []).flatMap((inner) => inner.words),
    );
  if (at(path, /^protocols (bgp|ospf)/) && /^(import|export)$/.test(first))
    return each('policy-statement', [second, ...others]);
  if (at(path, / from$/) && first === 'policy')
    return each(
      'policy-statement',
      words.slice(1).filter((word) => !/^(\(|\)|&&)$/.test(word)),
    );
  if (at(path, / filter$/) && first === 'input') return each('filter', [second]);
  if (at(path, /^security policies .* match$/) && /-address$/.test(first))
    return each('address', [second, ...others]);
  if (at(path, /^security policies .* match$/) && /-zone$/.test(first))
    return each('zone', [second, ...others]);
  if (at(path, /^security policies .* match$/) && first === 'application')
    return each('application', [second, ...others]);
  if (at(path, /rule-set \S+$/) && first === 'from' && second === 'zone') return each('zone', others);
  if (at(path, /rule-set \S+$/) && second === 'interface') return each('unit', others);
  if (at(path, /source-nat pool$/)) return each('nat pool', [first]);
  if (at(path, /address-set \S+$/)) return each('address', [second]);
  if (at(path, /^security ike policy/) && first === 'proposals') return each('ike proposal', [second]);
  if (at(path, /^security ipsec policy/) && first === 'proposals') return each('ipsec proposal', [second]);
  if (first === 'ike-policy') return each('ike policy', [second]);
  if (at(path, /vpn \S+ ike$/) && first === 'gateway') return each('ike gateway', [second]);
  if (first === 'ipsec-policy') return each('ipsec policy', [second]);
  if (first === 'scheduler-map') return each('scheduler map', [second]);
  if (at(path, /scheduler-maps/) && first === 'forwarding-class')
    return [...each('forwarding class', [second]), ...each('scheduler', others.slice(1))];
  if (at(path, / then$/) && first === 'forwarding-class') return each('forwarding class', [second]);
  if (first === 'storm-control') return each('storm control', [second]);
  if (first === 'rpm-probe') return each('probe', [second]);
  if (first === 'screen' && body === undefined) return each('screen', [second]);
  if (at(path, /address-assignment$|process-inform$/) && first === 'pool' && body === undefined)
    return each('pool', [second]);
  return [];
}
