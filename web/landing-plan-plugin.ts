import type { Plugin } from 'vite';
import { reasonText } from '#shared/network/reasons/reason-text.ts';
import { Requirements } from '../shared/contract/requirements.ts';
import type { Graph } from '../shared/contract/topology-items.ts';
import { nodeTypes } from '../shared/contract/topology-kinds.ts';
import { countDevices } from '../shared/network/graph/count-devices.ts';
import { countSubnets } from '../shared/network/graph/count-subnets.ts';
import { planTopology } from '../shared/network/plan.ts';
import { nodeTypeNames } from '../shared/vocabulary/topology/topology-words.ts';
import { nodeLook } from './src/documents/topologies/picture/plan-drawing.ts';
import { exampleRequirements } from './src/features/home/example-requirements.ts';
import type { LandingPlan } from './src/features/home/landing-plan.ts';
import { drawPlan } from './src/features/topology/overview/draw-plan.ts';

const id = 'virtual:landing-plan';

/**
 * The start page's example, planned while building by the engine that plans every design. The page shows what the
 * product really answers, and its visitors do not download the engine.
 */
export function landingPlanPlugin(): Plugin {
  return {
    name: 'landing-plan',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (source) =>
      source === `\0${id}` ? `export const landingPlan = ${JSON.stringify(drawLandingPlan())};` : undefined,
  };
}

export function drawLandingPlan(): LandingPlan {
  const graph = planTopology(Requirements.parse(exampleRequirements));
  return {
    drawing: drawPlan(graph, { width: 700 }),
    legend: drawLegend(graph),
    devices: countDevices(graph),
    linkCount: graph.edges.length,
    subnetCount: countSubnets(graph),
    subnets: firstSubnets(graph),
    reason: reasonFor(graph),
  };
}

const drawLegend = ({ nodes }: Graph): LandingPlan['legend'] =>
  nodeTypes
    .filter((type) => nodes.some((node) => node.type === type))
    .map((type) => ({ ...nodeLook(type), label: nodeTypeNames[type] }));

/** The networks of the first site. */
const firstSubnets = ({ subnets }: Graph): LandingPlan['subnets'] =>
  subnets
    .filter(({ site }) => site === exampleRequirements.sites[0].name)
    .flatMap(({ id, name, vlan, cidr, hosts }) =>
      vlan === undefined || cidr === undefined ? [] : [{ id, name, vlan, cidr, hosts }],
    );

function reasonFor({ nodes }: Graph): LandingPlan['reason'] {
  const node = nodes.find(({ type, layer }) => type === 'switch' && layer === 'access');
  if (!node?.because) throw new Error('The example has no access switch that says why it is there');
  return { label: node.label, ...reasonText(node.because) };
}
