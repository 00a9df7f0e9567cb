import { strFromU8 } from 'fflate';
import * as z from 'zod';
import { DrawnView } from '../../contract/drawn-view.ts';
import { Note, Subnet, TopologyEdge, TopologyNode, topologyLimits } from '../../contract/topology-items.ts';
import { markName, readMark } from '../design/element-marks.ts';
import { fromBase64 } from '../read/base64.ts';
import { type GivenLink, withEnds } from '../read/link-findings.ts';
import { plainLines, plainText } from '../read/plain-text.ts';
import type { ReadFinding, ReadNetwork, ReadNode } from '../read/read-network.ts';
import { inflated } from '../read/unpack.ts';
import { UnreadableFile } from '../read/unreadable-file.ts';
import { readXml } from '../xml/read-xml.ts';
import { escapeXml } from '../xml/write-xml.ts';
import { childOf, childrenOf, numberOf, type XmlElement } from '../xml/xml-element.ts';

/**
 * A draw.io document, compressed pages too. Of a file that this product wrote, its first page is the network; of others all
 * pages are, and containers, else pages, are the sites.
 */
export function readDrawio(root: XmlElement): ReadNetwork {
  const diagrams = root.name === 'mxGraphModel' ? [] : childrenOf(root, 'diagram');
  const pages =
    root.name === 'mxGraphModel'
      ? [{ title: '', cells: cellsOf(root) }]
      : diagrams.map((diagram) => ({
          title: (diagram.attributes.get('name') ?? '').trim(),
          cells: cellsOf(modelOf(diagram)),
        }));
  const [first] = pages;
  if (first === undefined) throw new UnreadableFile('The draw.io file has no page.');
  const beside = (what: 'subnets' | 'views' | 'notes') =>
    first.cells.map(({ facts }) => facts.get(`${markName}-${what}`)).find((mark) => mark !== undefined);
  const isOwn = beside('subnets') !== undefined;
  const read = (isOwn ? [first] : pages).map((page, index, all) =>
    readPage(page, { prefix: all.length > 1 ? `${index + 1}/` : '', siteOfPage: all.length > 1 }),
  );
  const joined = withEnds(
    read.flatMap(({ nodes }) => nodes),
    read.flatMap(({ links }) => links),
  );
  const notes = [...read.flatMap((page) => page.notes), ...(readMark(z.array(Note), beside('notes')) ?? [])];
  return {
    name: first.title,
    nodes: joined.nodes,
    links: joined.links,
    subnets: readMark(z.array(Subnet), beside('subnets')) ?? [],
    notes: notes.slice(0, topologyLimits.notes),
    views: readMark(z.array(DrawnView), beside('views')) ?? [],
    findings: [
      ...joined.findings,
      ...read.flatMap(({ findings }) => findings),
      ...notes.slice(topologyLimits.notes).map(({ text }) => textFinding(text)),
    ],
  };
}

/** A page's model: as XML within it, or deflated, in Base64 and with URL encoding. */
function modelOf(diagram: XmlElement): XmlElement {
  const model = childOf(diagram, 'mxGraphModel');
  if (model !== undefined) return model;
  const packed = diagram.text.trim();
  if (packed === '') return { name: 'mxGraphModel', attributes: new Map(), children: [], text: '' };
  const text = strFromU8(inflated(fromBase64(packed)));
  try {
    return readXml(decodeURIComponent(text));
  } catch (error) {
    if (error instanceof UnreadableFile) throw error;
    throw new UnreadableFile('A compressed page of the draw.io file is damaged.');
  }
}

interface Cell {
  readonly id: string;
  readonly parent: string | undefined;
  readonly value: string;
  /** The same with its line breaks. */
  readonly lines: string;
  readonly style: string;
  readonly isVertex: boolean;
  readonly isEdge: boolean;
  readonly source: string | undefined;
  readonly target: string | undefined;
  readonly geometry: XmlElement | undefined;
  /** Metadata of the object around it. */
  readonly facts: ReadonlyMap<string, string>;
}

