import {
  type Document,
  isAlias,
  isCollection,
  isMap,
  isScalar,
  LineCounter,
  type Node,
  parseDocument,
  visit,
  type YAMLError,
} from 'yaml';

/** One document of a YAML file: its value, or its error. */
export type YamlDocument =
  | {
      readonly value: unknown;
      /** What comments before the first key say, `# category: switch` as `category`. */
      readonly remarks: ReadonlyMap<string, string>;
    }
  | { readonly problem: string };

/** Characters of one document. The largest chassis of NetBox's library needs a fifth of it. */
export const longestDocument = 200_000;

/** Tokens of one document: 2,000 interfaces with PoE have half of it. */
const mostTokens = 40_000;

/** Uses of anchors in one document, and entries of an anchored value: two for each port of a large switch. */
const mostAliases = 200;
const mostAnchored = 50;

/**
 * Reads the documents of a file one after the other, so that the caller may stop early; those without content are
 * skipped.
 */
export function* readYaml(text: string): Generator<YamlDocument> {
  for (const { lines, firstLine } of documentsOf(text)) {
    if (lines.every((line) => isEmpty.test(line))) continue;
    yield readDocument(lines.join('\n').trimEnd(), firstLine);
  }
}

/**
 * An estimate of how much there is to parse: lines, indicator characters, and those that are indicators before a
 * space.
 */
export const tokensOf = (text: string): number => text.match(/[\n,[\]{}!&*'"]|[-?:](?=\s)/g)?.length ?? 0;

/** Markers of documents, comments, directives and nothing. */
const isEmpty = /^(---|\.\.\.)?\s*(#.*)?$|^%/;

/** Markers stand at the start of a line, and nothing else in a document may (YAML 1.2, 9.1.2). */
function* documentsOf(text: string): Generator<{ lines: readonly string[]; firstLine: number }> {
  let lines: string[] = [];
  let firstLine = 1;
  for (const [index, line] of text
    .replace(/^\uFEFF/, '')
    .split(/\r\n?|\n/)
    .entries()) {
    if (/^(---|\.\.\.)(\s|$)/.test(line)) {
      yield { lines, firstLine };
      lines = [];
      firstLine = index + 1;
    }
    // Directives and end markers have no meaning once documents are read one by one.
    lines.push(/^(%|\.\.\.(\s|$))/.test(line) ? '' : line);
  }
  yield { lines, firstLine };
}

function readDocument(text: string, firstLine: number): YamlDocument {
  if (text.length > longestDocument || tokensOf(text) > mostTokens)
    return { problem: `The document that starts on line ${firstLine} is too long for a device.` };
  const counter = new LineCounter();
  const lineOf = (offset: number) => firstLine + counter.linePos(offset).line - 1;
  const document = parseDocument(text, {
    schema: 'core',
    merge: true,
    // Checked below: the library compares all keys in pairs, which takes minutes for many keys.
    uniqueKeys: false,
    resolveKnownTags: false,
    prettyErrors: false,
    logLevel: 'silent',
    lineCounter: counter,
  });
  const [error] = [...document.errors, ...document.warnings];
  if (error !== undefined) return { problem: `Line ${lineOf(error.pos[0])} ${wrongOf(error)}.` };
  const fault = faultOf(document);
  if (fault !== undefined) return { problem: `Line ${lineOf(fault.offset)} ${fault.message}.` };
  try {
    const value: unknown = document.toJS({ maxAliasCount: mostAliases });
    return { value, remarks: remarksOf(text) };
  } catch {
    return { problem: `The document that starts on line ${firstLine} repeats aliases too often.` };
  }
}

function wrongOf({ code, message }: YAMLError): string {
  switch (code) {
    case 'TAG_RESOLVE_FAILED':
      return 'has a tag (“!…”), which device types do not need';
    case 'RESOURCE_EXHAUSTION':
      return 'is nested too deeply';
    case 'TAB_AS_INDENT':
      return 'is indented with a tab: use spaces';
    case 'BAD_INDENT':
      return 'is indented incorrectly';
    case 'MISSING_CHAR':
    case 'BLOCK_AS_IMPLICIT_KEY':
    case 'MULTILINE_IMPLICIT_KEY':
    case 'UNEXPECTED_TOKEN':
    case 'IMPOSSIBLE':
      return 'is not YAML: look for a missing colon, quotation mark or bracket';
    default:
      return `is not YAML (${message.slice(0, 100).replace(/\.$/, '')})`;
  }
}

interface Fault {
  readonly offset: number;
  readonly message: string;
}

/** Checks what the library accepts. Values that look like numbers become the text as written. */
function faultOf(document: Document): Fault | undefined {
  let fault: Fault | undefined;
  let aliases = 0;
  const stop = (node: Node, message: string) => {
    fault = { offset: node.range?.[0] ?? 0, message };
    return visit.BREAK;
  };
  visit(document, {
    Alias: (_, alias) => {
      aliases += 1;
      return aliases > mostAliases ? stop(alias, 'refers to other lines too often') : undefined;
    },
    Collection: (_, node) => {
      if (node.anchor !== undefined && node.items.length > mostAnchored)
        return stop(node, `has an anchor of more than ${mostAnchored} entries`);
      if (!isMap(node)) return undefined;
      const keys = new Set<unknown>();
      for (const { key, value } of node.items) {
        if (isCollection(key) || isAlias(key)) return stop(node, 'has a key that is not a word');
        if (!isScalar(key)) continue;
        if (key.value !== '<<' && keys.has(key.value))
          return stop(key, `repeats the key “${String(key.value).slice(0, 60)}”`);
        keys.add(key.value);
        if (isName(key.value) && isScalar(value) && typeof value.value === 'number')
          value.value = value.source;
      }
      return undefined;
    },
  });
  return fault;
}

/** Part numbers such as 007 or 1e5 are not numbers. */
const names = new Set<unknown>(['manufacturer', 'model', 'part_number', 'slug', 'name', 'label']);
const isName = (key: unknown): boolean => names.has(key);

/** Read from the comments before the first line of content. */
function remarksOf(text: string): ReadonlyMap<string, string> {
  const remarks = new Map<string, string>();
  for (const line of text.split('\n', 20)) {
    if (!isEmpty.test(line)) break;
    const [, name, value] = /^# (\w+): (.+)$/.exec(line) ?? [];
    if (name !== undefined && value !== undefined) remarks.set(name, value.trim());
  }
  return remarks;
}
