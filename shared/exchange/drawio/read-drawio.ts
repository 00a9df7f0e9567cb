import { strFromU8 } from 'fflate';
import * as z from 'zod';
import { DrawnView } from '../../contract/drawn-view.ts';
import { Note } from '../../contract/note.ts';
import { Subnet, TopologyEdge, TopologyNode } from '../../contract/topology-items.ts';
import { topologyLimits } from '../../contract/topology-limits.ts';
import { markName, readMark } from '../design/element-marks.ts';
import { fromBase64 } from '../read/base64.ts';
import { guessType } from '../read/guess-type.ts';
import { type GivenLink, withEnds } from '../read/link-findings.ts';
import { plainText } from '../read/plain-text.ts';
import type { ReadFinding, ReadNetwork, ReadNode } from '../read/read-network.ts';
import { inflated } from '../read/unpack.ts';
import { UnreadableFile } from '../read/unreadable-file.ts';
import { readXml } from '../xml/read-xml.ts';
import { escapeXml } from '../xml/write-xml.ts';
import { childOf, childrenOf, numberOf, type XmlElement } from '../xml/xml-element.ts';
import { cellsOf, type DrawioCell } from './drawio-cells.ts';
import { boxOf, type CellsById, framesAmong, looseEndOf, shapeAt } from './drawn-boxes.ts';

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

const mostCompared = 5_000;

interface ReadPage {
  readonly nodes: readonly ReadNode[];
  readonly links: readonly GivenLink[];
  readonly notes: readonly Note[];
  readonly findings: readonly ReadFinding[];
}

