import type { ExistingNetwork } from '#shared/contract/designs.ts';
import type { Device } from '#shared/contract/device.ts';
import type { Requirements } from '#shared/contract/requirements.ts';
import type { Graph } from '#shared/contract/topology-items.ts';
import { controlPlaneOf } from '#shared/network/control-plane/control-plane.ts';
import type { Assessment } from '../assess-network.ts';
import type { ReferenceCase } from '../reference-case.ts';
import { asked } from './asked.ts';
import { availability, bill, checks, controlPlane, existingNetwork, trace } from './assessment-sections.ts';
import { sections } from './markdown.ts';
import { addressing, cabling, devices, links } from './plan-sections.ts';
import { assumptions, ports, verification } from './proof-sections.ts';

/** A planned network with everything that its document shows. */
export interface Designed {
  readonly requirements: Requirements;
  readonly existing: ExistingNetwork | undefined;
  readonly graph: Graph;
  readonly control: ReturnType<typeof controlPlaneOf>;
  /** In the order of the plan. */
  readonly sites: readonly string[];
  readonly market: readonly Device[];
  readonly assessment: Assessment;
}

/** The plan of a case as an engineer would hand it in for review, in Markdown. */
export function designDocument(
  { title, context, requirements, existing }: ReferenceCase,
  graph: Graph,
  market: readonly Device[],
  assessment: Assessment,
): string {
  const sites = [...new Set(graph.nodes.flatMap(({ site }) => site ?? []))];
  const control = controlPlaneOf(graph, requirements);
  const designed: Designed = { requirements, existing, graph, control, sites, market, assessment };
  const body = sections([
    ['Asked for', asked(designed)],
    ['Assumptions', assumptions(designed)],
    ['Existing network', existingNetwork(designed)],
    ['Devices', devices(designed)],
    ['Links', links(designed)],
    ['Addressing', addressing(designed)],
    ['Ports', ports(designed)],
    ['Control plane', controlPlane(designed)],
    ['Cabling', cabling(designed)],
    ['Availability', availability(designed)],
    ['Bill of materials', bill(designed)],
    ['Verification', verification(designed)],
    ['Checks', checks(designed)],
    ['Requirements', trace(designed)],
  ]);
  return `# ${title}\n\n${context}\n\n${body}\n`;
}
