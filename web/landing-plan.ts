import type { Plugin } from 'vite';
import { reasonText } from '#shared/network/reasons/reason-text.ts';
import { Requirements } from '../shared/contract/requirements.ts';
import { type Graph, nodeTypes, type TopologyNode } from '../shared/contract/topology.ts';
import { countDevices } from '../shared/network/graph/count-devices.ts';
import { countSubnets } from '../shared/network/graph/count-subnets.ts';
import { planTopology } from '../shared/network/plan.ts';
import { edgeStyle, nodeStyle } from '../shared/vocabulary/topology/network-styles.ts';
import { outlinePoints } from '../shared/vocabulary/topology/shape-outline.ts';
import { nodeTypeNames } from '../shared/vocabulary/topology/topology-words.ts';
import { exampleRequirements } from './src/features/home/example-requirements.ts';
import type { LandingPlan, PlanLink, PlanNode } from './src/features/home/landing-plan.ts';

const id = 'virtual:landing-plan';

/**
 * The start page's example, planned while building by the engine that plans every design. The page shows what the
 * product really answers, and its visitors do not download the engine.
 */
export function landingPlan(): Plugin {
  return {
    name: 'landing-plan',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (source) =>
      source === `\0${id}` ? `export const landingPlan = ${JSON.stringify(drawLandingPlan())};` : undefined,
  };
}

/** Room around the outermost nodes for their size and labels. */
const margin = 90;

export function drawLandingPlan(): LandingPlan {
  const graph = planTopology(Requirements.parse(exampleRequirements));
  const placed = place(graph);
  const xs = placed.map(({ x }) => x);
  const ys = placed.map(({ y }) => y);
  return {
    width: Math.max(...xs) + margin,
    height: Math.max(...ys) + margin,
    nodes: placed,
    links: drawLinks(graph, placed),
    legend: drawLegend(graph),
    devices: countDevices(graph),
    linkCount: graph.edges.length,
    subnetCount: countSubnets(graph),
    subnets: firstSubnets(graph),
    reason: reasonFor(graph),
  };
}

function place(graph: Graph): readonly PlanNode[] {
  const positions = graph.nodes.map(({ position = { x: 0, y: 0 } }) => position);
  const left = Math.min(...positions.map(({ x }) => x)) - margin;
  const top = Math.min(...positions.map(({ y }) => y)) - margin;
  const providers = graph.nodes.filter(({ type }) => type === 'internet').map(({ id }) => id);
  return graph.nodes.map(({ id, type, label, layer, position = { x: left, y: top } }) => {
    return {
      id,
      x: Math.round(position.x - left),
      y: Math.round(position.y - top),
      ...look(type),
      // “Internet provider 1” and 2 would run into one another at this size.
      ...(isNamed({ layer, type }) && {
        label: type === 'internet' ? `Provider ${providers.indexOf(id) + 1}` : label,
      }),
    };
  });
}

function look(type: TopologyNode['type']): Pick<PlanNode, 'outline' | 'size' | 'color'> {
  const { shape, size, color } = nodeStyle(type);
  return { outline: outlinePoints(shape, size), size, color: color.variable };
}

const drawLegend = ({ nodes }: Graph): LandingPlan['legend'] =>
  nodeTypes
    .filter((type) => nodes.some((node) => node.type === type))
    .map((type) => ({ ...look(type), label: nodeTypeNames[type] }));

const isNamed = ({ layer, type }: Pick<TopologyNode, 'layer' | 'type'>): boolean =>
  layer !== 'endpoint' && type !== 'accesspoint';

function drawLinks(graph: Graph, nodes: readonly PlanNode[]): readonly PlanLink[] {
  const at = new Map(nodes.map((node) => [node.id, node]));
  return graph.edges.flatMap(({ id, source, target, type }) => {
    const from = at.get(source);
    const to = at.get(target);
    if (!from || !to) return [];
    const { width, dash, color } = edgeStyle(type);
    return [
      {
        id,
        ends: [from.x, from.y, to.x, to.y],
        color: color.variable,
        width,
        dash: dash.join(' ') || undefined,
      },
    ];
  });
}

/** The networks of the first site. */
const firstSubnets = ({ subnets }: Graph): LandingPlan['subnets'] =>
  subnets
    .filter(({ site }) => site === exampleRequirements.sites[0].name)
    .flatMap(({ id, name, vlan, cidr, hosts }) =>
      vlan === undefined ? [] : [{ id, name, vlan, cidr, hosts }],
    );

function reasonFor({ nodes }: Graph): LandingPlan['reason'] {
  const node = nodes.find(({ type, layer }) => type === 'switch' && layer === 'access');
  if (!node?.because) throw new Error('The example has no access switch that says why it is there');
  return { label: node.label, ...reasonText(node.because) };
}
