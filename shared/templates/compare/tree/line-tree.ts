import type { ConfigTree } from './config-node.ts';

/** A file whose lines stand for themselves: a script, or settings of a daemon. */
export const lineTree = (text: string): ConfigTree => ({
  nodes: text
    .replaceAll('\r', '')
    .split('\n')
    .map((line, at) => ({ text: line.trim(), line: at + 1 }))
    .filter(({ text: line }) => line !== '' && !line.startsWith('#'))
    .map((row) => ({ ...row, key: row.text, children: [] })),
  problems: [],
});
