/** What applies a file of a Linux router once it is replaced. */
const applied: readonly (readonly [RegExp, string])[] = [
  [/network\/interfaces$/, 'ifreload -a'],
  [/nftables\S*$/, 'nft -f /etc/nftables.conf'],
  [/keepalived/, 'systemctl reload keepalived'],
  [/swanctl|strongswan/, 'swanctl --load-all'],
  [/sysctl/, 'sysctl --system'],
  [/frr\/daemons$/, 'systemctl restart frr'],
  [/dnsmasq/, 'systemctl restart dnsmasq'],
  [/radvd/, 'systemctl reload radvd'],
  [/chrony/, 'systemctl restart chrony'],
  [/rsyslog/, 'systemctl restart rsyslog'],
  [/snmp/, 'systemctl restart snmpd'],
  [/ssh/, 'systemctl reload ssh'],
  [/systemd/, 'systemctl daemon-reload'],
];

/** Shell lines that put a file in place, or take it away, and apply it. nftables takes its file as one transaction. */
export function fileScript(name: string, text: string | undefined): string[] {
  const path = name.startsWith('/') ? name : `/${name}`;
  const apply = applied.find(([pattern]) => pattern.test(name))?.[1];
  return [
    ...(text === undefined ? [`rm -f ${quoted(path)}`] : here(`cat > ${quoted(path)}`, text)),
    ...(apply === undefined ? [] : [apply]),
  ];
}

/** Lines of vtysh, as a shell runs them. */
export const vtyshScript = (lines: readonly string[]): string[] =>
  lines.length === 0
    ? []
    : here('vtysh', ['configure terminal', ...lines, 'end', 'write memory', ''].join('\n'));

const quoted = (path: string): string => `'${path.replaceAll("'", "'\\''")}'`;

function here(command: string, text: string): string[] {
  let end = 'END';
  while (text.split('\n').includes(end)) end += 'X';
  return [`${command} << '${end}'`, ...text.replace(/\n$/, '').split('\n'), end];
}
