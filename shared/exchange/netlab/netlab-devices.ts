import type { TopologyNode } from '../../contract/topology-items.ts';

/** A device type of netlab, with what netlab configures on it. */
interface NetlabDevice {
  readonly device: string;
  readonly routing: readonly ('ospf' | 'bgp')[];
  /** Whether it bridges VLANs and has interfaces in them; of any other, netlab refuses access VLANs and trunks. */
  readonly takesVlans: boolean;
}

const router = { routing: ['ospf', 'bgp'], takesVlans: true } as const;

/**
 * From `features` in netsim/devices/*.yml of github.com/ipspace/netlab at 771eeee (14 March 2026): of `vlan`, what has an
 * `svi_interface_name`, its own or its parent's. vsrx has routed subinterfaces alone; fortios and linux have no VLANs.
 */
const devices = {
  arubacx: router,
  cat8000v: router,
  eos: router,
  fortios: { routing: ['ospf'], takesVlans: false },
  frr: router,
  ioll2: router,
  linux: { routing: [], takesVlans: false },
  nxos: router,
  routeros7: router,
  'vjunos-router': router,
  'vjunos-switch': router,
  vsrx: { routing: ['ospf', 'bgp'], takesVlans: false },
} as const satisfies Record<string, Omit<NetlabDevice, 'device'>>;

/** netlab's device of a node, by its maker. */
export function netlabDevice(node: TopologyNode): NetlabDevice {
  const device = deviceOf(node);
  return { device, ...devices[device] };
}

/** FRRouting stands in for devices that netlab does not have, such as FortiSwitches. */
function deviceOf({ type, model }: TopologyNode): keyof typeof devices {
  if (type === 'server') return 'linux';
  switch (model?.manufacturer) {
    case 'Arista':
      return 'eos';
    case 'Cisco':
      return /Nexus/.test(model.model) ? 'nxos' : type === 'switch' ? 'ioll2' : 'cat8000v';
    case 'Juniper':
      return /^SRX/.test(model.model) ? 'vsrx' : type === 'switch' ? 'vjunos-switch' : 'vjunos-router';
    case 'Fortinet':
      return type === 'switch' ? 'frr' : 'fortios';
    case 'MikroTik':
      return 'routeros7';
    case 'HPE Aruba':
      return type === 'switch' ? 'arubacx' : 'frr';
    default:
      return 'frr';
  }
}
