import '@xyflow/react/dist/base.css';
import { ReactFlow } from '@xyflow/react';
import { type Ref, useMemo, useRef } from 'react';
import type { Graph } from '#shared/contract/topology-items.ts';
import type { DrawnWalk } from '#web/features/topology/model/drawn-walk.ts';
import type { Edit } from '#web/features/topology/model/edit-history.ts';
import type { Elements } from '#web/features/topology/model/edits.ts';
import type { LinkText } from '#web/features/topology/model/look.ts';
import type { Overlay } from '#web/features/topology/model/overlay.ts';
import type { Positions } from '#web/features/topology/model/positions.ts';
import { buildScene } from '#web/features/topology/model/scene.ts';
import type { Stage } from '#web/features/topology/model/stage.ts';
import type { Lost } from '#web/features/topology/painting/frame.ts';
import button from '#web/ui/button.module.css';
import { cameraOnly } from './camera-only.ts';
import { DeviceNode } from './device-node.tsx';
import { LabelEditor } from './label-editor.tsx';
import { Legend } from './legend.tsx';
import { MeasuredPlace, type PlaceSize } from './measured-place.tsx';
import { hasMinimap, Minimap } from './minimap.tsx';
import { NotesLayer } from './notes-layer.tsx';
import { SelectionAnnouncement } from './selection-announcement.tsx';
import styles from './topology-canvas.module.css';
import { type CanvasHandle, useCamera } from './use-camera.ts';
import { useCanvasKeys } from './use-canvas-keys.ts';
import { useCanvasPointer } from './use-canvas-pointer.ts';
import { useEasedScene } from './use-eased-scene.ts';
import { useLedScene } from './use-led-scene.ts';
import { useMountedNodes } from './use-mounted-nodes.ts';
import { usePainter } from './use-painter.ts';
import { ZoomControls } from './zoom-controls.tsx';

export interface TopologyCanvasProps {
  readonly graph: Graph;
  readonly positions: Positions;
  /** Changes when a new layout has arrived, which the nodes then glide to. */
  readonly arrival: number;
  /** The nodes that the first picture shows; all of them without it. */
  readonly startAt?: readonly string[] | undefined;
  readonly selected: Elements;
  /** The node whose label is being written. */
  readonly editing: string | undefined;
  /** The node that a link is being drawn from. */
  readonly connecting: string | undefined;
  /** What the failure of one element takes, to be shaded. */
  readonly lost?: Lost | undefined;
  /** The path that a flow takes, to be drawn over the links. */
  readonly walk?: DrawnWalk | undefined;
  /** Figures that colour the devices. */
  readonly overlay?: Overlay | undefined;
  /** What is written on links. */
  readonly texts?: readonly LinkText[];
  /** Ids of what was added and nobody has looked at yet. */
  readonly fresh?: ReadonlySet<string>;
  /** Ids of what the proposal that is looked at removes. */
  readonly leaving?: ReadonlySet<string>;
  /** Ids of what it adds. */
  readonly coming?: ReadonlySet<string> | undefined;
  /** Every press chooses more, as with Shift. */
  readonly isChoosingSeveral: boolean;
  readonly onChooseSeveral: (isOn: boolean) => void;
  readonly onSelect: (elements: Elements) => void;
  readonly onEdit: (edit: Edit) => void;
  readonly onEditLabel: (id: string | undefined) => void;
  /** A double click: goes into what a node stands for; false where it stands for itself. */
  readonly onEnter: (id: string) => boolean;
  /** Enter on a link: goes to its fields. */
  readonly onOpenDetails: () => void;
  readonly onStartConnect: (id: string) => void;
  /** The devices that a link from one can end at, by id; `moved` is the link whose end is moved. */
  readonly endsFor: (from: string, moved?: string) => readonly string[];
  readonly onLink: (from: string, to: string) => void;
  readonly onReconnect: (link: string, end: 'source' | 'target', to: string) => void;
  /** The other end of the link, or undefined if it is cancelled. */
  readonly onConnect: (to: string | undefined) => void;
  readonly ref?: Ref<CanvasHandle>;
}

/**
 * The topology as a picture to pan, zoom and edit. React Flow keeps the camera; links are painted on one canvas, and so
 * are the nodes, but for those near enough to read, which are elements of the page.
 */
export function TopologyCanvas(props: TopologyCanvasProps) {
  return <MeasuredPlace>{(size) => <Canvas {...props} size={size} />}</MeasuredPlace>;
}

const nodeTypes = { device: DeviceNode };
const noEdges: never[] = [];
const noTexts: readonly LinkText[] = [];
const nothing: ReadonlySet<string> = new Set();

