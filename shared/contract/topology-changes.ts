import * as z from 'zod';
import { list } from './collections.ts';
import { DrawnView } from './drawn-view.ts';
import { ElementId } from './identifiers.ts';
import { Note } from './note.ts';
import { Edges, Nodes, Notes, Subnet, Subnets, TopologyEdge, TopologyNode, Views } from './topology-items.ts';
import { topologyLimits } from './topology-limits.ts';

const nodeChange = TopologyNode.partial().required({ id: true });
const edgeChange = TopologyEdge.partial().required({ id: true });
const subnetChange = Subnet.partial().required({ id: true });
const noteChange = Note.partial().required({ id: true });
const viewChange = DrawnView.partial().required({ id: true });

/** Element by element: what is new, the fields that differ, and the removed ids. */
export const TopologyChanges = z.strictObject({
  nodes: z
    .strictObject({
      added: Nodes.default([]),
      changed: list(nodeChange, topologyLimits.nodes).default([]),
      removed: list(ElementId, topologyLimits.nodes).default([]),
    })
    .prefault({}),
  edges: z
    .strictObject({
      added: Edges.default([]),
      changed: list(edgeChange, topologyLimits.edges).default([]),
      removed: list(ElementId, topologyLimits.edges).default([]),
    })
    .prefault({}),
  subnets: z
    .strictObject({
      added: Subnets.default([]),
      changed: list(subnetChange, topologyLimits.subnets).default([]),
      removed: list(ElementId, topologyLimits.subnets).default([]),
    })
    .prefault({}),
  notes: z
    .strictObject({
      added: Notes.default([]),
      changed: list(noteChange, topologyLimits.notes).default([]),
      removed: list(ElementId, topologyLimits.notes).default([]),
    })
    .optional(),
  views: z
    .strictObject({
      added: Views.default([]),
      changed: list(viewChange, topologyLimits.views).default([]),
      removed: list(ElementId, topologyLimits.views).default([]),
    })
    .optional(),
});
export type TopologyChanges = z.output<typeof TopologyChanges>;
