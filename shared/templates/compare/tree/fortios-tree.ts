import type { BlockProblem, ConfigNode, ConfigTree } from './config-node.ts';
import { mergeSiblings } from './merge-siblings.ts';
import { quotedWords } from './quoted-words.ts';

interface Open {
  readonly kind: 'config' | 'edit';
  readonly text: string;
  readonly line: number;
  readonly children: ConfigNode[];
}

/** The tree of `config`, `edit`, `set`, `next` and `end` (FortiOS). */
export function fortiosTree(text: string): ConfigTree {
  const problems: BlockProblem[] = [];
  const nodes: ConfigNode[] = [];
  const open: Open[] = [];
  const isIndented = /^[ \t]+(?:edit|set|config) /m.test(text);
  for (const { words, line, indent } of linesOf(text, problems)) {
    const [verb = '', ...rest] = words;
    const statement = words.join(' ');
    switch (verb) {
      case 'config':
      case 'edit':
        // Of an indented text, what begins at its margin is in no other section.
        if (verb === 'config' && indent === 0 && isIndented && open.length > 0) {
          problems.push({ line, sentence: `“${open[0]?.text}” has no “end” before “${statement}”.` });
          while (open.length > 0) close();
        }
        if (verb === 'edit' && open.at(-1)?.kind !== 'config')
          problems.push({ line, sentence: `“${statement}” is not within “config”.` });
        open.push({ kind: verb, text: statement, line, children: [] });
        break;
      case 'next':
        if (open.at(-1)?.kind === 'edit') close();
        else problems.push({ line, sentence: '“next” ends no “edit”.' });
        break;
      case 'end':
        // An entry that is not ended by `next` is ended by `end` as well.
        if (open.at(-1)?.kind === 'edit') close();
        if (open.length > 0) close();
        else problems.push({ line, sentence: '“end” ends no “config”.' });
        break;
      case 'set':
      case 'unset': {
        const parent = open.at(-1);
        if (parent === undefined) problems.push({ line, sentence: `“${statement}” is not within “config”.` });
        else if (!/^(?:uuid|snmp-index)$/.test(rest[0] ?? ''))
          parent.children.push({
            text: statement,
            key: rest[0] ?? '',
            line,
            children: [],
            ...(verb === 'unset' && { isDefault: true as const }),
          });
        break;
      }
      default:
        problems.push({ line, sentence: `“${verb}” is not a statement of a configuration.` });
    }
  }
  for (const { text: statement, line, kind } of open)
    problems.push({ line, sentence: `“${statement}” has no “${kind === 'edit' ? 'next' : 'end'}”.` });
  while (open.length > 0) close();
  return { nodes: mergeSiblings(nodes), problems };

  function close(): void {
    const own = open.pop();
    if (own === undefined) return;
    const node: ConfigNode = {
      text: own.text,
      key: own.text,
      line: own.line,
      children: mergeSiblings(own.children),
      ...(own.kind === 'config' && isList(own.text) && { isOrdered: true as const }),
    };
    (open.at(-1)?.children ?? nodes).push(node);
  }
}

/** Tables whose entries are tried one after another. */
const isList = (config: string): boolean =>
  /^config (?:firewall (?:policy|policy6|shaping-policy|local-in-policy6?|central-snat-map|proxy-policy|security-policy|DoS-policy6?|multicast-policy6?|interface-policy6?)|router policy6?|rule6?|service)$/.test(
    config,
  );

interface FortiosLine {
  readonly words: readonly string[];
  readonly line: number;
  readonly indent: number;
}

/** Lines as words; a value in quotation marks may go over several. */
function linesOf(text: string, problems: BlockProblem[]): FortiosLine[] {
  const lines: FortiosLine[] = [];
  const raw = text.replaceAll('\r', '').split('\n');
  for (let at = 0; at < raw.length; at += 1) {
    const line = at + 1;
    let own = raw[at] ?? '';
    if (own.trim() === '' || own.trim().startsWith('#')) continue;
    let words = quotedWords(own);
    while (words === undefined && at + 1 < raw.length && at + 1 - line < longestValue) {
      at += 1;
      own += `\n${raw[at]}`;
      words = isClosed(raw[at] ?? '') ? quotedWords(own) : undefined;
    }
    if (words === undefined) {
      problems.push({ line, sentence: 'A quotation mark is not closed.' });
      at = line - 1;
    } else lines.push({ words, line, indent: own.length - own.trimStart().length });
  }
  return lines;
}

/** Lines of a certificate or a replacement message. */
const longestValue = 400;

const isClosed = (line: string): boolean => line.includes('"');
