import { strFromU8, Unzip, UnzipInflate } from 'fflate';
import { readContainerlab } from './containerlab/read-containerlab.ts';
import { drawioOfPng, drawioOfSvg } from './drawio/pictured-drawio.ts';
import { readDrawio } from './drawio/read-drawio.ts';
import { readGml } from './gml/read-gml.ts';
import { readGraphml } from './graphml/read-graphml.ts';
import { readTopologyFile } from './json/topology-file.ts';
import { readNetbox } from './netbox/read-netbox.ts';
import { isPng } from './picture/png-chunks.ts';
import { readPng } from './picture/png-design.ts';
import { readSvg } from './picture/svg-design.ts';
import { isMounted } from './read/guess-type.ts';
import { joinedBytes } from './read/joined-bytes.ts';
import { readLimits } from './read/read-limits.ts';
import type { ReadFinding, ReadNetwork } from './read/read-network.ts';
import { tooLarge } from './read/unpack.ts';
import { UnreadableFile } from './read/unreadable-file.ts';
import { readXml } from './xml/read-xml.ts';
import type { XmlElement } from './xml/xml-element.ts';

export interface GivenFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Formats that can be read, as people call them. */
export type ReadFormat =
  | 'Netwright JSON'
  | 'Netwright SVG'
  | 'Netwright PNG'
  | 'draw.io'
  | 'GraphML'
  | 'GML'
  | 'containerlab'
  | 'NetBox CSV';

export interface ReadFiles {
  readonly format: ReadFormat;
  readonly network: ReadNetwork;
}

/**
 * The network of the chosen files, and what of it is no device: one file of any format, or NetBox's CSV files, several or as a zip. The format is detected from
 * content, not by name.
 *
 * @throws UnreadableFile with a sentence that says what is wrong.
 */
export function readFiles(files: readonly GivenFile[]): ReadFiles {
  const { format, network } = networkOf(files);
  const mounted = network.nodes.flatMap((node): ReadFinding[] =>
    isMounted(node) ? [{ kind: 'mounted', subject: node.label }] : [],
  );
  return mounted.length === 0
    ? { format, network }
    : { format, network: { ...network, findings: [...network.findings, ...mounted] } };
}

function networkOf(files: readonly GivenFile[]): ReadFiles {
  const total = files.reduce((sum, { bytes }) => sum + bytes.length, 0);
  if (total > readLimits.bytes) throw new UnreadableFile('The files are larger than 30 MB together.');
  const [file, ...more] = files;
  if (file === undefined) throw new UnreadableFile('No file was chosen.');
  if (isZip(file.bytes)) return netbox(unzipped(file.bytes));
  if (more.length > 0 || /\.(csv|tsv)$/i.test(file.name)) return netbox(files);
  if (isPng(file.bytes)) return pictured('PNG', readPng(file.bytes), () => drawioOfPng(file.bytes));
  if (file.bytes.length === 0) throw new UnreadableFile('The file is empty.');
  return readText(textOf(file));
}

