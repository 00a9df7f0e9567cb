/** Below /proc/sys, before links are made. An end without a carrier must neither route nor answer for the others. */
export const everywhere: readonly (readonly [string, string])[] = [
  ...['all', 'default'].flatMap((scope): [string, string][] => [
    [`net/ipv4/conf/${scope}/rp_filter`, '0'],
    [`net/ipv4/conf/${scope}/arp_ignore`, '1'],
    [`net/ipv4/conf/${scope}/arp_announce`, '2'],
    [`net/ipv4/conf/${scope}/accept_redirects`, '0'],
    [`net/ipv4/conf/${scope}/send_redirects`, '0'],
    [`net/ipv4/conf/${scope}/ignore_routes_with_linkdown`, '1'],
    [`net/ipv6/conf/${scope}/accept_dad`, '0'],
    [`net/ipv6/conf/${scope}/dad_transmits`, '0'],
    [`net/ipv6/conf/${scope}/accept_ra`, '0'],
    [`net/ipv6/conf/${scope}/accept_redirects`, '0'],
    // A tunnel that dead peer detection took down comes up as it was.
    [`net/ipv6/conf/${scope}/keep_addr_on_down`, '1'],
    [`net/ipv6/conf/${scope}/ignore_routes_with_linkdown`, '1'],
  ]),
  ['net/ipv4/fib_multipath_hash_policy', '1'],
  ['net/ipv6/fib_multipath_hash_policy', '1'],
  ['net/ipv4/icmp_ratelimit', '0'],
  ['net/ipv6/icmp/ratelimit', '0'],
  // One for each interface that OSPF listens on: a spine has more than the default of 20.
  ['net/ipv4/igmp_max_memberships', '4096'],
  ['net/ipv4/neigh/default/locktime', '0'],
  // Frames within a VLAN pass no policy.
  ['net/bridge/bridge-nf-call-iptables', '0'],
  ['net/bridge/bridge-nf-call-ip6tables', '0'],
  ['net/bridge/bridge-nf-call-arptables', '0'],
];

export const routers: readonly (readonly [string, string])[] = [
  ['net/ipv4/ip_forward', '1'],
  ['net/ipv6/conf/all/forwarding', '1'],
  ['net/ipv6/conf/default/forwarding', '1'],
];

/** The settings of a file of sysctl, by their paths. */
export const sysctlValues = (text: string): (readonly [string, string])[] =>
  [...text.matchAll(/^([\w.]+) = (\S+)$/gm)].map(([, name = '', value = '']) => [
    name.replaceAll('.', '/'),
    value,
  ]);

/** Where a network has none, nothing of it disturbs. */
export const withoutIpv6: readonly (readonly [string, string])[] = ['all', 'default'].map((scope) => [
  `net/ipv6/conf/${scope}/disable_ipv6`,
  '1',
]);