function readPage(
  { title, cells }: { readonly title: string; readonly cells: readonly DrawioCell[] },
  { prefix, siteOfPage }: { readonly prefix: string; readonly siteOfPage: boolean },
): ReadPage {
  const byId = new Map(cells.map((cell) => [cell.id, cell]));
  const parents = new Set(cells.filter(({ isVertex }) => isVertex).map(({ parent }) => parent ?? ''));
  const ids = new Map<string, string>();
  const nodes: ReadNode[] = [];
  const notes: Note[] = [];
  const findings: ReadFinding[] = [];
  const taken = new Set<string>();
  const linked = new Set(
    cells.flatMap(({ isEdge, source, target }) => (isEdge ? [source ?? '', target ?? ''] : [])),
  );
  const isRemark = (cell: DrawioCell) => isText(cell) && !(linked.has(cell.id) && isCalledDevice(cell));
  const shapes = cells.filter(
    (cell) =>
      cell.isVertex &&
      !isLinkLabel(cell, byId.get(cell.parent ?? '')) &&
      !parents.has(cell.id) &&
      !isContainer(cell) &&
      !isRemark(cell),
  );
  // Each shape is compared with each: what is larger than any drawing is read as it stands.
  const compared = shapes.length > mostCompared ? [] : shapes;
  const boxes = new Map(
    compared.flatMap((cell) => {
      const box = boxOf(cell, byId);
      return box === undefined ? [] : [[cell.id, box] as const];
    }),
  );
  const frames = framesAmong(compared, linked, boxes);
  const framed = new Set(frames.map(({ cell }) => cell.id));
  const devices = shapes.filter(({ id }) => !framed.has(id));
  const nameOf = namesOfKinds(devices);
  for (const cell of cells) {
    const around = byId.get(cell.parent ?? '');
    if (!cell.isVertex || isLinkLabel(cell, around)) continue;
    if (parents.has(cell.id) || isContainer(cell) || framed.has(cell.id)) continue;
    if (isRemark(cell)) {
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
    const frame = frames.find((each) => each.cell.value !== '' && each.surrounds(cell))?.cell;
    const site =
      siteOf(around) ?? siteOf(frame) ?? (siteOfPage && title !== '' ? title.slice(0, 100) : undefined);
    nodes.push({
      id,
      label: cell.value === '' ? (marked?.label ?? nameOf(cell)) : cell.value,
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
  /** A line that only seems to end at a device was meant to. */
  const endAt = (link: DrawioCell, end: 'sourcePoint' | 'targetPoint') => {
    const at = looseEndOf(link, end, byId);
    const device = at && shapeAt(at, devices, boxes);
    if (device) findings.push({ kind: 'touching-end', subject: device.value || nameOf(device) });
    return { id: device?.id, at };
  };
  /** An arrow from a remark points at something, and links nothing. */
  const pointer = ({ source, target }: DrawioCell) =>
    [source, target].flatMap((end) => byId.get(end ?? '') ?? []).find((end) => end.isVertex && isRemark(end));
  const links = cells
    .filter(({ isEdge }) => isEdge)
    .flatMap((cell): GivenLink[] => {
      const remark = pointer(cell);
      if (remark) {
        findings.push({ kind: 'pointer', subject: remark.value });
        return [];
      }
      const { id, source: _, target: __, ...known } = readMark(TopologyEdge, cell.facts.get(markName)) ?? {};
      const label = (cell.value || labels.get(cell.id) || '').slice(0, 100);
      const end = (of: string | undefined) =>
        of === undefined ? undefined : (ids.get(of) ?? `${prefix}${of}`);
      const [from, to] = [
        cell.source === undefined ? endAt(cell, 'sourcePoint') : { id: cell.source, at: undefined },
        cell.target === undefined ? endAt(cell, 'targetPoint') : { id: cell.target, at: undefined },
      ];
      return [
        {
          id: id ?? `${prefix}${cell.id}`,
          source: end(from.id),
          target: end(to.id),
          ends: { source: from.at, target: to.at },
          stated: { ...known, ...(label === '' ? {} : { label }) },
        },
      ];
    });
  return { nodes, links, notes, findings };
}

/** A note of ours, with what was written and where it was put meanwhile. */
function noteOf(cell: DrawioCell, byId: CellsById): Note | undefined {
  const note = readMark(Note, cell.facts.get(markName));
  if (note === undefined) return undefined;
  const isAsWritten = plainText(escapeXml(note.text)) === cell.value;
  const text = isAsWritten ? note.text : cell.lines.slice(0, longestNote);
  const { position = note.position } = placeOf(cell, byId);
  const isMoved = Math.hypot(position.x - note.position.x, position.y - note.position.y) > 1;
  return { ...note, text, ...(isMoved && { position }) };
}

/** The text boxes of others are notes. */
function foreignNote(cell: DrawioCell, byId: CellsById, prefix: string): Note | undefined {
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
const isLinkLabel = ({ style }: DrawioCell, around: DrawioCell | undefined): boolean =>
  /\bedgeLabel\b/.test(style) || around?.isEdge === true;

const isText = ({ style }: DrawioCell): boolean => /^text;|;text;|(?:^|;)shape=note\b/.test(style);

/** `Internet`, `Core switch`: a text that lines end at, and that says what it stands for, is a device without a symbol. */
const isCalledDevice = ({ value }: DrawioCell): boolean => {
  if (value.length > longestName) return false;
  const type = guessType({ id: '', label: value, kind: '', stated: {} });
  return type !== undefined && type !== 'left-out';
};

const longestName = 40;

const isContainer = ({ style }: DrawioCell): boolean => /(?:^|;)(?:group|swimlane|container=1)\b/.test(style);

const siteOf = (around: DrawioCell | undefined): string | undefined =>
  around?.isVertex && around.value !== '' ? around.value.slice(0, 100) : undefined;

/** The middle of a vertex. */
function placeOf(cell: DrawioCell, byId: CellsById): Pick<TopologyNode, 'position'> {
  const box = boxOf(cell, byId);
  if (box === undefined) return {};
  return { position: { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) } };
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

/** What shapes without a label are called: `Workgroup switch 2` for the second of its kind. */
function namesOfKinds(cells: readonly DrawioCell[]): (cell: DrawioCell) => string {
  const unnamed = cells.filter(({ value }) => value === '');
  const names = new Map<string, string>();
  for (const [kind, own] of Map.groupBy(unnamed, ({ style }) => kindOf(style))) {
    const words =
      kind
        .replace(/\.(?:svg|png|jpe?g|gif)$/i, '')
        .split('.')
        .at(-1) ?? kind;
    const name = words.replaceAll(/[_-]+/g, ' ').trim() || 'shape';
    const title = name.charAt(0).toUpperCase() + name.slice(1);
    own.forEach(({ id }, index) => {
      names.set(id, own.length === 1 ? title : `${title} ${index + 1}`);
    });
  }
  return ({ id }) => names.get(id) ?? id;
}