function Canvas(props: TopologyCanvasProps & { readonly size: PlaceSize }) {
  const { graph, positions, arrival, selected, editing, connecting, lost, walk, onEdit, onEditLabel } = props;
  const { overlay, texts = noTexts, fresh = nothing, leaving = nothing, coming = nothing } = props;
  const root = useRef<HTMLDivElement>(null);
  const painting = useRef<HTMLCanvasElement>(null);
  const built = useMemo(() => buildScene(graph, positions), [graph, positions]);
  const scene = useLedScene(built, positions);
  const stage = useStage(scene);
  const { showAll, showNode, firstViewport, onInit } = useCamera(root, {
    ...props,
    scene,
    lightLink: (hoveredLink) => {
      if (hoveredLink === stage.current.hoveredLink) return;
      stage.current.hoveredLink = hoveredLink;
      stage.current.repaint();
    },
    hasMinimap: hasMinimap(graph),
    isPicking: connecting !== undefined || props.isChoosingSeveral,
  });
  const gliding = useEasedScene(stage, scene, arrival);
  const { dragged, giveUp, handlers } = useCanvasPointer(stage, props);
  const painted = gliding ? 'all' : dragged;
  const outlined = useMemo(() => (coming.size > 0 ? new Set([...fresh, ...coming]) : fresh), [fresh, coming]);
  const { elements, mounted } = useMountedNodes(
    scene,
    { selected: selected.nodes, leaving, coming },
    painted,
  );
  const { endsFor } = props;
  const ends = useMemo(
    () => new Set(connecting === undefined ? [] : endsFor(connecting)),
    [connecting, endsFor],
  );
  usePainter(painting, {
    stage,
    mounted,
    selected,
    connecting,
    ends,
    lost,
    walk,
    overlay,
    texts,
    fresh: outlined,
    leaving,
    dragged,
    isGliding: gliding,
  });
  const { onKeyDown, zoom } = useCanvasKeys({ ...props, giveUp, showAll, showNode });

  const edited = graph.nodes.find(({ id }) => id === editing);
  const editedAt = edited && positions.get(edited.id);
  const stopEditing = () => {
    onEditLabel(undefined);
    root.current?.focus({ preventScroll: true });
  };
  return (
    <div className={styles.canvas}>
      <ReactFlow
        ref={root}
        className={styles.flow ?? ''}
        aria-label="Topology. Arrow keys step along links, Enter renames, slash searches; the table view lists the same."
        tabIndex={0}
        data-connecting={connecting !== undefined}
        onKeyDown={onKeyDown}
        {...handlers}
        nodes={elements}
        edges={noEdges}
        nodeTypes={nodeTypes}
        defaultViewport={firstViewport}
        onInit={onInit}
        {...cameraOnly}
      >
        <canvas ref={painting} className={styles.painting} aria-hidden />
        {edited && editedAt && (
          <LabelEditor
            key={edited.id}
            node={edited}
            at={editedAt}
            onLeave={stopEditing}
            onDone={(label) => {
              onEdit({ kind: 'relabel', id: edited.id, label });
              stopEditing();
            }}
          />
        )}
        {graph.notes && (
          <NotesLayer
            notes={graph.notes}
            selected={selected}
            editing={editing}
            onSelect={props.onSelect}
            onEdit={onEdit}
            onEditText={onEditLabel}
          />
        )}
        <ZoomControls actions={zoom} />
        <Legend graph={graph} />
        <Minimap scene={scene} />
        {connecting !== undefined && (
          <p className={styles.hint} role="status" data-own-pointer>
            Choose the device at the other end.
            <button type="button" className={button.words} onClick={() => props.onConnect(undefined)}>
              Cancel
            </button>
          </p>
        )}
        {props.isChoosingSeveral && (
          <p className={styles.hint} role="status" data-own-pointer>
            Draw a box around devices, or press one after the other.
            <button type="button" className={button.words} onClick={() => props.onChooseSeveral(false)}>
              Done
            </button>
          </p>
        )}
        <SelectionAnnouncement graph={graph} selected={selected} />
      </ReactFlow>
    </div>
  );
}

function useStage(scene: Stage['scene']) {
  const stage = useRef<Stage>({
    scene,
    hovered: undefined,
    band: undefined,
    rubber: undefined,
    repaint: () => {},
  });
  // Indexes are of one scene.
  if (stage.current.scene !== scene) stage.current.hoveredLink = undefined;
  stage.current.scene = scene;
  return stage;
}