function readText(text: string): ReadFiles {
  const start = text.trimStart();
  if (start.startsWith('{')) return { format: 'Netwright JSON', network: readTopologyFile(text) };
  if (start.startsWith('<')) return readMarkup(text);
  if (/^(?:(?:#[^\n]*|\s*|(?:creator|version|comment)\b[^\n]*)\n)*\s*graph\s*\[/i.test(start))
    return { format: 'GML', network: readGml(text) };
  if (/^topology:/m.test(text)) return { format: 'containerlab', network: readContainerlab(text) };
  throw new UnreadableFile(
    'This is none of the formats that can be read: Netwright’s JSON, SVG and PNG, draw.io (pictures with the diagram in them, too), GraphML, GML, containerlab, NetBox’s CSV.',
  );
}

function readMarkup(text: string): ReadFiles {
  const root = readXml(text);
  switch (root.name) {
    case 'mxfile':
    case 'mxGraphModel':
      return { format: 'draw.io', network: readDrawio(root) };
    case 'graphml':
      return { format: 'GraphML', network: readGraphml(root) };
    case 'svg':
      return pictured('SVG', readSvg(root), () => drawioOfSvg(root));
    default:
      throw new UnreadableFile(
        `This XML is a “${root.name.slice(0, 50)}”, which is neither draw.io, GraphML nor SVG.`,
      );
  }
}

/** What a picture carries: this product's topology, else draw.io's document. */
function pictured(
  kind: 'SVG' | 'PNG',
  own: ReadNetwork | undefined,
  drawio: () => XmlElement | undefined,
): ReadFiles {
  if (own !== undefined) return { format: `Netwright ${kind}`, network: own };
  const document = drawio();
  if (document !== undefined) return { format: 'draw.io', network: readDrawio(document) };
  throw new UnreadableFile(
    `This ${kind} is a picture only: it carries no topology. Export it again, from Netwright, or from draw.io with a copy of the diagram.`,
  );
}

const netbox = (files: readonly GivenFile[]): ReadFiles => ({
  format: 'NetBox CSV',
  network: readNetbox(files.map((file) => ({ name: file.name, text: textOf(file) }))),
});

/** UTF-8, or UTF-16 with its mark, as spreadsheets save it. */
function textOf({ name, bytes }: GivenFile): string {
  const [a, b] = bytes;
  const text =
    (a === 0xff && b === 0xfe) || (a === 0xfe && b === 0xff) ? utf16(bytes, a === 0xfe) : strFromU8(bytes);
  if (text.includes('\u0000')) throw new UnreadableFile(`${name} is not a text file.`);
  return text;
}

function utf16(bytes: Uint8Array, isBigEndian: boolean): string {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts: string[] = [];
  for (let at = 2; at + 1 < bytes.length; at += 2)
    parts.push(String.fromCharCode(view.getUint16(at, !isBigEndian)));
  return parts.join('');
}

const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 0x03;

const mostZipped = 100;

/** The sentence for a zip without CSV files: what it is most likely. */
function noCsvIn(names: readonly string[]): string {
  if (names.some((name) => name.startsWith('visio/')))
    return 'This is a drawing of Visio, which cannot be read here. Open it in draw.io, save it there, and choose that file.';
  return 'There are no CSV files in this zip. NetBox’s tables are read from a zip; unpack other files first.';
}

/** The CSV files of a zip; unpacking stops early where it becomes too much. */
function unzipped(bytes: Uint8Array): GivenFile[] {
  const files: { name: string; parts: Uint8Array[] }[] = [];
  const others: string[] = [];
  let total = 0;
  const unzip = new Unzip((entry) => {
    if (!/\.csv$/i.test(entry.name)) {
      if (others.length < mostZipped) others.push(entry.name);
      return;
    }
    if (files.length >= mostZipped) throw new UnreadableFile('The zip has too many files.');
    const file = { name: entry.name, parts: [] as Uint8Array[] };
    files.push(file);
    entry.ondata = (error, part) => {
      // What is thrown below comes back here.
      if (error) throw error instanceof UnreadableFile ? error : new UnreadableFile('The zip is damaged.');
      total += part.length;
      if (total > readLimits.unpackedBytes) throw tooLarge();
      file.parts.push(part);
    };
    entry.start();
  });
  unzip.register(UnzipInflate);
  try {
    for (let at = 0; at < bytes.length; at += zipStep)
      unzip.push(bytes.subarray(at, at + zipStep), at + zipStep >= bytes.length);
  } catch (error) {
    if (error instanceof UnreadableFile) throw error;
    throw new UnreadableFile('The zip is damaged.');
  }
  if (files.length === 0) throw new UnreadableFile(noCsvIn(others));
  return files.map(({ name, parts }) => ({ name, bytes: joinedBytes(parts) }));
}

const zipStep = 65_536;
