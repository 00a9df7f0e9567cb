import '@xyflow/react/dist/base.css';
import '../network-colors.css';
import { ReactFlow, ReactFlowProvider, useReactFlow, useStoreApi, type Viewport } from '@xyflow/react';
import { type Ref, type RefObject, useEffect, useImperativeHandle, useMemo, useRef } from 'react';
import type { Graph } from '#shared/contract/topology.ts';
import { cell } from '../layout/blocks.ts';
import type { Edit } from '../model/edit-history.ts';
import type { Elements } from '../model/edits.ts';
import { boxAround, grow, type Position, type Positions } from '../model/positions.ts';
import { buildScene } from '../model/scene.ts';
import { leastZoom, mostZoom, toScene, viewportFor } from './camera.ts';
import { DeviceNode } from './device-node.tsx';
import { LabelEditor } from './label-editor.tsx';
import { Legend } from './legend.tsx';
import { Minimap } from './minimap.tsx';
import { SelectionAloud } from './selection-aloud.tsx';
import type { Stage } from './stage.ts';
import styles from './topology-canvas.module.css';
import { useCanvasKeys } from './use-canvas-keys.ts';
import { useCanvasPointer } from './use-canvas-pointer.ts';
import { useEasedScene } from './use-eased-scene.ts';
import { useMountedNodes } from './use-mounted-nodes.ts';
import { cameraOf, usePainter } from './use-painter.ts';
import { ZoomControls } from './zoom-controls.tsx';

/** What the screen around the canvas asks of it. */
export interface CanvasHandle {
  /** Brings a node into view at working zoom. */
  readonly showNode: (id: string) => void;
  /** The middle of what is in view. */
  readonly middle: () => Position;
  readonly focus: () => void;
}

export interface TopologyCanvasProps {
  readonly graph: Graph;
  readonly positions: Positions;
  /** Changes when a new layout has arrived, which the nodes then glide to. */
  readonly arrival: number;
  /** The node that the first picture shows; all of them without it. */
  readonly startAt?: string | undefined;
  readonly selected: Elements;
  /** The node whose label is being written. */
  readonly editing: string | undefined;
  /** The node that a link is being drawn from. */
  readonly connecting: string | undefined;
  readonly onSelect: (elements: Elements) => void;
  readonly onEdit: (edit: Edit) => void;
  readonly onEditLabel: (id: string | undefined) => void;
  readonly onStartConnect: (id: string) => void;
  /** The other end of the link, or undefined where it is given up. */
  readonly onConnect: (to: string | undefined) => void;
  readonly ref?: Ref<CanvasHandle>;
}

/**
 * The topology as a picture to pan, zoom and edit. React Flow keeps the camera; links are painted on one canvas, and so
 * are the nodes, but for those near enough to read, which are elements of the page.
 */
export default function TopologyCanvas(props: TopologyCanvasProps) {
  return (
    <ReactFlowProvider>
      <Canvas {...props} />
    </ReactFlowProvider>
  );
}

const nodeTypes = { device: DeviceNode };
const noEdges: never[] = [];
const noKey = null;

function Canvas(props: TopologyCanvasProps) {
  const { graph, positions, arrival, selected, editing, connecting, onEdit, onEditLabel } = props;
  const root = useRef<HTMLDivElement>(null);
  const painting = useRef<HTMLCanvasElement>(null);
  const scene = useMemo(() => buildScene(graph, positions), [graph, positions]);
  const stage = useStage(scene);
  const { showAll, showNode, firstViewport } = useCamera(positions, root, props);
  const gliding = useEasedScene(stage, scene, arrival);
  const { dragged, giveUp, handlers } = useCanvasPointer(stage, props);
  const painted = gliding ? 'all' : dragged;
  const { elements, mounted } = useMountedNodes(scene, selected.nodes, painted);
  usePainter(painting, { stage, mounted, selected, connecting });
  const onKeyDown = useCanvasKeys({ ...props, giveUp, showAll, showNode });

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
        onInit={firstViewport}
        minZoom={leastZoom}
        maxZoom={mostZoom}
        nodesDraggable={false}
        nodesConnectable={false}
        nodesFocusable={false}
        elementsSelectable={false}
        zoomOnDoubleClick={false}
        disableKeyboardA11y
        deleteKeyCode={noKey}
        selectionKeyCode={noKey}
        multiSelectionKeyCode={noKey}
        zoomActivationKeyCode={noKey}
        panActivationKeyCode={noKey}
        proOptions={{ hideAttribution: true }}
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
        <ZoomControls onShowAll={showAll} />
        <Legend graph={graph} />
        <Minimap scene={scene} />
        {connecting !== undefined && (
          <p className={styles.hint} role="status">
            Click the device at the other end, or press Escape.
          </p>
        )}
        <SelectionAloud graph={graph} selected={selected} />
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
  stage.current.scene = scene;
  return stage;
}

function useCamera(
  positions: Positions,
  root: RefObject<HTMLDivElement | null>,
  { ref, startAt, arrival }: Pick<TopologyCanvasProps, 'ref' | 'startAt' | 'arrival'>,
) {
  const flow = useReactFlow();
  const store = useStoreApi();
  /** The viewport that showed everything, to know whether a person has moved since. */
  const shown = useRef<Viewport>(undefined);
  const showAll = (duration = 160) => {
    const box = boxAround(positions.values()) ?? { left: 0, top: 0, right: 0, bottom: 0 };
    const { clientWidth: width = 0, clientHeight: height = 0 } = root.current ?? {};
    shown.current = viewportFor(grow(box, cell.width / 2), { width, height });
    void flow.setViewport(shown.current, { duration });
  };
  const showNode = (id: string) => {
    const at = positions.get(id);
    if (!at) return;
    // In the next frame the details of what is chosen are there, which may lie over the canvas.
    requestAnimationFrame(() => {
      const zoom = Math.max(flow.getZoom(), 0.8);
      const { right, bottom } = coveredBy(root.current);
      void flow.setCenter(at.x + right / 2 / zoom, at.y + bottom / 2 / zoom, { zoom, duration: 160 });
    });
  };
  useImperativeHandle(ref, () => ({
    showNode,
    middle: () => {
      const camera = cameraOf(store.getState());
      return toScene(camera, { x: camera.width / 2, y: camera.height / 2 });
    },
    focus: () => root.current?.focus({ preventScroll: true }),
  }));

  const latest = useRef(showAll);
  latest.current = showAll;
  useEffect(() => {
    // A new layout is larger or smaller: it is shown whole, unless somebody looks at a part.
    const now = flow.getViewport();
    if (arrival > 0 && shown.current?.zoom === now.zoom && shown.current.x === now.x) latest.current(200);
  }, [arrival, flow]);

  return {
    showNode,
    showAll: () => showAll(),
    firstViewport: () => {
      showAll(0);
      if (startAt !== undefined) showNode(startAt);
    },
  };
}

/** How much of the canvas lies under the details of what is chosen, in pixels (details/details-panel.module.css). */
function coveredBy(root: HTMLElement | null): { right: number; bottom: number } {
  const panel = root?.closest('[data-canvas-area]')?.querySelector('aside');
  if (!root || !panel || getComputedStyle(panel).position !== 'absolute') return { right: 0, bottom: 0 };
  const isSheet = panel.clientWidth >= root.clientWidth - 1;
  return isSheet ? { right: 0, bottom: root.clientHeight * 0.55 } : { right: 320, bottom: 0 };
}
