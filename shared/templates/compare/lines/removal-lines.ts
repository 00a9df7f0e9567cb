import type { IndentedRules } from '../rules/indented-rules.ts';
import type { ConfigNode } from '../tree/config-node.ts';
import { entryText, wrapped } from './statement-lines.ts';

/** What takes a statement away, with everything below it. */
export function removalLines(node: ConfigNode, path: readonly string[], rules: IndentedRules): string[] {
  const { text, children, isOrdered } = node;
  if (path.length === 0 && rules.resettable.test(text)) return [`default ${text}`];
  if (path.length === 0 && rules.permanent.test(text)) {
    const lines = children.toReversed().flatMap((child) => removalLines(child, [text], rules));
    return lines.length > 0 ? wrapped(text, lines, path, rules) : [];
  }
  // A list without a section of its own has no line that removes it whole, but for prefix lists and numbered access lists.
  if (isOrdered && rules.flat.test(`${text} x`) && !/prefix-list |^access-list \d/.test(text))
    return children.map((child) => `no ${text} ${entryText(child, text, rules)}`);
  return [negation(text, path.at(-1) ?? '', rules)];
}

function negation(text: string, section: string, { shortened }: IndentedRules): string {
  if (text.startsWith('no ')) return text.slice('no '.length);
  const short = shortened.find(({ within, line }) => within.test(section) && line.test(text));
  return `no ${short?.line.exec(text)?.[0] ?? text}`;
}