function cellsOf(model: XmlElement): Cell[] {
  const root = childOf(model, 'root');
  return (root?.children ?? []).flatMap((element) => {
    const cell = element.name === 'mxCell' ? element : childOf(element, 'mxCell');
    if (cell === undefined) return [];
    const facts = element === cell ? new Map<string, string>() : element.attributes;
    const attribute = (name: string) => cell.attributes.get(name);
    const lines = linesOf(facts.get('label') ?? attribute('value') ?? '', attribute('style') ?? '');
    return [
      {
        id: facts.get('id') ?? attribute('id') ?? '',
        parent: attribute('parent'),
        value: lines.replaceAll(/\s+/g, ' '),
        lines,
        style: attribute('style') ?? '',
        isVertex: attribute('vertex') === '1',
        isEdge: attribute('edge') === '1',
        source: attribute('source'),
        target: attribute('target'),
        geometry: childOf(cell, 'mxGeometry'),
        facts,
      },
    ];
  });
}

/** Values are HTML where the style says so. */
const linesOf = (value: string, style: string): string =>
  /(?:^|;)html=1/.test(style) ? plainLines(value) : value.trim();

interface ReadPage {
  readonly nodes: readonly ReadNode[];
  readonly links: readonly GivenLink[];
  readonly notes: readonly Note[];
  readonly findings: readonly ReadFinding[];
}

function readPage(
  { title, cells }: { readonly title: string; readonly cells: readonly Cell[] },
  { prefix, siteOfPage }: { readonly prefix: string; readonly siteOfPage: boolean },
): ReadPage {
  const byId = new Map(cells.map((cell) => [cell.id, cell]));
  const parents = new Set(cells.filter(({ isVertex }) => isVertex).map(({ parent }) => parent ?? ''));
  const ids = new Map<string, string>();
  const nodes: ReadNode[] = [];
  const notes: Note[] = [];
  const findings: ReadFinding[] = [];
  const taken = new Set<string>();
  for (const cell of cells) {
    const around = byId.get(cell.parent ?? '');
    if (!cell.isVertex || isLinkLabel(cell, around)) continue;
    if (parents.has(cell.id) || isContainer(cell)) continue;
    if (isText(cell)) {
      const note = noteOf(cell, byId) ?? foreignNote(cell, byId, prefix);
      if (note) notes.push(note);
      else if (cell.value !== '') findings.push(textFinding(cell.value));
      continue;
    }
    const marked = readMark(TopologyNode, cell.facts.get(markName));
    const id = marked !== undefined && !taken.has(marked.id) ? marked.id : `${prefix}${cell.id}`;
    taken.add(id);
    ids.set(cell.id, id);
    const { id: _, label: __, ...known } = marked ?? {};
    const site = siteOf(around) ?? (siteOfPage && title !== '' ? title.slice(0, 100) : undefined);
    nodes.push({
      id,
      label: cell.value === '' ? (marked?.label ?? kindOf(cell.style)) : cell.value,
      kind: kindOf(cell.style),
      stated: {
        ...known,
        ...(site !== undefined && (marked === undefined || marked.site !== undefined) && { site }),
        ...placeOf(cell, byId),
      },
    });
  }
  const labels = new Map(
    cells
      .filter((cell) => cell.isVertex && isLinkLabel(cell, byId.get(cell.parent ?? '')))
      .map(({ parent, value }) => [parent ?? '', value]),
  );
  const links = cells
    .filter(({ isEdge }) => isEdge)
    .map((cell): GivenLink => {
      const { id, source: _, target: __, ...known } = readMark(TopologyEdge, cell.facts.get(markName)) ?? {};
      const label = (cell.value || labels.get(cell.id) || '').slice(0, 100);
      const end = (of: string | undefined) =>
        of === undefined ? undefined : (ids.get(of) ?? `${prefix}${of}`);
      return {
        id: id ?? `${prefix}${cell.id}`,
        source: end(cell.source),
        target: end(cell.target),
        stated: { ...known, ...(label === '' ? {} : { label }) },
      };
    });
  return { nodes, links, notes, findings };
}

