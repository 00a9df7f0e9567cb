/** Words that a name follows; together they are one level of the tree. */
const named = new Set([
  'unit',
  'family',
  'group',
  'groups',
  'neighbor',
  'term',
  'policy-statement',
  'prefix-list',
  'route-filter-list',
  'area',
  'interface',
  'user',
  'server',
  'radius-server',
  'tacplus-server',
  'route',
  'file',
  'policy',
  'security-zone',
  'rule',
  'rule-set',
  'pool',
  'proposal',
  'gateway',
  'vpn',
  'vrrp-group',
  'vrrp-inet6-group',
  'policer',
  'community',
  'as-path',
  'as-path-group',
  'server-group',
  'address-book',
  'forwarding-class',
  'scheduler',
  'scheduler-map',
  'profile',
  'instance',
  'dhcp-attributes',
  'interface-range',
  'probe',
  'test',
  'view',
  'trigger-group',
  'authenticator',
  'address-set',
  'application-set',
  'traffic-selector',
  'vlan-group',
  'queue',
  'class',
  'address',
  'network',
  'range',
  'client',
  'static-host',
  'tag',
  'interface-set',
  'bridge-domain',
  'msti',
]);

/** Words that take no name although they are in the list above, by the word before them. */
const containers: Readonly<Record<string, RegExp>> = {
  address: /^(?:match|from|then)$/,
  interface: /^(?:from|then)$/,
  policy: /^(?:security policies|then)$/,
  server: /^(?:local-engine)$/,
};

/** Whose order decides: their statements of one kind are tried one after another. */
const lists =
  /^(?:filter |policy-statement |from-zone |rule-set |import$|export$|authentication-order$|proposals$|apply-groups$|global$)/;

/** Whether the statements below a level are in an order that matters. */
export const isJunosList = (level: string): boolean => lists.test(level);

/** Statements with one value, which a new one replaces. */
const single =
  /^(?:description|host-name|domain-name|time-zone|peer-as|local-as|local-address|local-preference|hold-time|type|mtu|speed|link-mode|vlan-id|native-vlan-id|interface-mode|router-id|autonomous-system|metric|preference|priority|hello-interval|dead-interval|interface-type|next-hop-self|l3-interface|encrypted-password|plain-text-password-value|authentication-key|source-address|source-interface|full-name|uid|class|contact|location|engine-id|ingress-replication|lacp-mode|system-id|admin-key|minimum-links|bridge-priority|cost|mode|pre-shared-key|ascii-text|dh-group|authentication-method|authentication-algorithm|encryption-algorithm|lifetime-seconds|version|external-interface|ike-policy|ipsec-policy|bind-interface|establish-tunnels|keys|reference-bandwidth|bandwidth|shaping-rate|buffer-size|maximum-lease-time|secret|port|facility-override|idle-timeout|connection-limit|rate-limit|message|advertise-interval|preempt-delay|retry|timeout|probe-interval|probe-count|test-interval|target|reject|cluster-id|multihop|ttl)$/;

/**
 * The levels of a statement: `interfaces`, `ge-0/0/0`, `unit 0`, `family inet`, `address 10.0.0.1/24`. Set lines do not say which
 * words belong together; braces do, but not always.
 */
export function junosGroups(words: readonly string[]): string[] {
  const groups: string[] = [];
  for (let at = 0; at < words.length; ) {
    const [word = '', next] = words.slice(at, at + 2);
    const before = groups.at(-1) ?? '';
    const isPair =
      next !== undefined &&
      (isNamedHere(word, before, next) || (words.length - at === 2 && isSingle(word, before)));
    if (word === 'from-zone' && words[at + 2] === 'to-zone') {
      groups.push(words.slice(at, at + 4).join(' '));
      at += 4;
    } else if (isPair) {
      groups.push(`${word} ${next}`);
      at += 2;
    } else {
      groups.push(word);
      at += 1;
    }
  }
  return groups;
}

function isNamedHere(word: string, before: string, name: string): boolean {
  // Of an interface: which filters it has.
  if (word === 'filter') return !/^(?:input|output)(?:-list)?$/.test(name);
  return named.has(word) && containers[word]?.test(before) !== true;
}

/** Of a statement with one value: its word, so that another value takes its place. */
export const junosKey = (level: string, before: string): string => {
  const [word = level, value] = level.split(' ');
  const hasValue = value !== undefined && !isNamedHere(word, before, value);
  return hasValue && isSingle(word, before) ? word : level;
};

/** Conditions have any number of values. */
const isSingle = (word: string, before: string): boolean =>
  single.test(word) && !/^(?:from|match)$/.test(before);

/**
 * Whether a level can be deleted whole: a section, what has a name of its own, and what has only keywords below it. A word whose
 * children look like names may be a list, which Junos does not delete without a name.
 */
export const isJunosSection = (
  level: string,
  depth: number,
  children: readonly { readonly text: string }[],
): boolean =>
  depth <= 2 || level.includes(' ') || children.every(({ text }) => /^[a-z][a-z-]*(?: |$)/.test(text));
