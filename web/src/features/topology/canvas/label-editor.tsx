import { useStore, ViewportPortal } from '@xyflow/react';
import { useState } from 'react';
import type { TopologyNode } from '#shared/contract/topology-items.ts';
import { nodeStyle } from '#shared/vocabulary/topology/network-styles.ts';
import { labelProblem } from '#web/features/topology/model/edits.ts';
import type { Position } from '#web/features/topology/model/positions.ts';
import styles from './label-editor.module.css';

export interface LabelEditorProps {
  readonly node: TopologyNode;
  readonly at: Position;
  readonly onDone: (label: string) => void;
  readonly onLeave: () => void;
}

/** Once the field is there: a canvas that has just come has no place for it yet. */
const selectText = (field: HTMLInputElement | null) => field?.select();

/** A node's label as a field, where the label stands. Enter or leaving the field keeps the text, Escape the old one. */
export function LabelEditor({ node, at, onDone, onLeave }: LabelEditorProps) {
  const [text, setText] = useState(node.label);
  // Far out the field keeps the size that it has at working zoom: nobody types into 5 px.
  const zoom = useStore(({ transform: [, , now] }) => now);
  const problem = labelProblem(text);

  const finish = () => (problem ? onLeave() : onDone(text));
  const top = at.y + nodeStyle(node.type).size;
  return (
    <ViewportPortal>
      <div
        className={styles.editor}
        data-own-pointer
        style={{ transform: `translate(${at.x}px, ${top}px) scale(${Math.max(1, 1 / zoom)})` }}
      >
        <input
          ref={selectText}
          className={`nokey ${styles.field}`}
          aria-label={`Label of ${node.label}`}
          aria-invalid={problem !== undefined}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onBlur={finish}
          onKeyDown={(event) => {
            event.stopPropagation();
            if (event.key === 'Enter' && !problem) onDone(text);
            if (event.key === 'Escape') onLeave();
          }}
        />
        {problem && (
          <p className={styles.problem} role="alert">
            {problem}
          </p>
        )}
      </div>
    </ViewportPortal>
  );
}
