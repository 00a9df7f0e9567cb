import { onceEach } from '../../../caching/once-each.ts';
import type { TopologyNode } from '../../../contract/topology-items.ts';
import type { ServiceName } from './known-services.ts';
import { familyOf, inCloud, insideOnly, type Speaks } from './wireless-families.ts';

/** What devices speak to whatever manages them. */
export interface ManagerServices {
  /** To wireless controllers that the plan draws. */
  readonly controllers: readonly ServiceName[];
  /** To what it does not draw: the one among them that leads the others, or a gateway. */
  readonly inside: readonly ServiceName[];
  /** To their maker’s cloud, with the names and time that they need for it. */
  readonly cloud: readonly ServiceName[];
}

/** Others that are managed with the access points of their maker: by the first word of their models, or all of them. */
const ofOthers: readonly {
  readonly manufacturer: string;
  readonly family?: string;
  readonly speaks: Speaks;
}[] = [
  { manufacturer: 'Cisco', family: 'Meraki', speaks: inCloud('Meraki cloud') },
  { manufacturer: 'Juniper', family: 'Mist', speaks: inCloud('Mist cloud') },
  { manufacturer: 'Ubiquiti', speaks: insideOnly('UniFi inform') },
  { manufacturer: 'TP-Link', speaks: insideOnly('Omada') },
];

/** What the devices of a network need for their management, each service once. */
export function managerServices(nodes: readonly TopologyNode[]): ManagerServices {
  const hasFortiGate = nodes.some(isFortiGate);
  const makers = new Set(nodes.flatMap((node) => controllerMaker(node) ?? []));
  const all = nodes.map((node) => ({
    ...speaksOf(node, hasFortiGate),
    isLed: makers.has(node.model?.manufacturer ?? ''),
  }));
  const ofThose = (isLed: boolean) => [
    ...new Set(all.flatMap(({ inside = [], ...own }) => (own.isLed === isLed ? inside : []))),
  ];
  return {
    controllers: ofThose(true),
    inside: ofThose(false),
    cloud: [...new Set(all.flatMap(({ cloud = [] }) => cloud))],
  };
}

/** The same of all nodes of a graph, worked out once. */
export const servicesOfManagers: (nodes: readonly TopologyNode[]) => ManagerServices =
  onceEach(managerServices);

/** Whose access points a node leads that stands for wireless controllers. */
export const controllerMaker = ({ group, model }: TopologyNode): string | undefined =>
  group === 'wireless-controllers' ? model?.manufacturer : undefined;

/** It leads access points of its maker; without one their cloud does. */
export const isFortiGate = ({ type, model }: TopologyNode): boolean =>
  type === 'firewall' && model?.manufacturer === 'Fortinet';

/** An access point that a FortiGate leads, where there is one. */
export const isLedByFortiGate = ({ type, model, ledFrom }: TopologyNode): boolean =>
  type === 'accesspoint' && ledFrom !== 'cloud' && model !== undefined && familyOf(model)?.name === 'FortiAP';

function speaksOf(node: TopologyNode, hasFortiGate: boolean): Speaks {
  const { type, model } = node;
  if (model === undefined) return {};
  if (type !== 'accesspoint') return speaksOfOther(model);
  return hasFortiGate && isLedByFortiGate(node) ? insideOnly('FortiAP') : (familyOf(model)?.speaks ?? {});
}

function speaksOfOther({ manufacturer, model }: NonNullable<TopologyNode['model']>): Speaks {
  const [first] = model.split(' ');
  const known = ofOthers.find((row) => row.manufacturer === manufacturer && (row.family ?? first) === first);
  return known?.speaks ?? {};
}
