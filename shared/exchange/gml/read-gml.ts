import type { TopologyNode } from '../../contract/topology-items.ts';
import { type Fields, kindOf, linkFields, positionOf } from '../read/common-fields.ts';
import { withEnds } from '../read/link-findings.ts';
import { readLimits } from '../read/read-limits.ts';
import type { ReadNetwork } from '../read/read-network.ts';
import { UnreadableFile } from '../read/unreadable-file.ts';

/** A GML list: pairs of key and value, keys in lower case. */
type GmlList = readonly (readonly [key: string, value: string | GmlList])[];

/** A GML file, as the Topology Zoo and graph tools write it. */
export function readGml(text: string): ReadNetwork {
  const graph = listOf(parse(text), 'graph');
  if (graph === undefined) throw new UnreadableFile('The GML has no graph.');
  const nodes = listsOf(graph, 'node').map((list) => {
    const fields = fieldsOf(list);
    const id = fields.get('id') ?? '';
    const graphics = listOf(list, 'graphics');
    const position: TopologyNode['position'] = positionOf(graphics ? fieldsOf(graphics) : fields);
    return {
      id,
      label: fields.get('label')?.trim() || id,
      kind: kindOf(fields),
      stated: position === undefined ? {} : { position },
    };
  });
  const links = listsOf(graph, 'edge').map((list) => {
    const fields = fieldsOf(list);
    return { id: '', source: fields.get('source'), target: fields.get('target'), stated: linkFields(fields) };
  });
  const fields = fieldsOf(graph);
  return {
    name: fields.get('network') ?? fields.get('name') ?? fields.get('label') ?? '',
    ...withEnds(nodes, links),
    subnets: [],
  };
}

const listsOf = (list: GmlList, key: string): GmlList[] =>
  list.flatMap(([name, value]) => (name === key && typeof value !== 'string' ? [value] : []));

const listOf = (list: GmlList, key: string): GmlList | undefined => listsOf(list, key)[0];

const fieldsOf = (list: GmlList): Fields =>
  new Map(list.flatMap(([key, value]) => (typeof value === 'string' ? [[key, value] as const] : [])));

const token = /\s+|#[^\n]*|"([^"]*)"|([[\]])|([^\s"[\]#]+)/y;

function parse(text: string): GmlList {
  const root: [string, string | GmlList][] = [];
  const open: [string, string | GmlList][][] = [root];
  let key: string | undefined;
  let count = 0;
  token.lastIndex = 0;
  while (token.lastIndex < text.length) {
    const found = token.exec(text);
    if (found === null) throw new UnreadableFile('The GML has a quotation mark that is not closed.');
    const [, quoted, bracket, word] = found;
    if (quoted === undefined && bracket === undefined && word === undefined) continue;
    count += 1;
    if (count > readLimits.elements) throw new UnreadableFile('The file has too many elements.');
    const list = open.at(-1);
    if (list === undefined) throw new UnreadableFile('The GML has a bracket too many.');
    if (bracket === ']') {
      open.pop();
      if (open.length === 0) throw new UnreadableFile('The GML has a bracket too many.');
    } else if (bracket === '[') {
      if (key === undefined) throw new UnreadableFile('The GML has a list without a name.');
      if (open.length >= readLimits.depth) throw new UnreadableFile('The file is nested too deeply.');
      const inner: [string, string | GmlList][] = [];
      list.push([key, inner]);
      open.push(inner);
      key = undefined;
    } else if (key === undefined) {
      key = (word ?? quoted ?? '').toLowerCase();
    } else {
      list.push([key, decoded(quoted ?? word ?? '')]);
      key = undefined;
    }
  }
  if (open.length !== 1) throw new UnreadableFile('The GML has a bracket that is not closed.');
  return root;
}

/** GML writes characters beyond ASCII as HTML does. */
const decoded = (text: string): string =>
  text
    .replaceAll(/&#(\d{1,7});/g, (whole, code: string) =>
      Number(code) <= 0x10ffff ? String.fromCodePoint(Number(code)) : whole,
    )
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
