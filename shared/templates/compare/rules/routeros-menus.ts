/** Menus whose entries are tried one after another. */
export const isRouterosList = (menu: string): boolean =>
  /^\/(?:ip firewall (?:filter|nat|mangle|raw)|ipv6 firewall (?:filter|nat|mangle|raw)|interface bridge (?:filter|nat)|routing filter rule|routing rule|ip ipsec policy|queue simple)$/.test(
    menu,
  );

/** What finds an entry again, by its menu, where it is not its name. */
const identities: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^\/ip(?:v6)? address$/, ['address']],
  [/^\/ip(?:v6)? route$/, ['dst-address', 'gateway', 'routing-table', 'distance']],
  [/^\/interface bridge port$/, ['interface']],
  [/^\/interface bridge vlan$/, ['bridge', 'vlan-ids']],
  [/^\/interface list member$/, ['interface', 'list']],
  [/^\/ip(?:v6)? firewall address-list$/, ['address', 'list']],
  [/^\/ip dhcp-server network$/, ['address']],
  [/^\/ip dns static$/, ['name', 'type']],
  [/^\/routing ospf interface-template$/, ['area', 'interfaces', 'networks']],
  [/^\/system ntp client servers$/, ['address']],
  [/^\/radius$/, ['address', 'service']],
  [/^\/system logging$/, ['action', 'topics']],
  [/^\/interface vrrp$/, ['name']],
  [/^\/ip ipsec identity$/, ['peer']],
  [/^\/ipv6 nd(?: prefix)?$/, ['interface', 'prefix']],
  [/^\/interface dot1x server$/, ['interface']],
  [/^\/ip dhcp-relay$/, ['name']],
];

/**
 * The values of an entry that find it again: those that its menu is looked up by, else its name. Of a rule, which has none, and
 * of what has neither: all of them.
 */
export function identityOf(menu: string, values: readonly string[]): string[] {
  if (isRouterosList(menu)) return [...values];
  const keys = identities.find(([pattern]) => pattern.test(menu))?.[1] ?? ['name'];
  const own = values.filter((value) => keys.includes(value.slice(0, value.indexOf('='))));
  return own.length > 0 ? own : [...values];
}

/** What is named comes before what names it; entries are removed in the opposite order. */
const order: readonly RegExp[] = [
  /^\/(?:system identity|ip vrf|routing table)/,
  /^\/interface (?:ethernet|bridge$|bonding)/,
  /^\/interface (?:vlan|gre|ipip|vrrp|wireguard|list$)/,
  /^\/interface bridge (?:port|vlan)/,
  /^\/interface list member/,
  /^\/(?:ip pool|ip ipsec (?:profile|proposal))/,
  /^\/ip ipsec peer/,
  /^\/ip ipsec (?:identity|policy)/,
  /^\/ip(?:v6)? address/,
  /^\/ip(?:v6)? dhcp/,
  /^\/ip(?:v6)? firewall address-list/,
  /^\/routing (?:filter|id|bgp template|ospf instance)/,
  /^\/routing ospf area/,
  /^\/routing/,
  /^\/ip(?:v6)? route/,
  /^\/(?:queue|snmp|radius|user|system)/,
  /^\/ip(?:v6)? firewall/,
  /^\/ip (?:service|ssh)/,
];

export function routerosRank(menu: string): number {
  const rank = order.findIndex((pattern) => pattern.test(menu));
  return rank < 0 ? order.length - 3 : rank;
}
