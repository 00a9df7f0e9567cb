/** Values of an enumeration, each with another one of it. */
const others: Readonly<Record<string, string>> = {
  access: 'trunk',
  trunk: 'access',
  none: 'authenticate',
  authenticate: 'authenticate-or-bypass',
  'authenticate-or-bypass': 'none',
  lacp: 'active-standby',
  'active-standby': 'lacp',
  fast: 'slow',
  slow: 'fast',
  'layer-2-3': 'layer-3-4',
  'layer-3-4': 'layer-2-3',
  one: 'one-and-phone',
  'one-and-phone': 'one',
  dscp: 'none',
  phone: 'dscp',
  normal: 'stub',
  stub: 'totally-stubby',
  'totally-stubby': 'stub',
  broadcast: 'point-to-point',
  'point-to-point': 'broadcast',
  allow: 'deny',
  deny: 'allow',
  stopped: 'reported',
  reported: 'stopped',
  stateful: 'stateless',
  stateless: 'stateful',
  tcp: 'udp',
  udp: 'tcp',
  icmp: 'esp',
  esp: 'icmp',
  permit: 'deny',
  connected: 'static',
  static: 'connected',
  ospf: 'connected',
  bgp: 'connected',
  tacacs: 'radius',
  radius: 'local',
  local: 'radius',
};

/** Values of the same kind that say something else. */
export function changedValues(value: unknown): readonly unknown[] {
  if (typeof value === 'boolean') return [!value];
  if (typeof value === 'number') return value >= 2 ? [value - 1, value + 1] : [value + 1];
  return typeof value === 'string' ? [changedText(value)] : [];
}

function changedText(value: string): string {
  const other = others[value];
  if (other !== undefined) return other;
  if (value === '0.0.0.0/0') return '172.16.0.0/12';
  if (value === '::/0') return 'fd99::/48';
  const ipv4 = /^(\d+)\.(\d+\.\d+\.\d+)(\/\d+)?$/.exec(value);
  if (ipv4) return `${ipv4[1] === '172' ? 173 : 172}.${ipv4[2]}${ipv4[3] ?? ''}`;
  const ipv6 = /^([0-9a-f]+)(:.*)$/.exec(value);
  if (ipv6 && value.includes('::')) return `${ipv6[1] === 'fd99' ? 'fd98' : 'fd99'}${ipv6[2]}`;
  if (/^([0-9a-f]{2}:){5}[0-9a-f]{2}$/.test(value))
    return `${value.startsWith('02') ? '06' : '02'}${value.slice(2)}`;
  if (value.startsWith('aes256')) return value.replace('256', '128');
  if (value.startsWith('ecp384')) return 'ecp256';
  // A name that ends with a number is another one with the next number.
  const number = /^(.*?)(\d+)$/.exec(value);
  return number ? `${number[1]}${Number(number[2]) + 1}` : `${value}x`;
}
