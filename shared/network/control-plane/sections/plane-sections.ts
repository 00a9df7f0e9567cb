import type { ControlPlane } from '../../../contract/control-plane.ts';
import type { Graph } from '../../../contract/topology-items.ts';
import { elementsOf } from './plan-elements.ts';
import type { PlaneSection } from './plane-section.ts';
import { qualitySections } from './quality-sections.ts';
import { routingSections } from './routing-sections.ts';
import { securitySections } from './security-sections.ts';
import { serviceSections } from './service-sections.ts';
import { switchingSections } from './switching-sections.ts';

/**
 * A control plane as tables, in the order in which a network is brought up; parts that it has nothing of are left out. The
 * site's tab, its CSV and the report draw them.
 */
export function planeSections(graph: Graph, plane: ControlPlane): PlaneSection[] {
  const plan = elementsOf(graph);
  return [
    ...routingSections(plane, plan),
    ...switchingSections(plane, plan),
    ...serviceSections(plane, plan),
    ...securitySections(plane, plan),
    ...qualitySections(plane, plan),
  ].filter(({ rows }) => rows.length > 0);
}
