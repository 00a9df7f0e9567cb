import { Suspense, useMemo, useState } from 'react';
import type { ExistingNetwork } from '#shared/contract/designs.ts';
import type { Requirements } from '#shared/contract/requirements.ts';
import type { Topology, TopologyNode } from '#shared/contract/topology-items.ts';
import { ChecksPanel } from '#web/features/topology/checks/checks-panel.tsx';
import { extraOf, type Panel } from '#web/features/topology/checks/panels.ts';
import { useChecks } from '#web/features/topology/checks/use-checks.ts';
import { useLost } from '#web/features/topology/checks/use-lost.ts';
import { useRecordedAssessment } from '#web/features/topology/checks/use-recorded-assessment.ts';
import { modelPicker } from '#web/features/topology/details/model-picker-code.ts';
import { drawnInWords } from '#web/features/topology/looks/drawn-in-words.ts';
import { sizeOf } from '#web/features/topology/model/edits.ts';
import { lossMarks } from '#web/features/topology/model/loss-marks.ts';
import { shownScope } from '#web/features/topology/model/shown-scope.ts';
import { lookOf } from '#web/features/topology/model/view-edits.ts';
import { AppliedNotice } from '#web/features/topology/proposal/applied-notice.tsx';
import { ProposalDialog } from '#web/features/topology/proposal/proposal-dialog.tsx';
import { ProposalStrip } from '#web/features/topology/proposal/proposal-strip.tsx';
import { useFresh } from '#web/features/topology/proposal/use-fresh.ts';
import { usePlanningAgain } from '#web/features/topology/proposal/use-planning-again.ts';
import { useProposed } from '#web/features/topology/proposal/use-proposed.ts';
import { TopologyTables } from '#web/features/topology/table/topology-tables.tsx';
import { useConfirm } from '#web/ui/confirm.tsx';
import { ConflictDialog } from '#web/ui/editing/conflict-dialog.tsx';
import { LeaveDialog } from '#web/ui/editing/leave-dialog.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { useFetchedAhead } from '#web/ui/use-fetched-ahead.ts';
import { useIsPainted } from '#web/ui/use-is-painted.ts';
import { CanvasArea } from './canvas-area.tsx';
import { PatchDialog } from './editing/patch-dialog.tsx';
import { choosable } from './editing/select.ts';
import { useEditingActions } from './editing/use-editing-actions.ts';
import { type ExchangeDialog, isExchangeDialog } from './exchange/exchange-dialog.ts';
import { PlanAgeNotice } from './plan-age-notice.tsx';
import { useFocusAfter } from './proposal/use-focus-after.ts';
import { TopologyNotices } from './topology-notices.tsx';
import { TopologyToolbar } from './topology-toolbar.tsx';
import styles from './topology-workspace.module.css';
import { useAdding } from './use-adding.ts';
import { useAddressRequest } from './use-address-request.ts';
import { useArranging } from './use-arranging.ts';
import { useGoingTo } from './use-going-to.ts';
import { usePlace } from './use-place.ts';
import { useReadGraph } from './use-read-graph.ts';
import { type ShownPlaces, useShownEdit } from './use-shown-edit.ts';
import { useShownPart, viewKey } from './use-shown-part.ts';
import { useTopologyActions } from './use-topology-actions.ts';
import { useUnkeptPlaces } from './use-unkept-places.ts';
import { useWorkspace } from './use-workspace.ts';
import { VersionsDialog } from './versions/versions-dialog.tsx';
import { useShownWalk } from './walk/use-shown-walk.ts';
import { useWalk } from './walk/use-walk.ts';
import { useWalkActions } from './walk/use-walk-actions.ts';
import { WalkStrip } from './walk/walk-strip.tsx';

const exchangeDialogs = () => import('./exchange/exchange-dialogs.tsx');
const ExchangeDialogs = lazyPart(exchangeDialogs);

export interface TopologyWorkspaceProps {
  readonly topology: Topology;
  /** What the design asks for, once it is known. */
  readonly requirements: Requirements | undefined;
  /** What it starts from, if it does not start from nothing. */
  readonly existing: ExistingNetwork | undefined;
  /** The version that the design is at now, where its requirements have changed since the plan was made. */
  readonly newerDesign: number | undefined;
}

