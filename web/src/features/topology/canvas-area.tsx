import { type MouseEvent, useMemo, useRef, useState } from 'react';
import type { DrawnView } from '#shared/contract/drawn-view.ts';
import type { Requirements } from '#shared/contract/requirements.ts';
import type { Graph } from '#shared/contract/topology-items.ts';
import { isByKey } from '#web/features/topology/canvas/is-by-key.ts';
import { TopologyCanvas } from '#web/features/topology/canvas/topology-canvas.tsx';
import { useLongPress } from '#web/features/topology/canvas/use-long-press.ts';
import type { Assessment } from '#web/features/topology/check-worker/assessment.ts';
import { ComingDetails } from '#web/features/topology/details/coming-details.tsx';
import { DetailsPanel } from '#web/features/topology/details/details-panel.tsx';
import { firstZone } from '#web/features/topology/layout/first-zone.ts';
import type { ProposedPicture } from '#web/features/topology/layout/proposed-picture.ts';
import { siteOfPortal } from '#web/features/topology/layout/site-scope.ts';
import { LookPanel } from '#web/features/topology/looks/look-panel.tsx';
import { ViewNotice } from '#web/features/topology/looks/view-notice.tsx';
import type { MarkOf } from '#web/features/topology/model/card-mark.ts';
import type { DrawnWalk } from '#web/features/topology/model/drawn-walk.ts';
import type { Edit } from '#web/features/topology/model/edit-history.ts';
import { sizeOf } from '#web/features/topology/model/edits.ts';
import { indexGraph } from '#web/features/topology/model/graph-index.ts';
import type { Look } from '#web/features/topology/model/look.ts';
import { type Scope, siteNames } from '#web/features/topology/model/shown-scope.ts';
import { keepView, lookOf, viewOf } from '#web/features/topology/model/view-edits.ts';
import type { Lost } from '#web/features/topology/painting/frame.ts';
import { ScopePath } from '#web/features/topology/sites/scope-path.tsx';
import { SitesCanvas } from '#web/features/topology/sites/sites-canvas.tsx';
import type { PerformedAction } from '#web/ui/actions/action.ts';
import { useToast } from '#web/ui/toasts.tsx';
import { useIsPhone } from '#web/ui/use-is-phone.ts';
import { ContextMenu } from './editing/context-menu.tsx';
import { DevicePalette } from './editing/device-palette.tsx';
import { isInsertable } from './editing/insert-actions.ts';
import type { EditingActions } from './editing/use-editing-actions.ts';
import { LayoutStatus } from './layout-status.tsx';
import styles from './topology-workspace.module.css';
import type { Adding } from './use-adding.ts';
import { useOverlay } from './use-overlay.ts';
import type { Place } from './use-place.ts';
import type { ShownPart } from './use-shown-part.ts';
import type { UnkeptPlaces } from './use-unkept-places.ts';
import { existing, type Workspace } from './use-workspace.ts';

export interface CanvasAreaProps {
  readonly workspace: Workspace;
  readonly editing: EditingActions;
  readonly adding: Pick<Adding, 'add' | 'chooseCard'>;
  readonly remove: PerformedAction;
  readonly startAt: readonly string[];
  readonly requirements: Requirements | undefined;
  readonly lost: Lost | undefined;
  readonly walk: DrawnWalk | undefined;
  readonly scope: Scope;
  /** What of the topology is drawn, and where. */
  readonly shown: ShownPart;
  /** The kept view that is shown. */
  readonly kept: DrawnView | undefined;
  /** Where devices were put in the view that is shown and not kept. */
  readonly unkept: Pick<UnkeptPlaces, 'places' | 'put' | 'keep'>;
  readonly onEdit: (edit: Edit) => void;
  readonly place: Place;
  readonly assessment: Assessment | undefined;
  readonly onGoTo: (id: string) => void;
  readonly onShow: (change: Partial<Place>) => void;
  readonly fresh: ReadonlySet<string>;
  /** What the proposal that is looked at removes, and what it does on cards. */
  readonly leaving: ReadonlySet<string>;
  /** What the canvas shows of it before it is applied. */
  readonly picture: ProposedPicture | undefined;
  /** What the cards of the sites are drawn from. */
  readonly cards: Graph;
  readonly markOf: MarkOf | undefined;
  readonly hasSummary: boolean;
  readonly onClose: () => void;
}

