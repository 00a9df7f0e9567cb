import { isJunosList, junosGroups, junosKey } from '../rules/junos-groups.ts';
import type { ConfigNode, ConfigTree } from './config-node.ts';
import { junosStatements } from './junos-statements.ts';

interface Growing {
  readonly text: string;
  line: number;
  readonly children: Map<string, Growing>;
}

/** What marks a statement as deactivated: a statement below it. */
export const inactive = 'inactive:';

/** The tree of a Junos configuration, level by level, whether it came in braces or as set lines. */
export function junosTree(text: string): ConfigTree {
  const { statements, problems } = junosStatements(text);
  const root: Growing = { text: '', line: 0, children: new Map() };
  for (const { words, line, verb } of statements) {
    if (isIgnored(words)) continue;
    let at = root;
    const levels = junosGroups(words);
    for (const level of verb === 'deactivate' ? [...levels, inactive] : levels) {
      const key = junosKey(level, at.text);
      const child = at.children.get(key);
      const next =
        child && child.text === level ? child : { text: level, line, children: new Map<string, Growing>() };
      at.children.set(key, next);
      at = next;
    }
  }
  return { nodes: nodesOf(root), problems };
}

/** When it was changed by whom, and which release wrote it. */
const isIgnored = (words: readonly string[]): boolean => words[0] === 'version' || words[0] === 'apply-macro';

function nodesOf({ children }: Growing): ConfigNode[] {
  return [...children].map(([key, child]) => ({
    text: child.text,
    key,
    line: child.line,
    children: nodesOf(child),
    ...(isJunosList(child.text) && { isOrdered: true as const }),
  }));
}
