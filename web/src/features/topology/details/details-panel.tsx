import { X } from 'lucide-react';
import type { ReactNode } from 'react';
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
import { IconButton } from '#web/ui/icon-button.tsx';
import styles from './details-panel.module.css';
import { GraphSummary } from './graph-summary.tsx';
import { LinkDetails } from './link-details.tsx';
import { NodeDetails } from './node-details.tsx';
import { NoteDetails } from './note-details.tsx';
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
  readonly onStartConnect: (id: string) => void;
  readonly remove: PerformedAction;
  readonly onClose: () => void;
}

/** What is chosen, in words: next to the canvas, or as a sheet from below on a phone. */
export function DetailsPanel(props: DetailsPanelProps) {
  const { graph, requirements, selected, saved, edits, onEdit, onGoTo, onStartConnect, remove, onClose } =
    props;
  const context = useCellContext(graph);
  const { index } = context;
  const stored = indexGraph(saved);
  const [nodeId] = selected.nodes;
  const [edgeId] = selected.edges;
  const node = nodeId === undefined ? undefined : index.nodes.get(nodeId);
  const edge = edgeId === undefined ? undefined : index.edges.get(edgeId);

  if (sizeOf(selected) > 1) {
    return (
      <Panel title={elementsInWords(selected, graph)} onClose={onClose}>
        <SeveralDetails {...{ selected, context, requirements, onEdit, remove }} />
      </Panel>
    );
  }
  if (node) {
    const handwork = handworkOn(node, stored.nodes.get(node.id), edits.nodes);
    return (
      <Panel title={node.label} onClose={onClose}>
        <NodeDetails
          key={node.id}
          {...{ node, context, handwork, requirements, onEdit, onGoTo, onStartConnect, remove }}
        />
      </Panel>
    );
  }
  if (edge) {
    const handwork = handworkOn(edge, stored.edges.get(edge.id), edits.edges);
    return (
      <Panel title="Link" onClose={onClose}>
        <LinkDetails key={edge.id} {...{ edge, context, handwork, requirements, onEdit, onGoTo, remove }} />
      </Panel>
    );
  }
  const [noteId] = selected.notes ?? [];
  const note = graph.notes?.find(({ id }) => id === noteId);
  if (note) {
    return (
      <Panel title="Note" onClose={onClose}>
        <NoteDetails {...{ note, graph, context, onEdit, remove }} />
      </Panel>
    );
  }
  return (
    <Panel title="This topology" onClose={onClose}>
      <GraphSummary graph={graph} />
    </Panel>
  );
}

interface PanelProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

function Panel({ title, onClose, children }: PanelProps) {
  return (
    <aside className={styles.panel} aria-label="Details">
      <header className={styles.header}>
        <h2>{title}</h2>
        <IconButton icon={X} label="Close details" onClick={onClose} />
      </header>
      {children}
    </aside>
  );
}
