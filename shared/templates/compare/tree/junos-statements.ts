import type { BlockProblem } from './config-node.ts';
import { quotedWords } from './quoted-words.ts';

/** One statement with the path to it, as a `set` line has it. */
export interface JunosStatement {
  readonly words: readonly string[];
  /** From 1. */
  readonly line: number;
  /** `delete`, `deactivate` … of a text of set lines. */
  readonly verb: 'set' | 'deactivate';
}

export interface JunosText {
  readonly statements: readonly JunosStatement[];
  readonly problems: readonly BlockProblem[];
}

/** The statements of a Junos configuration, in braces, as set lines, or both. */
export function junosStatements(text: string): JunosText {
  const statements: JunosStatement[] = [];
  const problems: BlockProblem[] = [];
  const open: { readonly words: readonly string[]; readonly line: number; hasBody: boolean }[] = [];
  let header: string[] = [];
  let headerLine = 0;
  for (const { token, line } of tokensOf(text, problems)) {
    const path = open.flatMap(({ words }) => words);
    const [verb = '', ...rest] = header;
    if (token === '\n') {
      if (open.length === 0 && verb === 'set' && rest.length > 0) add(rest, 'set');
      else if (open.length === 0 && verb === 'deactivate') add(rest, 'deactivate');
      else if (open.length === 0 && isNoStatement(verb)) header = [];
      if (open.length === 0 && (verb === 'set' || verb === 'deactivate')) header = [];
      continue;
    }
    if (header.length === 0) headerLine = line;
    if (token === '{') {
      const parent = open.at(-1);
      if (parent) parent.hasBody = true;
      open.push({ words: active(header, path), line: headerLine, hasBody: false });
      header = [];
    } else if (token === '}') {
      if (header.length > 0)
        problems.push({ line: headerLine, sentence: `“${header.join(' ')}” does not end with a semicolon.` });
      header = [];
      const closed = open.pop();
      if (closed === undefined) problems.push({ line, sentence: 'This closing brace has no opening brace.' });
      else if (!closed.hasBody)
        addAt([...open.flatMap(({ words }) => words), ...closed.words], closed.line, 'set');
    } else if (token === ';') {
      const parent = open.at(-1);
      if (parent) parent.hasBody = true;
      if (header.length > 0) addAt([...path, ...active(header, path)], headerLine, 'set');
      header = [];
    } else header.push(token);
  }
  if (header.length > 0 && !isNoStatement(header[0] ?? ''))
    problems.push({ line: headerLine, sentence: `“${header.join(' ')}” is not a complete statement.` });
  for (const { words, line } of open)
    problems.push({ line, sentence: `The brace of “${words.join(' ')}” is not closed.` });
  return { statements, problems };

  /** A header that is marked inactive; the mark is a statement of its own. */
  function active(words: readonly string[], path: readonly string[]): string[] {
    const own = words.filter((word) => !/^(?:inactive|replace|protect):$/.test(word));
    if (words.includes('inactive:')) addAt([...path, ...own], headerLine, 'deactivate');
    return own;
  }
  function add(words: readonly string[], verb: JunosStatement['verb']): void {
    addAt(words, headerLine, verb);
  }
  /** `[ a b ]` is a statement for each. */
  function addAt(words: readonly string[], line: number, verb: JunosStatement['verb']): void {
    const start = words.indexOf('[');
    if (start < 0) statements.push({ words, line, verb });
    else
      for (const word of words.slice(start + 1).filter((one) => one !== ']'))
        statements.push({ words: [...words.slice(0, start), word], line, verb });
  }
}

/** A prompt, or what an operational command says. */
const isNoStatement = (word: string): boolean =>
  /^(?:show|exit|edit|commit|top|up|quit|configure|\[edit)/.test(word) || /[@>#%]/.test(word);

interface Token {
  readonly token: string;
  readonly line: number;
}

function tokensOf(text: string, problems: BlockProblem[]): Token[] {
  const bare = text
    .replaceAll('\r', '')
    .replaceAll(/\/\*[\s\S]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ' '));
  return bare.split('\n').flatMap((raw, at) => {
    const line = at + 1;
    const code = /^((?:[^"#]|"(?:[^"\\]|\\.)*")*)#/.exec(raw)?.[1] ?? raw;
    const spaced = code.replaceAll(/"(?:[^"\\]|\\.)*"|[{};[\]]/g, (part) =>
      part.length > 1 ? part : ` ${part} `,
    );
    const words = quotedWords(spaced);
    if (words === undefined) problems.push({ line, sentence: 'A quotation mark is not closed.' });
    return [...(words ?? []), '\n'].map((token) => ({ token, line }));
  });
}
