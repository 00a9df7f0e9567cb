import type { Graph, TopologyEdge } from '../../contract/topology-items.ts';
import { writeCsv } from '../../equipment/csv-text.ts';
import {
  edgeTypeNames,
  layerNames,
  nodeTypeNames,
  purposeNames,
  wanServiceNames,
} from '../../vocabulary/topology/topology-words.ts';

/** A row for each node: devices, and groups of people and things. */
export const deviceCsv = ({ nodes }: Pick<Graph, 'nodes'>): string =>
  writeCsv([
    [
      'Name',
      'Type',
      'Layer',
      'Site',
      'Building',
      'Floor',
      'Quantity',
      'Manufacturer',
      'Model',
      'Part number',
      'Addresses',
      'IPv6',
    ],
    ...nodes.map(({ label, type, layer, site, building, floor, quantity, model, addresses, ipv6 = [] }) => [
      label,
      nodeTypeNames[type],
      layerNames[layer],
      site ?? '',
      building ?? '',
      `${floor ?? ''}`,
      `${quantity}`,
      model?.manufacturer ?? '',
      model?.model ?? '',
      model?.partNumber ?? '',
      addresses.join(' '),
      ipv6.join(' '),
    ]),
  ]);

/** A row for each link, tunnels and radio included. */
export function linkCsv({ nodes, edges }: Pick<Graph, 'nodes' | 'edges'>): string {
  const labels = new Map(nodes.map(({ id, label }) => [id, label]));
  const nameOf = (id: string) => labels.get(id) ?? id;
  return writeCsv([
    [
      'From',
      'From port',
      'From address',
      'To',
      'To port',
      'To address',
      'Type',
      'Service',
      'Rate Mbit/s',
      'Medium',
      'Cable',
      'Length m',
      'VLANs',
      'Subnet',
      'Aggregate',
      'Label',
    ],
    ...edges.map((edge: TopologyEdge) => [
      nameOf(edge.source),
      edge.sourcePort ?? '',
      edge.addresses?.source ?? edge.ipv6?.source ?? '',
      nameOf(edge.target),
      edge.targetPort ?? '',
      edge.addresses?.target ?? edge.ipv6?.target ?? '',
      edgeTypeNames[edge.type],
      edge.service === undefined ? '' : wanServiceNames[edge.service],
      `${edge.bandwidthMbps ?? ''}`,
      edge.medium ?? '',
      edge.cable ?? '',
      `${edge.lengthM ?? ''}`,
      edge.vlans.join(' '),
      edge.subnet ?? '',
      edge.aggregate ?? '',
      edge.label ?? '',
    ]),
  ]);
}

/** A row for each subnet of the addressing plan. */
export const addressingCsv = ({ subnets }: Pick<Graph, 'subnets'>): string =>
  writeCsv([
    [
      'Site',
      'Name',
      'Purpose',
      'VLAN',
      'Subnet',
      'Gateway',
      'DHCP from',
      'DHCP to',
      'Hosts',
      'IPv6',
      'IPv6 gateway',
    ],
    ...subnets.map(({ site, name, purpose, vlan, cidr, gateway, dhcp, hosts, ipv6, gatewayIpv6 }) => [
      site,
      name,
      purposeNames[purpose],
      `${vlan ?? ''}`,
      cidr ?? '',
      gateway ?? '',
      dhcp?.from ?? '',
      dhcp?.to ?? '',
      `${hosts}`,
      ipv6 ?? '',
      gatewayIpv6 ?? '',
    ]),
  ]);
