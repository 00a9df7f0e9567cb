import { stringify } from 'yaml';
import type { TopologyNode } from '../../contract/topology-items.ts';
import { isTunnel } from '../../network/graph/wan-links.ts';
import type { ExchangedDesign } from '../design/exchanged-design.ts';
import { hostNames } from '../design/host-names.ts';
import { plainName } from '../design/plain-name.ts';
import { clabKindOf } from './clab-kinds.ts';
import { clabLabels } from './clab-labels.ts';

/**
 * A topology for containerlab: every node of the drawing is one, every link a pair of interfaces `eth1`, `eth2`, … Tunnels are
 * left out, since they are configured and not plugged. Its bundle of configurations boots by itself and has a lab of its own.
 */
export function writeContainerlab({ name, graph }: ExchangedDesign): string {
  const names = hostNames(graph.nodes, { longest: 60 });
  const nameOf = (id: string) => names.get(id) ?? id;
  const counts = new Map<string, number>();
  const endOf = (id: string) => {
    const number = (counts.get(id) ?? 0) + 1;
    counts.set(id, number);
    return `${nameOf(id)}:eth${number}`;
  };
  const topology = {
    name: plainName(name, '-', 60),
    topology: {
      nodes: Object.fromEntries(graph.nodes.map((node) => [nameOf(node.id), nodeOf(node)])),
      links: graph.edges
        .filter((edge) => !isTunnel(edge))
        .map(({ source, target, type, label }) => ({
          endpoints: [endOf(source), endOf(target)],
          vars: { [clabLabels.type]: type, ...(label ? { [clabLabels.label]: label } : {}) },
        })),
    },
  };
  return `${comment}${stringify(topology, { lineWidth: 0 })}`;
}

const comment =
  '# Images of vendors have to be imported under the names below, or the names changed to yours.\n';

/** Its image stands at each node: containerlab's schema refuses some of its kinds, such as FortiGate's, as defaults. */
function nodeOf(node: TopologyNode) {
  const { kind, image } = clabKindOf(node);
  const { position, site } = node;
  return {
    kind,
    image,
    labels: {
      [clabLabels.label]: node.label,
      [clabLabels.type]: node.type,
      ...(site === undefined ? {} : { [clabLabels.site]: site }),
      'graph-icon': icons[node.type],
      ...(position === undefined
        ? {}
        : { [clabLabels.x]: `${Math.round(position.x)}`, [clabLabels.y]: `${Math.round(position.y)}` }),
    },
  };
}

/** Names of icons as containerlab's graphs know them. */
const icons = {
  router: 'router',
  firewall: 'firewall',
  switch: 'switch',
  accesspoint: 'wlan',
  server: 'server',
  user: 'client',
  internet: 'cloud',
} as const satisfies Record<TopologyNode['type'], string>;
