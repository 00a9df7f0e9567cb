import type { Note } from '../../contract/note.ts';
import type { Graph, TopologyEdge, TopologyNode } from '../../contract/topology-items.ts';
import type { LinkLine } from '../../network/drawing/link-line.ts';
import { noteBox, noteText } from '../../network/drawing/note-box.ts';
import { notesNear } from '../../network/drawing/notes-near.ts';
import type { Rect } from '../../network/drawing/sites-drawing.ts';
import { withNotesOf } from '../../network/drawing/with-notes-of.ts';
import { linkRateText } from '../../network/graph/link-rate.ts';
import { isTunnel } from '../../network/graph/wan-links.ts';
import { edgeStyle, nodeStyle, siteOutline, tunnelWider } from '../../vocabulary/topology/network-styles.ts';
import { edgeTypeNames } from '../../vocabulary/topology/topology-words.ts';
import { markName, markOf } from '../design/element-marks.ts';
import type { ExchangedDesign } from '../design/exchanged-design.ts';
import { escapeXml, writeXml, type XmlNode } from '../xml/write-xml.ts';
import { type DrawioLine, drawioLine, straightLine } from './drawio-line.ts';
import { origin, outlines, roomOf, shapeOf } from './drawio-shape.ts';
import { cell, geometry, object, placeOf, pointOf, pointsOf } from './mx-cell.ts';
import { readableLabels } from './readable-labels.ts';

/** Pages of single sites are left out beyond it. */
const mostSitePages = 60;

/** A view with a page of its own. */
export interface DrawioPage {
  readonly title: string;
  readonly graph: Pick<Graph, 'nodes' | 'edges' | 'notes'>;
}

/** The way of each link of a page, by its id, where the nodes stand at their positions. */
export type LinesOf = (part: Pick<Page, 'nodes' | 'edges'>) => ReadonlyMap<string, LinkLine>;

/**
 * A topology as a draw.io file, not compressed: the whole network on the first page, a page for each of several sites after it,
 * then those of kept views.
 * Sites are containers, each type of link is a layer, and each element has its facts as metadata.
 */
export function writeDrawio(
  { name, graph }: ExchangedDesign,
  linesOf: LinesOf,
  views: readonly DrawioPage[] = [],
): string {
  const sites = [...new Set(graph.nodes.flatMap(({ site }) => site ?? []))];
  const { notes = [] } = withNotesOf(graph, undefined);
  const parts: readonly Page[] = [
    {
      id: 'network',
      title: name,
      nodes: graph.nodes,
      edges: graph.edges,
      notes,
      beside: {
        subnets: graph.subnets,
        views: graph.views,
        notes: graph.notes?.filter((note) => !notes.includes(note)),
      },
    },
    ...(sites.length > 1 && sites.length <= mostSitePages
      ? sites.map((site, index) => sitePage(site, index, { ...graph, notes }))
      : []),
    ...views.map(({ title, graph: { nodes, edges, notes: own = [] } }, index) => ({
      id: `view-${index + 1}`,
      title,
      nodes,
      edges,
      notes: own,
    })),
  ];
  const pages = parts.map((page) => pageOf(page, linesOf(page)));
  return writeXml({
    name: 'mxfile',
    attributes: { host: 'Netwright', compressed: 'false', pages: pages.length },
    children: pages,
  });
}

interface Page {
  readonly id: string;
  readonly title: string;
  readonly nodes: readonly TopologyNode[];
  readonly edges: readonly TopologyEdge[];
  readonly notes: readonly Note[];
  /** What is not drawn, on the page that carries the whole network. */
  readonly beside?: Beside;
}

interface Beside extends Pick<Graph, 'subnets'> {
  readonly views: Graph['views'];
  /** Those that a kept view alone shows. */
  readonly notes: Graph['notes'];
}