/** A note of ours, with what was written and where it was put meanwhile. */
function noteOf(cell: Cell, byId: ReadonlyMap<string, Cell>): Note | undefined {
  const note = readMark(Note, cell.facts.get(markName));
  if (note === undefined) return undefined;
  const isAsWritten = plainText(escapeXml(note.text)) === cell.value;
  const text = isAsWritten ? note.text : cell.lines.slice(0, longestNote);
  const { position = note.position } = placeOf(cell, byId);
  const isMoved = Math.hypot(position.x - note.position.x, position.y - note.position.y) > 1;
  return { ...note, text, ...(isMoved && { position }) };
}

/** The text boxes of others are notes. */
function foreignNote(cell: Cell, byId: ReadonlyMap<string, Cell>, prefix: string): Note | undefined {
  if (cell.lines === '') return undefined;
  const width = numberOf(cell.geometry, 'width') ?? 0;
  return Note.safeParse({
    id: `${prefix}${cell.id}`.slice(0, 90),
    text: cell.lines.slice(0, longestNote),
    position: placeOf(cell, byId).position ?? { x: 0, y: 0 },
    ...(width >= narrowestNote && width <= widestNote && { width }),
  }).data;
}

const longestNote = 2_000;
const narrowestNote = 40;
const widestNote = 4_000;

const textFinding = (text: string): ReadFinding => ({ kind: 'not-understood', subject: `Text “${text}”` });

/** What stands on a link is its label, whether draw.io or a person put it there. */
const isLinkLabel = ({ style }: Cell, around: Cell | undefined): boolean =>
  /\bedgeLabel\b/.test(style) || around?.isEdge === true;

const isText = ({ style }: Cell): boolean => /^text;|;text;|(?:^|;)shape=note\b/.test(style);

const isContainer = ({ style }: Cell): boolean => /(?:^|;)(?:group|swimlane|container=1)\b/.test(style);

const siteOf = (around: Cell | undefined): string | undefined =>
  around?.isVertex && around.value !== '' ? around.value.slice(0, 100) : undefined;

/** The middle of a vertex; places within a container count from its corner. */
function placeOf(cell: Cell, byId: ReadonlyMap<string, Cell>): Pick<TopologyNode, 'position'> {
  const { geometry } = cell;
  if (geometry === undefined) return {};
  let x = (numberOf(geometry, 'x') ?? 0) + (numberOf(geometry, 'width') ?? 0) / 2;
  let y = (numberOf(geometry, 'y') ?? 0) + (numberOf(geometry, 'height') ?? 0) / 2;
  const seen = new Set([cell.id]);
  for (
    let at = byId.get(cell.parent ?? '');
    at?.isVertex && !seen.has(at.id);
    at = byId.get(at.parent ?? '')
  ) {
    seen.add(at.id);
    x += numberOf(at.geometry, 'x') ?? 0;
    y += numberOf(at.geometry, 'y') ?? 0;
  }
  return { position: { x: Math.round(x), y: Math.round(y) } };
}

/** `mxgraph.cisco.routers.router` of a stencil, the name of a picture's file, else the first word of the style. */
function kindOf(style: string): string {
  const value = (key: string) => new RegExp(`(?:^|;)${key}=([^;]+)`).exec(style)?.[1];
  const shape = value('shape');
  const stencil = value('prIcon') ?? value('resIcon');
  if (stencil !== undefined) return stencil;
  const picture = value('image');
  if (picture !== undefined)
    return picture.startsWith('data:') ? 'image' : (picture.split('/').at(-1) ?? picture);
  if (shape !== undefined) return shape;
  const [first = ''] = style.split(';');
  return first.includes('=') || first === '' ? 'box' : first;
}
