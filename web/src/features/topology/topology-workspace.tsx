import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Topology } from '#shared/contract/topology.ts';
import { useConfirm } from '../../ui/confirm.tsx';
import { TopologyCanvas } from './canvas/topology-canvas.tsx';
import { DetailsPanel } from './details/details-panel.tsx';
import { LayoutStatus } from './layout-status.tsx';
import { PlanAgeNotice } from './plan-age-notice.tsx';
import { TopologyTables } from './table/topology-tables.tsx';
import { TopologyNotices } from './topology-notices.tsx';
import { TopologyToolbar, type View } from './topology-toolbar.tsx';
import styles from './topology-workspace.module.css';
import { useWorkspace, type Workspace } from './use-workspace.ts';
import { useWorkspaceKeys } from './use-workspace-keys.ts';

export interface TopologyWorkspaceProps {
  readonly topology: Topology;
  /** The version that the design is at now, once it is known. */
  readonly designVersion: number | undefined;
  readonly onRegenerate: () => void;
  /** The topology was saved. */
  readonly onStored: () => void;
}

/** A topology to work on: toolbar, canvas with details beside it, or the tables. */
export function TopologyWorkspace(props: TopologyWorkspaceProps) {
  const { topology, designVersion, onRegenerate, onStored } = props;
  const workspace = useWorkspace(topology, onStored);
  const { editor, graph, choose } = workspace;
  const [search, setSearch] = useSearchParams();
  const [startAt, setStartAt] = useState<string>();
  const view: View = search.get('view') === 'table' ? 'table' : 'canvas';
  const confirm = useConfirm();
  useWorkspaceKeys({ onSave: () => void workspace.save(), onUndo: editor.undo, onRedo: editor.redo });

  const showView = (next: View) => setSearch(next === 'table' ? { view: 'table' } : {}, { replace: true });
  const goTo = (id: string) => {
    if (workspace.connecting !== undefined) return workspace.connect(id);
    choose(id);
    setStartAt(id);
    if (view === 'table') showView('canvas');
    workspace.canvas.current?.showNode(id);
    workspace.canvas.current?.focus();
  };
  const regenerate = async () => {
    if (await confirm(regenerating)) onRegenerate();
  };
  return (
    <div className={styles.workspace}>
      <TopologyToolbar
        graph={graph}
        view={view}
        editor={editor}
        onView={showView}
        onGoTo={goTo}
        onAdd={workspace.add}
        onArrange={() => void workspace.arrange()}
        onRegenerate={() => void regenerate()}
        onSave={() => void workspace.save()}
      />
      <TopologyNotices editor={editor} />
      <PlanAgeNotice
        plannedFrom={topology.designVersion}
        designVersion={designVersion}
        onRegenerate={() => void regenerate()}
      />
      {view === 'table' ? (
        <TopologyTables graph={graph} onEdit={workspace.edit} onShow={goTo} />
      ) : (
        <CanvasArea workspace={workspace} startAt={startAt} onGoTo={goTo} />
      )}
    </div>
  );
}

const regenerating = {
  title: 'Generate the plan again?',
  body: 'A new plan is made from the requirements of this design and replaces this one. Changes made by hand are lost, saved ones too.',
  action: 'Replace the plan',
  destructive: true,
};

interface CanvasAreaProps {
  readonly workspace: Workspace;
  readonly startAt: string | undefined;
  readonly onGoTo: (id: string) => void;
}

function CanvasArea({ workspace, startAt, onGoTo }: CanvasAreaProps) {
  const { graph, selected, layout, edit, startConnect } = workspace;
  return (
    <div className={styles.area} data-canvas-area>
      <div className={styles.stage}>
        {/* Part of the tab's own code: loaded when first shown, it would come 250 ms later, since React keeps a fallback that long. */}
        <TopologyCanvas
          ref={workspace.canvas}
          graph={graph}
          positions={workspace.positions}
          arrival={layout.arrival}
          startAt={startAt}
          selected={selected}
          editing={workspace.editing}
          connecting={workspace.connecting}
          onSelect={workspace.select}
          onEdit={edit}
          onEditLabel={workspace.editLabel}
          onStartConnect={startConnect}
          onConnect={workspace.connect}
        />
        <LayoutStatus progress={layout.progress} onCancel={layout.cancel} />
      </div>
      <DetailsPanel
        graph={graph}
        selected={selected}
        onEdit={edit}
        onGoTo={onGoTo}
        onStartConnect={startConnect}
        onRemove={workspace.removeChosen}
        onClose={workspace.clear}
      />
    </div>
  );
}
