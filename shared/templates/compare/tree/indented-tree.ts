import { vlanRanges } from '../../../network/control-plane/sections/cell.ts';
import type { IndentedRules, SectionRule } from '../rules/indented-rules.ts';
import type { BlockProblem, ConfigNode, ConfigTree } from './config-node.ts';
import { type IndentedLine, indentedLines } from './indented-lines.ts';
import { mergeSiblings } from './merge-siblings.ts';
import { numbersIn } from './numbers-in.ts';

interface Open {
  readonly indent: number;
  readonly line: IndentedLine;
  readonly children: Open[];
}

/** The tree of a configuration whose sections are indented (IOS XE, EOS, FRRouting). */
export function indentedTree(text: string, rules: IndentedRules): ConfigTree {
  const problems: BlockProblem[] = [];
  const root: Open = { indent: -1, line: { text: '', indent: -1, line: 0 }, children: [] };
  const open: Open[] = [root];
  for (const line of indentedLines(text)) {
    if (line.isOpen) problems.push({ line: line.line, sentence: `“${line.text}” is not closed.` });
    if (rules.ignored.test(line.text)) continue;
    let parent = open.at(-1);
    let isBack = false;
    while (parent !== undefined && parent.indent >= line.indent) {
      isBack = parent.indent > line.indent;
      open.pop();
      parent = open.at(-1);
    }
    // Back from a section to a depth that nothing before it has.
    if (parent === undefined || (isBack && (parent.children.at(-1)?.indent ?? line.indent) !== line.indent))
      problems.push({ line: line.line, sentence: `“${line.text}” is indented like nothing before it.` });
    if (parent === root && line.indent > 0 && root.children.length === 0)
      problems.push({ line: line.line, sentence: `“${line.text}” is indented but in no section.` });
    const own: Open = { indent: line.indent, line, children: [] };
    (parent ?? root).children.push(own);
    open.push(own);
  }
  return { nodes: siblings(root.children, '', rules), problems };
}

function siblings(lines: readonly Open[], section: string, rules: IndentedRules): readonly ConfigNode[] {
  const nodes = joinVlans(lines).flatMap((own) => {
    const node = nodeOf(own, section, rules);
    return node.children.length === 0 || /^vlan [\d,-]+$/.test(node.text) ? separateVlans(node) : node;
  });
  if (rules.ordered.test(section)) return numbered(nodes, section, rules);
  return mergeSiblings(section === '' ? gathered(nodes, rules) : nodes);
}

function nodeOf(
  { line: { text, line, block }, children }: Open,
  section: string,
  rules: IndentedRules,
): ConfigNode {
  const isOrdered = rules.ordered.test(text);
  return {
    text,
    key: keyOf(text, section, rules),
    line,
    children: siblings(children, text, rules),
    ...(block && { block }),
    ...(isOrdered && { isOrdered }),
    ...(isIn(rules.defaults, section, text) && { isDefault: true }),
    ...(rules.unseen.test(text) && { isUnseen: true }),
  };
}

function keyOf(text: string, section: string, rules: IndentedRules): string {
  const positive = text.replace(/^(no|default) /, '');
  for (const { within, line } of rules.single) {
    const match = within.test(section) ? line.exec(positive) : null;
    if (match) return match.slice(1).some((part) => part !== undefined) ? match.slice(1).join(' ') : match[0];
  }
  return positive;
}

const isIn = (rules: readonly SectionRule[], section: string, text: string): boolean =>
  rules.some(({ within, line }) => within.test(section) && line.test(text));

/** Entries with their numbers apart from their text; those without one follow the one before in the list's step. */
function numbered(
  nodes: readonly ConfigNode[],
  section: string,
  rules: IndentedRules,
): readonly ConfigNode[] {
  const sequence = rules.sequence(section);
  if (sequence === undefined) return nodes;
  let last = 0;
  return nodes
    .map((node) => {
      const match = /^(?:seq(?:uence)? )?(\d+) (.+)$/.exec(node.text);
      const text = match?.[2] ?? node.text;
      last = match ? Number(match[1]) : last + sequence.step;
      return {
        ...node,
        text,
        key: text,
        sequence: last,
        ...(text.startsWith('remark ') && { isDefault: true as const }),
      };
    })
    .sort((a, b) => a.sequence - b.sequence);
}

/** Lines that each name their list become entries of one section. */
function gathered(nodes: readonly ConfigNode[], rules: IndentedRules): readonly ConfigNode[] {
  const lists = new Map<string, ConfigNode[]>();
  const out: (ConfigNode | string)[] = [];
  for (const node of nodes) {
    const name = rules.flat.exec(node.text)?.[0].trim();
    if (name === undefined || node.text.startsWith('no ')) {
      out.push(node);
      continue;
    }
    const entry = node.text.slice(name.length).trim();
    const list = lists.get(name);
    if (list === undefined) out.push(name);
    lists.set(name, [...(list ?? []), { ...node, text: entry, key: entry }]);
  }
  return out.map((row) => {
    if (typeof row !== 'string') return row;
    const children = lists.get(row) ?? [];
    return {
      text: row,
      key: row,
      line: children[0]?.line ?? 0,
      children: numbered(children, row, rules),
      isOrdered: true,
    };
  });
}

/** A device writes a long list of VLANs on several lines, all but the first with `add`. */
function joinVlans(lines: readonly Open[]): readonly Open[] {
  const out: Open[] = [];
  for (const own of lines) {
    const more = /^(switchport trunk allowed vlan) add (.+)$/.exec(own.line.text);
    const before = more && out.findLastIndex(({ line }) => line.text.startsWith(`${more[1]} `));
    const base = before === null || before < 0 ? undefined : out[before];
    if (!more || base === undefined || before === null) out.push(own);
    else out[before] = { ...base, line: { ...base.line, text: `${base.line.text},${more[2]}` } };
  }
  return out.map(withRanges);
}

/** The same VLANs are written as `20,21` by one device and as `20-21` by another. */
function withRanges(own: Open): Open {
  const [, head, list] = /^(switchport trunk allowed vlan) ([\d,-]+)$/.exec(own.line.text) ?? [];
  return list === undefined
    ? own
    : { ...own, line: { ...own.line, text: `${head} ${vlanRanges(numbersIn(list)).join(',')}` } };
}

/** `vlan 10,20-22` is a section for each of them. */
function separateVlans(node: ConfigNode): ConfigNode | ConfigNode[] {
  const list = /^vlan ([\d,-]+)$/.exec(node.text)?.[1];
  if (list === undefined || !/[,-]/.test(list)) return node;
  return numbersIn(list).map((id) => ({ ...node, text: `vlan ${id}`, key: `vlan ${id}` }));
}
