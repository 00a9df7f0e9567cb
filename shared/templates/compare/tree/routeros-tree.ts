import { identityOf, isRouterosList } from '../rules/routeros-menus.ts';
import type { BlockProblem, ConfigNode, ConfigTree } from './config-node.ts';
import { mergeSiblings } from './merge-siblings.ts';
import { routerosWords } from './routeros-words.ts';

/**
 * The tree of a RouterOS export: menus, their entries, and the values of each. The text of an entry is what finds it again:
 * `add name=bridge1`, `set ether1`, or `set` where a menu is one set of values.
 */
export function routerosTree(text: string): ConfigTree {
  const problems: BlockProblem[] = [];
  const menus = new Map<string, { line: number; entries: ConfigNode[] }>();
  let menu = '';
  for (const { words, line, isOpen } of routerosWords(text)) {
    if (isOpen) problems.push({ line, sentence: 'A quotation mark, a bracket or a brace is not closed.' });
    const [first = ''] = words;
    const verb = words.findIndex((word) => commands.test(word));
    if (first.startsWith('/')) menu = words.slice(0, verb < 0 ? undefined : verb).join(' ');
    else if (first.startsWith(':')) continue;
    else if (verb !== 0) problems.push({ line, sentence: `“${first}” is neither a menu nor a command.` });
    if (verb < 0) continue;
    if (menu === '') problems.push({ line, sentence: `“${words.join(' ')}” is in no menu.` });
    const own = menus.get(menu) ?? { line, entries: [] };
    menus.set(menu, own);
    const entry = entryOf(words.slice(verb), menu, line);
    if (entry) own.entries.push(entry);
  }
  const nodes = [...menus].map(([path, { line, entries }]): ConfigNode => {
    const isOrdered = isRouterosList(path);
    return {
      text: path,
      key: path,
      line,
      children: isOrdered ? entries : mergeSiblings(entries),
      ...(isOrdered && { isOrdered }),
    };
  });
  return { nodes, problems };
}

/** All but `add` and `set` do something once: an export does not show them. */
const commands = /^(?:add|set|remove|unset|move|enable|disable|print|export|import|sign|generate-key|reset)$/;

function entryOf(
  [verb = '', ...words]: readonly string[],
  menu: string,
  line: number,
): ConfigNode | undefined {
  if (verb !== 'add' && verb !== 'set') {
    const text = [verb, ...words].join(' ');
    return { text, key: text, line, children: [], isUnseen: true };
  }
  const values = words.filter((word) => /^[a-z0-9.-]+=/i.test(word)).toSorted();
  const target = words
    .filter((word) => !values.includes(word))
    .join(' ')
    .replaceAll(/^\[ ?find (?:default=yes )?| ?\]$/g, '');
  const identity = verb === 'add' ? identityOf(menu, values) : [];
  const text =
    verb === 'add' ? `add ${identity.join(' ')}`.trimEnd() : `set ${target.replaceAll('"', '')}`.trimEnd();
  return {
    text,
    key: text,
    line,
    children: values
      .filter((value) => !identity.includes(value))
      .map((value) => ({
        text: value,
        key: value.slice(0, value.indexOf('=')),
        line,
        children: [],
        // An export leaves secrets out.
        ...(value.includes('<secret:') && { isUnseen: true as const }),
      })),
  };
}
