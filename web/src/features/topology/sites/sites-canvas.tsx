import '@xyflow/react/dist/base.css';
import { ReactFlow, useReactFlow, useStore, type Viewport } from '@xyflow/react';
import { type CSSProperties, useMemo, useRef, useState } from 'react';
import type { Graph } from '#shared/contract/topology-items.ts';
import { cardSize, type PlacedCard, sitesDrawing } from '#shared/network/drawing/sites-drawing.ts';
import { formatNumber } from '#shared/vocabulary/counts.ts';
import { covers, viewportFor } from '#web/features/topology/canvas/camera.ts';
import { cameraOnly } from '#web/features/topology/canvas/camera-only.ts';
import { canvasActions } from '#web/features/topology/canvas/canvas-actions.ts';
import { MeasuredPlace, type PlaceSize } from '#web/features/topology/canvas/measured-place.tsx';
import { hasMinimap, type Mapped, Minimap } from '#web/features/topology/canvas/minimap.tsx';
import canvas from '#web/features/topology/canvas/topology-canvas.module.css';
import { useRefit } from '#web/features/topology/canvas/use-refit.ts';
import { ZoomControls } from '#web/features/topology/canvas/zoom-controls.tsx';
import type { AssessedCheck } from '#web/features/topology/check-worker/assessed-check.ts';
import type { MarkOf } from '#web/features/topology/model/card-mark.ts';
import { siteCode } from '#web/features/topology/model/site-code.ts';
import { type SiteFindings, siteFindings } from '#web/features/topology/model/site-findings.ts';
import { useActions } from '#web/ui/actions/use-actions.ts';
import { BundleLines } from './bundle-lines.tsx';
import { cardElement } from './card-element.ts';
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
/** Under this zoom figures are not legible in their own size. */
const farZoom = 0.62;
/** Least size of a name and of a short line on the screen, in pixels. */
const leastName = 11;
const leastBrief = 9.5;
/** A code of five letters still has room, smaller on the screen than it should be. */
const largestName = 56;

function Cards(props: SitesCanvasProps & { readonly size: PlaceSize }) {
  const { graph, checks, markOf, struck, unstacked, onEnter, onUnstack, size } = props;
  // Once: nothing moves afterwards, whatever becomes of the window.
  const [aspect] = useState(() => aspectWithin(size));
  const root = useRef<HTMLDivElement>(null);
  const flow = useReactFlow();
  // In steps of a quarter of an octave: a style for each frame of a zoom would cost more than it shows.
  const zoom = useStore(({ transform: [, , now] }) => 2 ** (Math.round(Math.log2(now) * 4) / 4));
  const [chosen, setChosen] = useState<string>();
  const drawing = useMemo(() => sitesDrawing(graph, new Set(unstacked), aspect), [graph, unstacked, aspect]);
  const found = useMemo(() => checks && siteFindings(graph, checks), [graph, checks]);
  const codes = useMemo(() => codesOf(graph), [graph]);
  const nameSize = Math.min(Math.max(15, leastName / zoom), largestName);
  const providers = drawing.cards.filter(({ kind }) => kind === 'provider');
  const elements = drawing.cards.map((card) => {
    const findings = found && sum(card.sites.flatMap((site) => found.get(site) ?? []));
    const enter = card.sites.length > 1 ? onUnstack : onEnter;
    const onOpen = card.kind === 'site' ? () => enter(card.id) : undefined;
    const isFar = zoom < farZoom;
    const name = isFar ? cardName(card.title, codes.get(card.id), nameSize) : card.title;
    return cardElement(card, {
      name,
      briefLines: isFar ? briefLines(name, nameSize, leastBrief / zoom, brief.width) : 0,
      hasHeadcount:
        isFar && briefLines(name, nameSize, leastBrief / zoom, headcountWidth(card, findings)) > 0,
      nameRoom: roomOver(card, providers),
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
  const wholeIn = (place: PlaceSize): Viewport => {
    const box = { left: 0, top: 0, right: drawing.width, bottom: drawing.height };
    return viewportFor(box, place, { hasMinimap: hasMinimap(mapped) });
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
  const style: CSSProperties & Record<'--name-size' | '--brief-size' | '--hairline', string> = {
    '--hairline': `${Math.max(1, 1 / zoom)}px`,
    '--name-size': `${nameSize}px`,
    '--brief-size': `${leastBrief / zoom}px`,
  };
  return (
    <div className={canvas.canvas} style={style} data-far={zoom < farZoom}>
      <ReactFlow
        ref={root}
        className={canvas.flow ?? ''}
        aria-label="All sites. Tab goes from site to site, Enter goes into one; the table view lists the devices."
        nodes={elements}
        edges={noEdges}
        nodeTypes={nodeTypes}
        defaultViewport={firstViewport}
        onNodeClick={(_, { data }) => setChosen(data.card.id)}
        onNodeDoubleClick={(_, { data }) => data.state.onEnter?.()}
        onPaneClick={() => setChosen(undefined)}
        {...cameraOnly}
      >
        <BundleLines drawing={drawing} chosen={chosen} struck={struck} zoom={zoom} />
        <ZoomControls actions={actions} />
        <Minimap scene={mapped} />
      </ReactFlow>
    </div>
  );
}

/** Of a letter and of a line, in parts of a name's size, and room of a name in a card, in pixels at zoom 1. */
const [letter, line] = [0.6, 1.1];
const nameRoom = { width: cardSize.width - 14, height: cardSize.height - 6 } as const;

/** The name, or where its longest word or all of it has no room, the code that the names of the site's devices begin with. */
function cardName(title: string, code: string | undefined, size: number): string {
  const room = nameRoom.width / (letter * size);
  const longestWord = Math.max(...title.split(/[\s-]+/).map((word) => word.length));
  // Lines break at words, so that not all of them are filled.
  const most = nameRoom.height / (line * size) < 2 ? room : 1.6 * room;
  if (longestWord <= room && title.length <= most) return title;
  // Not broken at its hyphen; a hyphen that never breaks is in none of the site's typefaces.
  return code?.replaceAll('-', '-\u2060') ?? title;
}

/** A short line: its characters, as of “1,250 people”, and its height in parts of its size. */
const brief = { width: 12, line: 1.05 } as const;

/** Of a sign with the gap after it, in characters; the next sign has a gap before it. */
const [sign, beforeSign] = [2.2, 0.5];

/** The figures of a card beside their signs, in characters: people, of alike sites how many, and what the checks found. */
const headcountWidth = ({ people, sites }: PlacedCard, findings: SiteFindings | undefined): number =>
  sign +
  formatNumber(people).length +
  (sites.length > 1 ? sign + beforeSign + formatNumber(sites.length).length : 0) +
  (findings && findings.failures + findings.warnings > 0 ? sign : 0);

/** How many lines of a size and of so many characters have room under a name of another size. */
function briefLines(name: string, nameSize: number, size: number, width: number): number {
  if (width * letter * size > nameRoom.width) return 0;
  const letters = name.replaceAll('\u2060', '').length;
  const lines = letters * letter * nameSize > nameRoom.width ? 2 : 1;
  return Math.max(0, Math.floor((nameRoom.height - lines * line * nameSize) / (brief.line * size)));
}

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
