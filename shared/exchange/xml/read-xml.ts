import { SaxesParser } from 'saxes';
import { readLimits } from '../read/read-limits.ts';
import { UnreadableFile } from '../read/unreadable-file.ts';
import type { XmlElement } from './xml-element.ts';

/**
 * The root of an XML document. A document type declaration, but SVG's own, is refused, since entities in it could fill the memory or name
 * files elsewhere.
 *
 * @throws UnreadableFile where it is not well-formed, nested too deeply, or too large.
 */
export function readXml(text: string): XmlElement {
  const parser = new SaxesParser({ fragment: false });
  const open: Building[] = [];
  let root: XmlElement | undefined;
  let count = 0;
  parser.on('doctype', (declared) => {
    if (svgDoctype.test(declared)) return;
    throw new UnreadableFile(
      'The file declares a document type, which may hold entities. Save it without a DOCTYPE and try again.',
    );
  });
  parser.on('error', ({ message }) => {
    throw new UnreadableFile(`The file is not well-formed XML (line ${parser.line}: ${plain(message)}).`);
  });
  parser.on('opentag', ({ name, attributes }) => {
    count += 1;
    if (count > readLimits.elements) throw new UnreadableFile('The file has too many elements.');
    if (open.length >= readLimits.depth) throw new UnreadableFile('The file is nested too deeply.');
    open.push({
      name: localName(name),
      attributes: new Map(Object.entries(attributes).map(([key, value]) => [localName(key), value])),
      children: [],
      texts: [],
    });
  });
  const onText = (part: string) => open.at(-1)?.texts.push(part);
  parser.on('text', onText);
  parser.on('cdata', onText);
  parser.on('closetag', () => {
    const closed = open.pop();
    if (closed === undefined) return;
    const { texts, ...element } = closed;
    const done: XmlElement = { ...element, text: texts.join('') };
    const parent = open.at(-1);
    if (parent === undefined) root = done;
    else parent.children.push(done);
  });
  parser.write(text.replace(/^\uFEFF/, '')).close();
  if (root === undefined) throw new UnreadableFile('The file has no content.');
  return root;
}

/** That of SVG itself, which draw.io writes: it names a document type, which is never fetched, and declares nothing. */
const svgDoctype =
  /^\s*svg\s+PUBLIC\s+"-\/\/W3C\/\/DTD SVG [\d.]+\/\/EN"\s+"https?:\/\/www\.w3\.org\/[\w./-]+"\s*$/;

interface Building {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: XmlElement[];
  readonly texts: string[];
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/** Messages begin with the place, which is said already. */
const plain = (message: string): string => message.replace(/^\d+:\d+:\s*/, '').replace(/\.$/, '');
