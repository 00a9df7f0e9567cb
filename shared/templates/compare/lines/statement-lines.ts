import type { IndentedRules } from '../rules/indented-rules.ts';
import type { ConfigNode } from '../tree/config-node.ts';

/** A statement with everything below it, as it is typed. */
export function statementLines(node: ConfigNode, path: readonly string[], rules: IndentedRules): string[] {
  if (node.isOrdered && rules.flat.test(`${node.text} x`))
    return node.children.map((child) => `${node.text} ${entryText(child, node.text, rules)}`);
  const inner = [...path, node.text];
  const below = node.children.flatMap((child) =>
    node.isOrdered ? entryLines(child, inner, rules) : statementLines(child, inner, rules),
  );
  // A port that is set back may be down.
  const isPort = path.length === 0 && rules.resettable.test(node.text);
  const isStated = node.children.some(({ text }) => /^(?:no )?shutdown$/.test(text));
  const lines = isPort && !isStated ? [...below, 'no shutdown'] : below;
  return lines.length > 0 ? wrapped(node.text, lines, path, rules) : [node.text, ...blockOf(node)];
}

function entryLines(child: ConfigNode, path: readonly string[], rules: IndentedRules): string[] {
  const list = path.at(-1) ?? '';
  return child.children.length > 0 ? statementLines(child, path, rules) : [entryText(child, list, rules)];
}

/** An entry of a list with its number. A remark has none: it stands before what follows it. */
export function entryText({ text, sequence }: ConfigNode, list: string, rules: IndentedRules): string {
  const numbering = rules.sequence(list);
  return numbering === undefined || sequence === undefined || text.startsWith('remark ')
    ? text
    : `${numbering.word}${sequence} ${text}`;
}

/** Lines inside their section. */
export function wrapped(
  header: string,
  lines: readonly string[],
  path: readonly string[],
  rules: IndentedRules,
): string[] {
  const exit = rules.exits([...path, header]);
  return [header, ...lines.map((line) => ` ${line}`), ...(exit === undefined ? [] : [exit])];
}

export const blockOf = ({ block = [] }: ConfigNode): readonly string[] => block;
