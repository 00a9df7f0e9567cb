import type { Ref } from 'react';
import type { Requirements } from '#shared/contract/requirements.ts';
import type { TopologyEdits } from '#shared/contract/topology-edits.ts';
import type { Graph } from '#shared/contract/topology-items.ts';
import { useCellContext } from '#web/features/topology/cells/use-cell-context.ts';
import type { Edit } from '#web/features/topology/model/edit-history.ts';
import { type Elements, sizeOf } from '#web/features/topology/model/edits.ts';
import { elementsInWords } from '#web/features/topology/model/elements-in-words.ts';
import { indexGraph } from '#web/features/topology/model/graph-index.ts';
import { handworkOn } from '#web/features/topology/model/handwork.ts';
import type { PerformedAction } from '#web/ui/actions/action.ts';
import { GraphSummary } from './graph-summary.tsx';
import { LinkDetails } from './link-details.tsx';
import { NodeDetails } from './node-details.tsx';
import { NoteDetails } from './note-details.tsx';
import { Panel } from './panel.tsx';
import { SeveralDetails } from './several-details.tsx';

export interface DetailsPanelProps {
  readonly graph: Graph;
  /** What the design asks for, once it is known. */
  readonly requirements: Requirements | undefined;
  readonly selected: Elements;
  /** The stored graph and what people did to it. */
  readonly saved: Graph;
  readonly edits: TopologyEdits;
  readonly onEdit: (edit: Edit) => void;
  /** Chooses another node and shows it. */
  readonly onGoTo: (id: string) => void;
  /** Chooses a link and shows its fields. */
  readonly onChooseLink: (id: string) => void;
  /** Links what is chosen to a switch. */
  readonly patch: PerformedAction;
  readonly onStartConnect: (id: string) => void;
  readonly remove: PerformedAction;
  readonly onClose: () => void;
  /** Escape: back to the canvas. */
  readonly onLeave: () => void;
  readonly ref?: Ref<HTMLElement>;
}

/** What is chosen, in words: next to the canvas, or as a sheet from below on a phone. */
export function DetailsPanel(props: DetailsPanelProps) {
  const { graph, requirements, selected, saved, edits, onEdit, onGoTo, onChooseLink, onStartConnect } = props;
  const { patch, remove, onClose, onLeave, ref } = props;
  const context = useCellContext(graph);
  const { index } = context;
  const stored = indexGraph(saved);
  const [nodeId] = selected.nodes;
  const [edgeId] = selected.edges;
  const node = nodeId === undefined ? undefined : index.nodes.get(nodeId);
  const edge = edgeId === undefined ? undefined : index.edges.get(edgeId);

  if (sizeOf(selected) > 1) {
    return (
      <Panel {...{ ref, onClose, onLeave }} title={elementsInWords(selected, graph)}>
        <SeveralDetails {...{ selected, context, requirements, onEdit, patch, remove }} />
      </Panel>
    );
  }
  if (node) {
    const handwork = handworkOn(node, stored.nodes.get(node.id), edits.nodes);
    return (
      <Panel {...{ ref, onClose, onLeave }} title={node.label}>
        <NodeDetails
          key={node.id}
          {...{ node, context, handwork, requirements, onEdit, onGoTo, onChooseLink, onStartConnect }}
          {...{ patch, remove }}
        />
      </Panel>
    );
  }
  if (edge) {
    const handwork = handworkOn(edge, stored.edges.get(edge.id), edits.edges);
    return (
      <Panel {...{ ref, onClose, onLeave }} title="Link">
        <LinkDetails key={edge.id} {...{ edge, context, handwork, requirements, onEdit, onGoTo, remove }} />
      </Panel>
    );
  }
  const [noteId] = selected.notes ?? [];
  const note = graph.notes?.find(({ id }) => id === noteId);
  if (note) {
    return (
      <Panel {...{ ref, onClose, onLeave }} title="Note">
        <NoteDetails {...{ note, graph, context, onEdit, remove }} />
      </Panel>
    );
  }
  return (
    <Panel {...{ ref, onClose, onLeave }} title="This topology">
      <GraphSummary graph={graph} />
    </Panel>
  );
}
