import '@xyflow/react/dist/base.css';
import { ReactFlow, useReactFlow, useStore, type Viewport } from '@xyflow/react';
import { type CSSProperties, useMemo, useRef, useState } from 'react';
import type { Graph } from '#shared/contract/topology-items.ts';
import { cardSize, type PlacedCard, sitesDrawing } from '#shared/network/drawing/sites-drawing.ts';
import { cameraOnly } from '#web/features/topology/canvas/camera-only.ts';
import { canvasActions } from '#web/features/topology/canvas/canvas-actions.ts';
import { MeasuredPlace, type PlaceSize } from '#web/features/topology/canvas/measured-place.tsx';
import { hasMinimap, type Mapped, Minimap } from '#web/features/topology/canvas/minimap.tsx';
import canvas from '#web/features/topology/canvas/topology-canvas.module.css';
import { uncovered } from '#web/features/topology/canvas/uncovered.ts';
import { useRefit } from '#web/features/topology/canvas/use-refit.ts';
import { ZoomControls } from '#web/features/topology/canvas/zoom-controls.tsx';
import type { AssessedCheck } from '#web/features/topology/check-worker/assessed-check.ts';
import type { MarkOf } from '#web/features/topology/model/card-mark.ts';
import { siteCode } from '#web/features/topology/model/site-code.ts';
import { siteFindings } from '#web/features/topology/model/site-findings.ts';
import { covers, viewportFor } from '#web/features/topology/painting/camera.ts';
import { useActions } from '#web/ui/actions/use-actions.ts';
import { BundleLines } from './bundle-lines.tsx';
import { cardElement } from './card-element.ts';
import { farSizes } from './far-sizes.ts';
import { farWords } from './far-words.ts';
import { SiteCard } from './site-card.tsx';

export interface SitesCanvasProps {
  readonly graph: Graph;
  /** Undefined until the checks have run. */
  readonly checks: readonly AssessedCheck[] | undefined;
  /** What is tried, on the cards that it concerns. */
  readonly markOf: MarkOf | undefined;
  /** Ids of links that fail or go. */
  readonly struck: ReadonlySet<string>;
  /** First names of the alike sites that are shown one by one. */
  readonly unstacked: readonly string[];
  /** The one site of the card that is chosen. */
  readonly onChoose: (site: string | undefined) => void;
  readonly onEnter: (site: string) => void;
  readonly onUnstack: (site: string) => void;
}

/** All sites as cards, with what joins them: what a large network looks like from afar. */
export function SitesCanvas(props: SitesCanvasProps) {
  return <MeasuredPlace>{(size) => <Cards {...props} size={size} />}</MeasuredPlace>;
}

/** The shape of what nothing lies over; of an ordinary screen where there is no size yet. */
function aspectWithin({ width, height }: PlaceSize): number {
  if (width === 0 || height === 0) return 2;
  const { top, side, bottom } = covers;
  return Math.max(100, width - 2 * side) / Math.max(100, height - top - bottom);
}

const nodeTypes = { card: SiteCard };
const noEdges: never[] = [];
/** What the style sheet of the cards is told. */
const cardVariables = ['--name-size', '--brief-size', '--brief-line', '--far-padding', '--hairline'] as const;

