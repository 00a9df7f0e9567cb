import { useState } from 'react';
import type { DrawnView } from '#shared/contract/drawn-view.ts';
import type { Graph } from '#shared/contract/topology-items.ts';
import type { Edit } from '#web/features/topology/model/edit-history.ts';
import { mostInName, removeView, renameView } from '#web/features/topology/model/view-edits.ts';
import button from '#web/ui/button.module.css';
import styles from './look-panel.module.css';

export interface KeptViewsProps {
  readonly graph: Graph;
  /** The kept view that is shown. */
  readonly kept: DrawnView | undefined;
  /** Keeps what is shown under a name. */
  readonly onKeep: (name: string) => void;
  readonly onEdit: (edit: Edit) => void;
  /** Shows a kept view, or what it draws without its places. */
  readonly onKept: (view: DrawnView | undefined) => void;
}

/** The views that were kept with the topology: to choose, and to keep what is shown as another one. */
export function KeptViews({ graph, kept, onKeep, onEdit, onKept }: KeptViewsProps) {
  const { views = [] } = graph;
  const [typed, setTyped] = useState('');
  const name = typed.trim().slice(0, mostInName);
  return (
    <>
      {views.length > 0 && (
        <label>
          Kept view
          <select
            value={kept?.id ?? ''}
            onChange={({ target }) => onKept(views.find(({ id }) => id === target.value))}
          >
            <option value="">None</option>
            {views.map((view) => (
              <option key={view.id} value={view.id}>
                {view.name}
              </option>
            ))}
          </select>
        </label>
      )}
      <form
        className={styles.keep}
        onSubmit={(event) => {
          event.preventDefault();
          if (name === '') return;
          if (kept === undefined) onKeep(name);
          else onEdit(renameView(kept, name));
          setTyped('');
        }}
      >
        <input
          aria-label={kept ? 'New name of this view' : 'Name of this view'}
          placeholder={kept ? kept.name : 'Name of this view'}
          maxLength={mostInName}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <button type="submit" className={button.tool} disabled={name === ''}>
          {kept ? 'Rename' : 'Keep'}
        </button>
        {kept && (
          <button
            type="button"
            className={button.tool}
            onClick={() => {
              onKept(undefined);
              onEdit(removeView(kept));
            }}
          >
            Remove
          </button>
        )}
      </form>
    </>
  );
}
