/** The internet routes no private address (RFC 1918, RFC 4193). */
export const internetNftables = [
  'table inet internet {',
  '  chain forward {',
  '    type filter hook forward priority filter;',
  ...['saddr', 'daddr'].flatMap((side) => [
    `    ip ${side} { 10.0.0.0/8, 172.16.0.0/12, 192.168.0.0/16 } drop`,
    `    ip6 ${side} fc00::/7 drop`,
  ]),
  '  }',
  '}',
].join('\n');

/** A provider that has failed: its lines are up, and nobody answers. */
export const silence = [
  'table inet silence {',
  '  chain in { type filter hook prerouting priority raw; policy drop; }',
  '  chain out { type filter hook output priority raw; policy drop; }',
  '}',
].join('\n');
