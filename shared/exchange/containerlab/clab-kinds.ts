import type { TopologyNode } from '../../contract/topology-items.ts';

/** A kind of containerlab (its schema's enumeration), and an image that it runs. */
interface ClabKind {
  readonly kind: string;
  /** Images of vendors are built or imported by whoever boots the lab, under their usual names. */
  readonly image: string;
}

const frr: ClabKind = { kind: 'linux', image: 'quay.io/frrouting/frr:10.5.0' };
const host: ClabKind = { kind: 'linux', image: 'alpine:3' };

/** By manufacturer, model and type; the first that suits. */
const kinds: readonly (readonly [
  maker: string,
  model: RegExp,
  type: TopologyNode['type'] | undefined,
  ClabKind,
])[] = [
  ['Cisco', /Nexus/, undefined, { kind: 'cisco_n9kv', image: 'vrnetlab/cisco_n9kv:9300-10.5.2' }],
  ['Cisco', /./, 'switch', { kind: 'cisco_cat9kv', image: 'vrnetlab/cisco_cat9kv:17.12.01p' }],
  ['Cisco', /./, 'router', { kind: 'cisco_c8000v', image: 'vrnetlab/cisco_c8000v:17.11.01a' }],
  ['Arista', /./, 'switch', { kind: 'arista_ceos', image: 'ceos:4.34.0F' }],
  ['Arista', /./, 'router', { kind: 'arista_ceos', image: 'ceos:4.34.0F' }],
  ['Juniper', /^SRX/, undefined, { kind: 'juniper_vsrx', image: 'vrnetlab/juniper_vsrx:23.2R2.21' }],
  [
    'Juniper',
    /./,
    'switch',
    { kind: 'juniper_vjunosswitch', image: 'vrnetlab/juniper_vjunos-switch:23.4R2-S2.1' },
  ],
  ['Juniper', /./, 'router', { kind: 'juniper_crpd', image: 'crpd:24.2R1.14' }],
  ['MikroTik', /./, undefined, { kind: 'mikrotik_ros', image: 'vrnetlab/mikrotik_routeros:7.18' }],
  [
    'Fortinet',
    /FortiGate/,
    undefined,
    { kind: 'fortinet_fortigate', image: 'vrnetlab/fortinet_fortigate:7.6.0' },
  ],
  ['HPE Aruba', /./, 'switch', { kind: 'aruba_aoscx', image: 'vrnetlab/aruba_arubaos-cx:20241115202521' }],
];

/** The kind of a node: its maker's where containerlab has one, else FRRouting, and a plain host for what is no network device. */
export function clabKindOf({ type, model }: TopologyNode): ClabKind {
  if (type === 'user' || type === 'server' || type === 'accesspoint') return host;
  if (model === undefined) return frr;
  const suits = kinds.find(
    ([maker, name, only]) =>
      maker === model.manufacturer && name.test(model.model) && (only ?? type) === type,
  );
  return suits?.[3] ?? frr;
}