/** The canvas with what lies over it: where it is, what it shows, and the details of what is chosen. */
export function CanvasArea(props: CanvasAreaProps) {
  const {
    workspace,
    editing,
    adding,
    remove,
    startAt,
    requirements,
    lost,
    walk,
    scope,
    shown,
    kept,
    unkept,
    onEdit,
    place,
    assessment,
    onGoTo,
    onShow,
    fresh,
    leaving,
    picture,
    cards,
    markOf,
    hasSummary,
    onClose,
  } = props;
  const toast = useToast();
  const { graph, selected, layout, startConnect } = workspace;
  const { chosen: wanted } = workspace;
  const highlighted = useMemo(
    () => (picture ? existing(wanted, indexGraph(picture.graph)) : selected),
    [picture, wanted, selected],
  );
  const isComing = (id: string) => picture?.coming.has(id) === true;
  const [only] = sizeOf(highlighted) === 1 ? [...highlighted.nodes, ...highlighted.edges] : [];
  const coming = picture && only !== undefined && isComing(only) ? only : undefined;
  /** Whether it is the plan's; else it says why it cannot be edited. */
  const isOwn = (id: string): boolean => {
    const isKnown = indexGraph(graph).nodes.has(id) || graph.notes?.some((note) => note.id === id) === true;
    const standIn = isKnown || isComing(id) ? undefined : indexGraph(shown.graph).nodes.get(id);
    if (standIn) toast.info(`“${standIn.label}” stands for what is shown under “Everything”. Edit it there.`);
    return isKnown;
  };
  const overlay = useOverlay(place.look.overlay, graph, requirements, assessment);
  const [chosen] = selected.nodes;
  const isPhone = useIsPhone();
  // A sheet would lie over the devices that are still to be chosen.
  const isSheetAside = isPhone && (workspace.connecting !== undefined || workspace.isChoosingSeveral);
  const isZoneTable = place.look.look === 'zones' && scope.kind !== 'site' && siteNames(graph).length > 1;
  const begin =
    startAt.length === 0 && isPhone && isZoneTable ? firstZone(shown.graph, shown.positions) : startAt;
  const enter = (name: string) => onShow({ site: name });
  const site = scope.kind === 'site' ? scope.site : undefined;
  const showLook = (change: Partial<Look>) => {
    const isSame = ['look', 'vlan', 'around', 'hops'].every((field) => !(field in change));
    onShow({ look: { ...place.look, ...change }, kept: isSame ? place.kept : undefined });
  };
  const showKept = (view: DrawnView | undefined) => {
    if (view === undefined) return onShow({ kept: undefined });
    onShow({ kept: view.id, look: lookOf(view, place.look), level: 'devices', site: view.site });
  };
  const keep = (name: string) => {
    const positions = unkept.places;
    const view = viewOf(crypto.randomUUID(), name, { ...place.look, site, positions });
    onEdit(keepView(view));
    unkept.keep(view.id);
    showKept(view);
  };
  const isAsking = workspace.connecting !== undefined || workspace.isChoosingSeveral;
  const details = useRef<HTMLElement>(null);
  const longPress = useLongPress();
  /** By key the menu opens at what it is for. */
  const placeOfMenu = (event: MouseEvent) => {
    const [edge] = selected.edges;
    const middle = edge === undefined ? undefined : workspace.middleOfLink(edge);
    const at = shown.positions.get(chosen ?? '') ?? middle;
    return isByKey(event) && at ? workspace.canvas.current?.clientOf(at) : undefined;
  };
  const [menuAt, setMenuAt] = useState<{ readonly x: number; readonly y: number }>();
  return (
    <div className={styles.area} data-canvas-area>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the canvas inside is what has the focus */}
      <div
        className={styles.stage}
        {...longPress}
        onContextMenu={(event) => {
          event.preventDefault();
          setMenuAt(placeOfMenu(event) ?? { x: event.clientX, y: event.clientY });
        }}
      >
        {menuAt && (
          <ContextMenu
            at={menuAt}
            label={editing.countWords || 'Canvas'}
            items={[...editing.actionsAt(workspace.canvas.current?.placeAt(menuAt)), remove]}
            onClose={() => setMenuAt(undefined)}
          />
        )}
        {/* Part of the tab's own code: loaded when first shown, it would come 250 ms later, since React keeps a fallback that long. */}
        {scope.kind === 'sites' ? (
          <SitesCanvas
            graph={cards}
            checks={assessment?.checks}
            markOf={markOf}
            struck={lost?.failed ?? leaving}
            unstacked={place.unstacked}
            onChoose={adding.chooseCard}
            onEnter={enter}
            onUnstack={(name) => onShow({ unstacked: [...place.unstacked, name] })}
          />
        ) : (
          <TopologyCanvas
            key={`${scope.kind} ${shown.key}`}
            ref={workspace.canvas}
            graph={shown.graph}
            positions={shown.positions}
            arrival={layout.arrival}
            startAt={begin}
            selected={highlighted}
            editing={workspace.editing}
            connecting={workspace.connecting}
            lost={lost}
            walk={walk}
            overlay={overlay}
            texts={place.look.texts}
            fresh={fresh}
            leaving={leaving}
            coming={picture?.coming}
            isChoosingSeveral={workspace.isChoosingSeveral}
            onChooseSeveral={workspace.chooseSeveral}
            onSelect={workspace.select}
            onEdit={onEdit}
            onEditLabel={(id) => (id === undefined || isOwn(id)) && workspace.editLabel(id)}
            onStartConnect={(id) => isOwn(id) && startConnect(id)}
            onConnect={workspace.connect}
            endsFor={workspace.endsFor}
            onLink={workspace.link}
            onReconnect={workspace.reconnect}
            onOpenDetails={() => details.current?.querySelector<HTMLElement>('input, select')?.focus()}
            onEnter={(id) => {
              const far = siteOfPortal(id);
              if (far) enter(far);
              return far !== undefined;
            }}
          />
        )}
        {scope.kind !== 'sites' && place.look.look === 'physical' && (
          <DevicePalette
            onAdd={(type) => adding.add(type)}
            onDrag={(type, client) =>
              workspace.canvas.current?.lightLinkAt(isInsertable(type) ? client : undefined)
            }
            onDrop={(type, client) => {
              const { current } = workspace.canvas;
              const place = current?.placeAt(client);
              const link = current?.lightLinkAt(client);
              current?.lightLinkAt(undefined);
              if (!place) return;
              // What leads out of a site may stand for several links.
              const isLink = link !== undefined && workspace.cells.index.edges.has(link);
              if (isLink && isInsertable(type)) editing.insert(type, link, place);
              else adding.add(type, place);
            }}
          />
        )}
        {siteNames(graph).length > 1 && (
          <ScopePath scope={scope} unstacked={place.unstacked} onShow={onShow} />
        )}
        {scope.kind !== 'sites' && (
          <LookPanel
            graph={graph}
            look={place.look}
            overlay={overlay}
            chosen={chosen}
            onLook={showLook}
            kept={kept}
            onKeep={keep}
            onEdit={onEdit}
            onKept={showKept}
          />
        )}
        {scope.kind !== 'sites' && !isAsking && (
          <ViewNotice
            {...{ graph, look: place.look, site, chosen, kept, onEdit }}
            drawn={shown.graph}
            isArranged={unkept.places.length > 0}
            onLook={showLook}
            onKept={showKept}
            onKeep={keep}
            onPutBack={() => unkept.put([], 'put the view back')}
          />
        )}
        <LayoutStatus progress={layout.progress} onCancel={layout.cancel} />
      </div>
      {coming !== undefined && picture && !isSheetAside && (
        <ComingDetails
          ref={details}
          graph={picture.graph}
          id={coming}
          onChoose={(elements) => {
            workspace.select(elements);
            workspace.canvas.current?.reveal([...elements.nodes]);
          }}
          onClose={workspace.clear}
          onLeave={() => workspace.canvas.current?.focus()}
        />
      )}
      {coming === undefined && (hasSummary || sizeOf(selected) > 0) && !isSheetAside && (
        <DetailsPanel
          ref={details}
          graph={graph}
          requirements={requirements}
          selected={selected}
          saved={workspace.editor.history.saved}
          edits={workspace.editor.edits}
          onEdit={onEdit}
          onGoTo={onGoTo}
          onChooseLink={(id) => {
            workspace.select({ nodes: new Set(), edges: new Set([id]) });
            workspace.canvas.current?.focus();
          }}
          patch={editing.patch}
          onStartConnect={startConnect}
          remove={remove}
          onClose={onClose}
          onLeave={() => workspace.canvas.current?.focus()}
        />
      )}
    </div>
  );
}
