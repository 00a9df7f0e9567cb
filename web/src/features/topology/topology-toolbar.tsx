import { Button } from '@aws-amplify/ui-react';
import { FileDown, LayoutGrid, Pencil, Plus } from 'lucide-react';
import type { Graph } from '#shared/contract/topology-items.ts';
import type { Assessment } from '#web/features/topology/check-worker/assessment.ts';
import { ChecksButton } from '#web/features/topology/checks/checks-button.tsx';
import { type Action, type PerformedAction, titleOf } from '#web/ui/actions/action.ts';
import button from '#web/ui/button.module.css';
import { Menu } from '#web/ui/menu.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { NodeSearch } from './node-search.tsx';
import { topologyActions } from './topology-actions.ts';
import styles from './topology-toolbar.module.css';
import { isWorthRepeating } from './use-autosave.ts';
import type { View } from './use-place.ts';
import type { useTopologyActions } from './use-topology-actions.ts';
import type { TopologyEditor } from './use-topology-editor.ts';

export interface TopologyToolbarProps {
  readonly graph: Graph;
  readonly view: View;
  readonly editor: Pick<TopologyEditor, 'isDirty' | 'save' | 'lastUpdated' | 'isStale'>;
  readonly actions: ReturnType<typeof useTopologyActions>;
  /** What can be done to what is chosen. */
  readonly editing: readonly Action[];
  readonly assessment: Assessment | undefined;
  readonly isChecking: boolean;
  readonly onGoTo: (id: string) => void;
  readonly onAlso: (id: string) => void;
  readonly onLeaveSearch: () => void;
}

/** What can be done to a topology, in one row that wraps on a phone. */
export function TopologyToolbar(props: TopologyToolbarProps) {
  const { graph, view, editor, actions, editing, assessment, isChecking, onGoTo, onAlso, onLeaveSearch } =
    props;
  const { isDirty, save, isStale } = editor;
  return (
    <div className={styles.toolbar} role="toolbar" aria-label="Topology">
      <fieldset className={styles.views}>
        <legend className="visually-hidden">View</legend>
        <ViewButton action={actions.canvas} isShown={view === 'canvas'} />
        <ViewButton action={actions.table} isShown={view === 'table'} />
      </fieldset>
      {view === 'canvas' && <NodeSearch {...{ graph, onGoTo, onAlso }} onLeave={onLeaveSearch} />}
      <div className={styles.tools}>
        <Menu
          label={topologyActions.add.label}
          triggerClassName={button.tool}
          trigger={
            <>
              <Plus size={16} aria-hidden />
              <span className={styles.word}>Add</span>
            </>
          }
          items={actions.additions}
        />
        <Tool name={topologyActions.undo.label} action={actions.undo} />
        <Tool name={topologyActions.redo.label} action={actions.redo} />
        <Menu
          label="Edit"
          triggerClassName={button.tool}
          trigger={
            <>
              <Pencil size={16} aria-hidden />
              <span className={styles.word}>Edit</span>
            </>
          }
          items={editing}
        />
        <Menu
          label="Plan and layout"
          triggerClassName={button.tool}
          trigger={
            <>
              <LayoutGrid size={16} aria-hidden />
              <span className={styles.word}>Plan</span>
            </>
          }
          items={[actions.planAgain, actions.arrange]}
        />
        <Menu
          label="File"
          triggerClassName={button.tool}
          trigger={
            <>
              <FileDown size={16} aria-hidden />
              <span className={styles.word}>File</span>
            </>
          }
          items={[actions.exportTopology, actions.importTopology, actions.versions]}
        />
        <ChecksButton assessment={assessment} isOpen={isChecking} onPress={actions.checks.perform} />
        <Tool name={topologyActions.summary.label} action={actions.summary} />
        <Tool name={topologyActions.fullScreen.label} action={actions.fullScreen} />
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
          onClick={actions.save.perform}
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
  if (isDirty && isWorthRepeating(save.cause))
    return <span title="Until Netwright can be reached">Kept in this browser</span>;
  if (isDirty) return 'Unsaved changes';
  return (
    <>
      Saved <RelativeTime instant={lastUpdated} />
    </>
  );
}

function ViewButton({ action, isShown }: { readonly action: PerformedAction; readonly isShown: boolean }) {
  const { label, icon: Icon, perform } = action;
  return (
    <button type="button" aria-label={label} aria-pressed={isShown} onClick={() => perform()}>
      {Icon && <Icon size={15} aria-hidden />}
      <span>{label}</span>
    </button>
  );
}

interface ToolProps {
  /** Stays, whatever the action would do now: `Undo`. */
  readonly name: string;
  readonly action: PerformedAction;
}

function Tool({ name, action }: ToolProps) {
  const { icon: Icon, isAvailable, perform } = action;
  return (
    <button
      type="button"
      className={button.tool}
      aria-label={name}
      title={titleOf(action)}
      disabled={isAvailable === false}
      onClick={() => perform()}
    >
      {Icon && <Icon size={16} aria-hidden />}
    </button>
  );
}