/** A site with the links inside it and those that leave it, and what they lead to. */
function sitePage(site: string, index: number, { nodes, edges, notes = [] }: Graph): Page {
  const own = new Set(nodes.filter((node) => node.site === site).map(({ id }) => id));
  const touching = edges.filter(({ source, target }) => own.has(source) || own.has(target));
  const shown = new Set([...own, ...touching.flatMap(({ source, target }) => [source, target])]);
  return {
    id: `site-${index + 1}`,
    title: site,
    nodes: nodes.filter(({ id }) => shown.has(id)),
    edges: touching,
    notes: notesNear(notes, boxOf(nodes, site)),
  };
}

const cellOf = (node: Pick<TopologyNode, 'id'>): string => `node:${node.id}`;
const siteCell = (index: number): string => `site:${index}`;
const layerCell = (type: TopologyEdge['type']): string => `layer:${type}`;
const devicesLayer = 'layer:devices';
const notesLayer = 'layer:notes';

/** Room of a container around its nodes: their names, and its own above. */
const padding = { side: 60, top: 60, bottom: 60 };

function pageOf(
  { id, title, nodes, edges, notes, beside }: Page,
  lines: ReadonlyMap<string, LinkLine>,
): XmlNode {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const readable = readableLabels(
    edges.flatMap(({ id: link, label = '' }) => {
      const line = lines.get(link);
      return line ? [{ id: link, label, line }] : [];
    }),
    nodes.map(roomOf),
  );
  const sites = [...new Set(nodes.flatMap(({ site }) => site ?? []))];
  const boxes = new Map(sites.map((site, index) => [site, { ...boxOf(nodes, site), cell: siteCell(index) }]));
  const layers = [...new Set(edges.map(({ type }) => type))];
  return {
    name: 'diagram',
    attributes: { id, name: title },
    children: [
      {
        name: 'mxGraphModel',
        attributes: { grid: 1, gridSize: 10, guides: 1, page: 0, math: 0 },
        children: [
          {
            name: 'root',
            children: [
              beside === undefined ? cell({ id: '0' }) : rootOf(title, beside),
              // The layer into which draw.io puts what is drawn next, beneath all others.
              cell({ id: '1', parent: '0' }),
              ...layers.map((type) => cell({ id: layerCell(type), value: edgeTypeNames[type], parent: '0' })),
              cell({ id: devicesLayer, value: 'Devices', parent: '0' }),
              ...(notes.length > 0 ? [cell({ id: notesLayer, value: 'Notes', parent: '0' })] : []),
              ...[...boxes].map(([site, box]) =>
                cell(
                  { id: box.cell, value: site, style: siteStyle, vertex: 1, parent: devicesLayer },
                  geometry(placeOf(box)),
                ),
              ),
              ...nodes.map((node) => nodeCell(node, boxes.get(node.site ?? ''))),
              ...edges.map((edge) =>
                edgeCell(
                  edge,
                  lineOf(lines.get(edge.id), byId.get(edge.source), byId.get(edge.target)),
                  readable.has(edge.id),
                ),
              ),
              ...notes.map(noteCell),
            ],
          },
        ],
      },
    ],
  };
}

function rootOf(title: string, { subnets, views, notes }: Beside): XmlNode {
  const mark = (list: readonly object[] | undefined) => list && list.length > 0 && markOf(list);
  return object(
    {
      id: '0',
      label: title,
      [`${markName}-subnets`]: markOf(subnets),
      [`${markName}-views`]: mark(views) || undefined,
      [`${markName}-notes`]: mark(notes) || undefined,
    },
    cell({}),
  );
}

function boxOf(nodes: readonly TopologyNode[], site: string): Rect {
  const own = nodes.filter((node) => node.site === site).map(({ position = origin }) => position);
  return {
    left: Math.min(...own.map((at) => at.x)) - padding.side,
    top: Math.min(...own.map((at) => at.y)) - padding.top,
    right: Math.max(...own.map((at) => at.x)) + padding.side,
    bottom: Math.max(...own.map((at) => at.y)) + padding.bottom,
  };
}

