import type { BlockProblem, ConfigNode, ConfigTree } from './config-node.ts';

interface Open {
  readonly text: string;
  readonly line: number;
  readonly children: ConfigNode[];
}

/** The tree of a file whose blocks are in braces and whose statements end with the line (nftables, keepalived, strongSwan). */
export function braceTree(text: string): ConfigTree {
  const problems: BlockProblem[] = [];
  const root: Open = { text: '', line: 0, children: [] };
  const open: Open[] = [root];
  for (const [at, raw] of text.replaceAll('\r', '').split('\n').entries()) {
    const line = at + 1;
    const statement = withoutComment(raw).trim().replaceAll(/\s+/g, ' ');
    if (statement === '') continue;
    const balance = count(statement, '{') - count(statement, '}');
    if (statement.startsWith('}')) {
      const closed = open.length > 1 ? open.pop() : undefined;
      if (closed) push(closed);
      else problems.push({ line, sentence: 'This closing brace has no opening brace.' });
    } else if (balance > 0 && statement.endsWith('{'))
      open.push({ text: statement.slice(0, -1).trim(), line, children: [] });
    else {
      if (balance !== 0) problems.push({ line, sentence: `The braces of “${statement}” are not balanced.` });
      open.at(-1)?.children.push({ text: statement.replace(/;$/, ''), key: statement, line, children: [] });
    }
  }
  for (const { text: header, line } of open.slice(1))
    problems.push({ line, sentence: `The brace of “${header}” is not closed.` });
  while (open.length > 1) push(open.pop());
  return { nodes: root.children, problems };

  function push(closed: Open | undefined): void {
    if (closed) open.at(-1)?.children.push({ ...closed, key: closed.text, isOrdered: true });
  }
}

/** A hash within quotation marks is none. */
const withoutComment = (line: string): string => /^((?:[^"#!]|"[^"]*"|!=)*)[#!](?!=)/.exec(line)?.[1] ?? line;

const count = (text: string, sign: string): number => text.replaceAll(/"[^"]*"/g, '').split(sign).length - 1;
