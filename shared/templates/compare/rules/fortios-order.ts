/** What is named comes before what names it; entries are removed in the opposite order. What is not listed is in between. */
const order: readonly RegExp[] = [
  /^config system (?:global|settings|vdom)/,
  /^config system (?:interface|switch-interface|virtual-switch|zone|sdwan)/,
  /^config (?:vpn certificate|user (?:local|radius|tacacs\+|ldap))/,
  /^config user group/,
  /^config firewall (?:address|address6|internet-service|schedule)/,
  /^config firewall (?:addrgrp|addrgrp6)/,
  /^config firewall service (?:category|custom)/,
  /^config firewall service group/,
  /^config firewall (?:vip|vip6|ippool|shaper)/,
  /^config firewall vipgrp/,
  /^config vpn ipsec phase1/,
  /^config vpn ipsec phase2/,
  /^config router (?:prefix-list|access-list|community-list|aspath-list)/,
  /^config router route-map/,
  /^config /,
  /^config router (?:static|ospf|bgp|policy)/,
  /^config firewall (?:policy|local-in-policy|shaping-policy|central-snat)/,
];

export function fortiosRank(text: string): number {
  const usual = order.length - 3;
  const rank = order.findIndex((pattern, at) => at !== usual && pattern.test(text));
  return rank < 0 ? usual : rank;
}