/** A topology to work on: toolbar, canvas with details next to it, or the tables. */
export function TopologyWorkspace(props: TopologyWorkspaceProps) {
  const { topology, requirements, existing, newerDesign } = props;
  useFetchedAhead(exchangeDialogs, modelPicker);
  const { show, ...asked } = usePlace();
  const { view, panel } = asked;
  const isPainted = useIsPainted();
  const workspace = useWorkspace(topology, asked.site, requirements, isPainted);
  const kept = workspace.graph.views?.find(({ id }) => id === asked.kept);
  // What a kept view draws is changed, and that undone, while it is shown.
  const look = kept ? lookOf(kept, asked.look) : asked.look;
  const place = { ...asked, look };
  const { editor, graph, selected } = workspace;
  const read = useReadGraph(graph);
  const checks = useChecks(
    read,
    { requirements, existing },
    { extra: extraOf(panel) ?? (look.overlay === 'failures' ? 'failures' : undefined), isPainted },
  );
  useRecordedAssessment({ version: editor.version, isStored: !editor.isDirty }, checks);
  const areFailuresShown = panel === 'failures' && view === 'canvas';
  const lost = useLost(graph, selected, areFailuresShown ? checks : undefined);
  const walk = useWalk(topology, graph, requirements);
  const [isSummaryShown, setSummaryShown] = useState(false);
  const [isFullScreen, setFullScreen] = useState(false);
  const [areVersionsShown, setVersionsShown] = useState(false);
  const [isPanelTaken, setPanelTaken] = useState(false);
  // What is left out of the plan's devices shows between devices.
  const level = look.look === 'physical' && look.overlay === undefined ? place.level : 'devices';
  const scope = useMemo(
    () => shownScope(graph, { level, site: place.site }, walk !== undefined),
    [graph, level, place.site, walk],
  );
  const confirm = useConfirm();
  const planning = usePlanningAgain({
    designId: topology.designId,
    save: async () => {
      if (!editor.isDirty) return topology;
      return !editor.isStale && (await confirm(saving)) ? workspace.save() : undefined;
    },
  });
  const isOutdated = editor.isDirty || editor.version !== planning.proposal?.version;
  const proposed = useProposed(planning, isOutdated ? undefined : workspace, workspace.reveal);
  const isUnkept = kept === undefined && look.look !== 'physical';
  const unkept = useUnkeptPlaces(editor.history, graph, isUnkept ? viewKey(scope, look) : undefined);
  const [turn, setTurn] = useState(0);
  const own = kept?.positions ?? unkept.places;
  const shown = useShownPart(proposed.picture ?? workspace, scope, look, kept, {
    own,
    keptLast: unkept.keptLast,
    turn,
  });
  const placesOf = (): ShownPlaces => {
    if (kept) return { of: 'kept view', view: kept };
    const name = drawnInWords(look, graph);
    if (name !== undefined) return { of: 'unkept view', name, unkept };
    // Where the new plan is laid out anew, its places are not the topology's.
    const isForeign = proposed.picture !== undefined && workspace.layout.untouched !== undefined;
    return { of: isForeign ? 'proposal' : 'plan' };
  };
  const edit = useShownEdit(workspace, placesOf(), () => setTurn(turn + 1));
  const going = useGoingTo({
    workspace,
    place: { ...place, show },
    scope,
    areFailuresShown,
  });
  const { focus, goTo } = going;
  const adding = useAdding(workspace, { look, scope, shown }, going.toAdded);
  const editing = useEditingActions(
    {
      ...workspace,
      adding: adding.desk,
      positions: shown.positions,
      keptView: kept?.id,
      choosable: () => choosable(graph, shown.graph, scope.kind === 'site' ? scope.site : undefined),
      edit,
    },
    view === 'canvas',
  );

  const showPanel = (next: Panel | undefined) => {
    setPanelTaken(next !== undefined);
    show({ panel: next });
  };
  const walking = useWalkActions(graph, selected, walk, () => showPanel('failures'));
  const [addedRow, setAddedRow] = useState<TopologyNode>();
  const [fileDialog, setFileDialog] = useState<ExchangeDialog>();
  const fresh = useFresh(topology.designId, planning.added, selected.nodes);
  // A plan that nobody had arranged was laid out anew.
  const isCrammed = planning.added.size > 0 && workspace.layout.untouched === undefined;
  const markOf = useMemo(
    () => (lost ? lossMarks(graph, lost) : proposed.markOf),
    [graph, lost, proposed.markOf],
  );
  useFocusAfter(planning.isOpen && !planning.isFolded, () => workspace.canvas.current?.focus());
  const isTable = view === 'table';
  const arranging = useArranging(
    workspace,
    isTable ? { of: 'plan' } : placesOf(),
    isTable ? { kind: 'devices' } : scope,
    !isTable && scope.kind !== 'sites',
  );
  const actions = useTopologyActions({
    workspace,
    view,
    unkept,
    onAdd: (type) => (isTable ? setAddedRow(workspace.add(type)) : adding.add(type)),
    arranging,
    onView: (next) => show({ view: next }),
    onChecks: () => showPanel(panel === undefined ? 'checks' : undefined),
    onPlanAgain: () => void planning.start(),
    onVersions: () => setVersionsShown(true),
    onSummary: () => setSummaryShown(!isSummaryShown),
    onFullScreen: () => setFullScreen(!isFullScreen),
    onFile: setFileDialog,
  });
  useShownWalk(walk?.drawn, graph, workspace.canvas, workspace.layout.arrival);
  useAddressRequest('file', true, (value) => setFileDialog(isExchangeDialog(value) ? value : undefined));
  useAddressRequest('plan', true, () => void planning.start());
  return (
    <div className={styles.workspace} data-checks={panel !== undefined} data-full={isFullScreen}>
      <TopologyToolbar
        graph={graph}
        view={view}
        editor={editor}
        actions={actions}
        editing={[...editing.all, ...walking]}
        assessment={checks.assessment}
        isChecking={panel !== undefined}
        onGoTo={goTo}
        onAlso={going.also}
        onLeaveSearch={() => workspace.canvas.current?.focus()}
      />
      <TopologyNotices editor={editor} graph={read} />
      <PlanAgeNotice
        plannedFrom={topology.designVersion}
        newerDesign={planning.isOpen ? undefined : newerDesign}
        onRegenerate={() => void planning.start()}
      />
      <AppliedNotice
        planning={planning}
        version={editor.version}
        isDirty={editor.isDirty}
        arrange={isCrammed ? actions.arrange : undefined}
      />
      {planning.isOpen && planning.isFolded && (
        <ProposalStrip
          planning={planning}
          leaving={proposed.leaving.size}
          adding={proposed.adding}
          shownAs={view === 'table' ? 'table' : scope.kind === 'sites' ? 'cards' : 'devices'}
          isOutdated={isOutdated}
        />
      )}
      {walk && view === 'canvas' && (
        <WalkStrip walk={walk} graph={graph} isDirty={editor.isDirty} onGoTo={goTo} />
      )}
      {view === 'table' ? (
        <TopologyTables
          graph={graph}
          added={addedRow}
          onAddedShown={() => setAddedRow(undefined)}
          onEdit={workspace.edit}
          onShow={goTo}
        />
      ) : (
        <CanvasArea
          {...{
            workspace,
            editing: { ...editing, actionsAt: (at) => [...editing.actionsAt(at), ...walking] },
            adding,
            remove: actions.remove,
            startAt: going.startAt,
            requirements,
            lost,
            walk: walk?.drawn,
            scope,
            shown,
            kept,
            unkept,
            place,
          }}
          onEdit={edit}
          assessment={checks.assessment}
          fresh={fresh}
          leaving={proposed.leaving}
          picture={proposed.picture}
          cards={proposed.picture?.sites ?? graph}
          markOf={markOf}
          hasSummary={isSummaryShown}
          onClose={() => (sizeOf(selected) > 0 ? workspace.clear() : setSummaryShown(false))}
          onGoTo={goTo}
          onShow={going.show}
        />
      )}
      {panel !== undefined && (
        <ChecksPanel
          panel={panel}
          graph={graph}
          checks={checks}
          selected={selected}
          lost={lost}
          isExisting={existing !== undefined}
          takesFocus={isPanelTaken}
          onPanel={showPanel}
          onFocus={focus}
          onFix={workspace.fix}
        />
      )}
      {editing.isPatching && <PatchDialog workspace={workspace} onClose={editing.stopPatching} />}
      {areVersionsShown && (
        <VersionsDialog
          designId={topology.designId}
          graph={graph}
          onEdit={workspace.edit}
          onFocus={focus}
          onClose={() => setVersionsShown(false)}
        />
      )}
      {planning.isOpen && !planning.isFolded && <ProposalDialog planning={planning} />}
      {fileDialog !== undefined && (
        <Suspense>
          <ExchangeDialogs
            dialog={fileDialog}
            topology={topology}
            graph={graph}
            positions={workspace.positions}
            devices={workspace.cells.devices}
            now={{ scope, look, kept: kept?.id, places: unkept.places }}
            onEdit={workspace.edit}
            onUndo={editor.undo}
            onClose={() => setFileDialog(undefined)}
          />
        </Suspense>
      )}
      <LeaveDialog guard={editor.guard} onDiscard={editor.discard} />
      {editor.conflict && <ConflictDialog noun="topology" conflict={editor.conflict} />}
    </div>
  );
}

const saving = {
  title: 'Save and plan again?',
  body: 'A new plan keeps your manual changes, so unsaved changes are saved first.',
  action: 'Save and plan again',
};