function Cards(props: SitesCanvasProps & { readonly size: PlaceSize }) {
  const { graph, checks, markOf, struck, unstacked, onChoose, onEnter, onUnstack, size } = props;
  // Once: nothing moves afterwards, whatever becomes of the window.
  const [aspect] = useState(() => aspectWithin(size));
  const root = useRef<HTMLDivElement>(null);
  const flow = useReactFlow();
  // In steps of an eighth of an octave: a style for each frame of a zoom would cost more than it shows. Never above the zoom
  // as it is, or words would be smaller than they may be; far below it, they would take room that figures have.
  const zoom = useStore(({ transform: [, , now] }) => 2 ** (Math.floor(Math.log2(now) * 8 + 1e-6) / 8));
  const [chosen, setChosen] = useState<string>();
  const choose = (card: PlacedCard | undefined) => {
    setChosen(card?.id);
    const isOneSite = card?.kind === 'site' && card.sites.length === 1 && card.id !== '';
    onChoose(isOneSite ? card.id : undefined);
  };
  const drawing = useMemo(() => sitesDrawing(graph, new Set(unstacked), aspect), [graph, unstacked, aspect]);
  const found = useMemo(() => checks && siteFindings(graph, checks), [graph, checks]);
  const codes = useMemo(() => codesOf(graph), [graph]);
  const sizes = farSizes(zoom);
  const providers = drawing.cards.filter(({ kind }) => kind === 'provider');
  const elements = drawing.cards.map((card) => {
    const findings = found && sum(card.sites.flatMap((site) => found.get(site) ?? []));
    const enter = card.sites.length > 1 ? onUnstack : onEnter;
    const onOpen = card.kind === 'site' ? () => enter(card.id) : undefined;
    return cardElement(card, {
      ...farWords(card, codes.get(card.id), findings, sizes),
      nameRoom: isInside(card.title, sizes.name) ? undefined : roomOver(card, providers),
      findings,
      mark: markOf?.(card),
      isChosen: card.id === chosen,
      onEnter: onOpen,
    });
  });
  const mapped: Mapped = useMemo(
    () => ({
      nodes: drawing.cards.map(({ kind }) => ({ type: kind === 'provider' ? 'internet' : 'other' })),
      x: Float64Array.from(drawing.cards, ({ left, right }) => (left + right) / 2),
      y: Float64Array.from(drawing.cards, ({ top, bottom }) => (top + bottom) / 2),
    }),
    [drawing],
  );
  const wholeIn = (whole: PlaceSize): Viewport => {
    const place = uncovered(whole);
    const box = { left: 0, top: 0, right: drawing.width, bottom: drawing.height };
    const options = { hasMinimap: hasMinimap(mapped) };
    const { zoom: about } = viewportFor(box, place, options);
    const areNamedOver = providers.some(({ title }) => !isInside(title, farSizes(about).name));
    return viewportFor({ ...box, top: areNamedOver ? -overProvider / about : 0 }, place, options);
  };
  const [firstViewport] = useState(() => wholeIn(size));
  /** The viewport that showed everything, to know whether a person has moved since. */
  const shown = useRef(firstViewport);
  const showAll = (duration: number) => {
    const { clientWidth: width = 0, clientHeight: height = 0 } = root.current ?? {};
    shown.current = wholeIn({ width, height });
    void flow.setViewport(shown.current, { duration });
  };
  useRefit(shown, () => showAll(0));
  const actions = [
    { ...canvasActions.zoomIn, perform: () => void flow.zoomIn({ duration: 120 }) },
    { ...canvasActions.zoomOut, perform: () => void flow.zoomOut({ duration: 120 }) },
    { ...canvasActions.showAll, perform: () => showAll(160) },
  ];
  useActions(actions);
  const style: CSSProperties & Record<(typeof cardVariables)[number], string> = {
    '--hairline': `${sizes.hairline}px`,
    '--name-size': `${sizes.name}px`,
    '--brief-size': `${sizes.brief}px`,
    '--brief-line': `${sizes.line}`,
    '--far-padding': `${sizes.padding.y}px ${sizes.padding.x}px`,
  };
  return (
    <div className={canvas.canvas} style={style} data-far={sizes.isFar}>
      <ReactFlow
        ref={root}
        className={canvas.flow ?? ''}
        aria-label="All sites. Tab goes from site to site, Enter goes into one; the table view lists the devices."
        nodes={elements}
        edges={noEdges}
        nodeTypes={nodeTypes}
        defaultViewport={firstViewport}
        onNodeClick={(_, { data }) => choose(data.card)}
        onNodeDoubleClick={(_, { data }) => data.state.onEnter?.()}
        onPaneClick={() => choose(undefined)}
        {...cameraOnly}
      >
        <BundleLines drawing={drawing} chosen={chosen} struck={struck} zoom={zoom} />
        <ZoomControls actions={actions} />
        <Minimap scene={mapped} />
      </ReactFlow>
    </div>
  );
}

/** Two lines of a provider's name over its card, in pixels of the screen. */
const overProvider = 30;
/** Of a name's letter, in parts of its size. */
const boldLetter = 0.6;
/** Of a provider's sign with the space around it, in pixels at zoom 1. */
const signRoom = 62;
const isInside = (title: string, size: number): boolean =>
  title.length * boldLetter * size + signRoom <= cardSize.width && size <= 0.5 * cardSize.providerHeight;

/** The name of a provider over its card may reach beyond it, to where the next one's begins. */
const widestProvider = 2.1 * cardSize.width;
const betweenProviders = 8;

const roomOver = ({ id, left }: PlacedCard, providers: readonly PlacedCard[]): number =>
  Math.min(
    widestProvider,
    ...providers
      .filter((other) => other.id !== id)
      .map((other) => Math.abs(other.left - left) - betweenProviders),
  );

const codesOf = ({ nodes }: Graph): ReadonlyMap<string, string | undefined> =>
  new Map([...Map.groupBy(nodes, ({ site = '' }) => site)].map(([site, own]) => [site, siteCode(own)]));

const sum = (list: readonly { readonly failures: number; readonly warnings: number }[]) => ({
  failures: list.reduce((total, { failures }) => total + failures, 0),
  warnings: list.reduce((total, { warnings }) => total + warnings, 0),
});