const siteStyle = `rounded=1;arcSize=4;container=1;collapsible=0;html=0;verticalAlign=top;align=left;spacingLeft=8;fontStyle=1;fillColor=none;pointerEvents=0;strokeColor=${siteOutline.other};`;

/** A link without both ends on the page is not led. */
function lineOf(
  line: LinkLine | undefined,
  source: TopologyNode | undefined,
  target: TopologyNode | undefined,
): DrawioLine {
  if (!line || !source || !target) return straightLine;
  return drawioLine(line, shapeOf(source), shapeOf(target));
}

function nodeCell(node: TopologyNode, box: (Rect & { readonly cell: string }) | undefined): XmlNode {
  const { shape, size, color } = nodeStyle(node.type);
  const { x, y } = node.position ?? origin;
  return object(
    {
      id: cellOf(node),
      label: node.label,
      type: node.type,
      site: node.site,
      model: node.model === undefined ? undefined : `${node.model.manufacturer} ${node.model.model}`,
      addresses: node.addresses.length === 0 ? undefined : node.addresses.slice(0, 20).join(', '),
      [markName]: markOf(node),
    },
    cell(
      {
        style: `${outlines[shape]}html=0;whiteSpace=nowrap;labelPosition=center;verticalLabelPosition=bottom;verticalAlign=top;labelBackgroundColor=#ffffff;fillColor=${color.print};strokeColor=#ffffff;`,
        vertex: 1,
        parent: box?.cell ?? devicesLayer,
      },
      geometry({
        x: x - size - (box?.left ?? 0),
        y: y - size - (box?.top ?? 0),
        width: 2 * size,
        height: 2 * size,
      }),
    ),
  );
}

function edgeCell(
  edge: TopologyEdge,
  { style, corners, labelOffset }: DrawioLine,
  isLabelShown: boolean,
): XmlNode {
  const { width, dash, color } = edgeStyle(edge.type);
  const dashes = dash.length === 0 ? '' : `dashed=1;dashPattern=${dash.join(' ')};`;
  const line = isTunnel(edge) ? hollow : `strokeWidth=${width};${dashes}`;
  return object(
    {
      id: `link:${edge.id}`,
      label: edge.label ?? '',
      type: edge.type,
      rate: linkRateText(edge),
      ports: [edge.sourcePort, edge.targetPort].some((port) => port !== undefined)
        ? `${edge.sourcePort ?? '–'} to ${edge.targetPort ?? '–'}`
        : undefined,
      vlans: edge.vlans.length === 0 ? undefined : edge.vlans.join(', '),
      [markName]: markOf(edge),
    },
    cell(
      {
        style: `endArrow=none;html=0;strokeColor=${color.print};${line}${style}${isLabelShown ? '' : 'noLabel=1;'}`,
        edge: 1,
        parent: layerCell(edge.type),
        source: cellOf({ id: edge.source }),
        target: cellOf({ id: edge.target }),
      },
      geometry(
        { relative: 1 },
        ...(corners.length > 0 ? [pointsOf(corners)] : []),
        ...(labelOffset ? [pointOf(labelOffset, 'offset')] : []),
      ),
    ),
  );
}

/** draw.io's own hollow line: two strokes, as far apart as ours are wide. */
const hollow = `shape=link;width=${edgeStyle('wan').width + tunnelWider / 2};strokeWidth=${tunnelWider / 2};`;

/** draw.io breaks lines in HTML alone. */
function noteCell(note: Note): XmlNode {
  const label = note.text.split('\n').map(escapeXml).join('<br>');
  return object(
    { id: `note:${note.id}`, label, [markName]: markOf(note) },
    cell({ style: noteStyle, vertex: 1, parent: notesLayer }, geometry(placeOf(noteBox(note)))),
  );
}

const noteStyle = `text;html=1;whiteSpace=wrap;overflow=visible;align=left;verticalAlign=middle;spacing=${noteText.padding};fontSize=${noteText.size};`;
