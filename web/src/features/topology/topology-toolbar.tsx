import { Button } from '@aws-amplify/ui-react';
import { LayoutGrid, Plus, Redo2, RefreshCw, Table2, Undo2, Waypoints, Workflow } from 'lucide-react';
import type { ReactNode } from 'react';
import { type Graph, nodeTypes, type TopologyNode } from '#shared/contract/topology.ts';
import { ChecksButton, type ChecksButtonProps } from '#web/features/topology/checks/checks-button.tsx';
import { typeNames } from '#web/features/topology/model/new-element.ts';
import { Menu } from '#web/ui/menu.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { NodeSearch } from './node-search.tsx';
import styles from './topology-toolbar.module.css';
import type { View } from './use-place.ts';
import type { TopologyEditor } from './use-topology-editor.ts';

export interface TopologyToolbarProps {
  readonly graph: Graph;
  readonly view: View;
  readonly editor: Pick<
    TopologyEditor,
    'history' | 'undo' | 'redo' | 'isDirty' | 'save' | 'lastUpdated' | 'isStale'
  >;
  readonly checks: ChecksButtonProps;
  readonly onView: (view: View) => void;
  readonly onGoTo: (id: string) => void;
  readonly onAdd: (type: TopologyNode['type']) => void;
  readonly onArrange: () => void;
  readonly onRegenerate: () => void;
  readonly onSave: () => void;
}

/** What can be done to a topology, in one row that wraps on a phone. */
export function TopologyToolbar(props: TopologyToolbarProps) {
  const { graph, view, editor, checks, onView, onGoTo, onAdd, onArrange, onRegenerate, onSave } = props;
  const { history, undo, redo, isDirty, save, isStale } = editor;
  return (
    <div className={styles.toolbar} role="toolbar" aria-label="Topology">
      <fieldset className={styles.views}>
        <legend className="visually-hidden">View</legend>
        <button
          type="button"
          aria-label="Canvas"
          aria-pressed={view === 'canvas'}
          onClick={() => onView('canvas')}
        >
          <Waypoints size={15} aria-hidden />
          <span>Canvas</span>
        </button>
        <button
          type="button"
          aria-label="Table"
          aria-pressed={view === 'table'}
          onClick={() => onView('table')}
        >
          <Table2 size={15} aria-hidden />
          <span>Table</span>
        </button>
      </fieldset>
      {view === 'canvas' && <NodeSearch graph={graph} onGoTo={onGoTo} />}
      <div className={styles.tools}>
        <Menu
          label="Add a device"
          triggerClassName={styles.tool}
          trigger={
            <>
              <Plus size={16} aria-hidden />
              <span className={styles.word}>Add</span>
            </>
          }
          items={nodeTypes.map((type) => ({ label: typeNames[type], onSelect: () => onAdd(type) }))}
        />
        <Tool label="Undo" isOff={history.past.length === 0} onPress={undo}>
          <Undo2 size={16} aria-hidden />
        </Tool>
        <Tool label="Redo" isOff={history.future.length === 0} onPress={redo}>
          <Redo2 size={16} aria-hidden />
        </Tool>
        <Menu
          label="Layout and plan"
          triggerClassName={styles.tool}
          trigger={
            <>
              <LayoutGrid size={16} aria-hidden />
              <span className={styles.word}>Arrange</span>
            </>
          }
          items={[
            { label: 'Arrange everything anew', icon: Workflow, onSelect: onArrange },
            { label: 'Plan again', icon: RefreshCw, onSelect: onRegenerate },
          ]}
        />
        <ChecksButton {...checks} />
      </div>
      <div className={styles.saving}>
        <span className={styles.state} aria-live="polite">
          <SavedState {...editor} />
        </span>
        <Button
          variation="primary"
          size="small"
          isLoading={save.isLoading}
          loadingText="Saving"
          isDisabled={!isDirty || isStale}
          onClick={onSave}
        >
          Save
        </Button>
      </div>
    </div>
  );
}

function SavedState({
  isDirty,
  save,
  lastUpdated,
}: Pick<TopologyEditor, 'isDirty' | 'save' | 'lastUpdated'>) {
  if (save.isLoading) return 'Saving';
  if (isDirty) return 'Unsaved changes';
  return (
    <>
      Saved <RelativeTime instant={lastUpdated} />
    </>
  );
}

interface ToolProps {
  readonly label: string;
  readonly isOff: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

function Tool({ label, isOff, onPress, children }: ToolProps) {
  return (
    <button
      type="button"
      className={styles.tool}
      aria-label={label}
      title={label}
      disabled={isOff}
      onClick={onPress}
    >
      {children}
    </button>
  );
}
