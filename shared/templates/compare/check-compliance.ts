import type { DialectId } from '../../contract/dialect.ts';
import { filesOfText } from '../compose/configuration-text.ts';
import { editLines, nodesAfter } from './edit-lines.ts';
import { fileScript, vtyshScript } from './file-script.ts';
import { type Pair, pairSections, type SectionState, statementOf } from './pairs/pair-sections.ts';
import type { ConfigNode } from './tree/config-node.ts';
import { isFrrFile, parseConfiguration } from './tree/parse-configuration.ts';

/** A statement of what is intended or running, with what is below it. */
export interface ComparedSection {
  readonly text: string;
  /** Of a changed statement: what is running instead. */
  readonly running?: string;
  /** Of a section that both have: `changed` where anything below it is not the same. */
  readonly state: SectionState;
  /** From 1, within the file. */
  readonly intendedLine?: number;
  readonly runningLine?: number;
  readonly children: readonly ComparedSection[];
}

export interface FileCompliance {
  /** Empty where the dialect has one file. */
  readonly name: string;
  readonly state: 'same' | 'changed' | 'missing' | 'extra';
  readonly sections: readonly ComparedSection[];
  /** Intended lines that the device never shows: whether it has them cannot be seen. */
  readonly unseen: readonly string[];
}

export interface Compliance {
  readonly isCompliant: boolean;
  /** Statements, those within a missing or extra section too. */
  readonly missing: number;
  readonly extra: number;
  /** Statements with another value, and entries that stand elsewhere in their list. */
  readonly changed: number;
  readonly files: readonly FileCompliance[];
  /** What to enter to get from running to intended, and back again; empty where nothing differs. */
  readonly remediation: string;
  readonly rollback: string;
}

/**
 * How what is running differs from what is intended. Comments, clocks, what a device does not show and the order of statements
 * do not count, but for lists that are read in order; a placeholder of a secret stands for any value. Both texts are as
 * `configurationText` writes them; a running one of a Linux router without names of files is frr.conf.
 */
export function checkCompliance(dialect: DialectId, intended: string, running: string): Compliance {
  const files = comparedFiles(dialect, intended, running);
  const rows = files.map(({ name, pairs, unseen, before, after }) => {
    const isSame = pairs.every(({ state }) => state === 'same');
    const state =
      before === undefined ? 'missing' : after === undefined ? 'extra' : isSame ? 'same' : 'changed';
    return { name, state, sections: pairs.map(sectionOf), unseen } satisfies FileCompliance;
  });
  const counts = { missing: 0, extra: 0, changed: 0 };
  for (const { sections } of rows) count(sections, counts);
  const isCompliant = counts.missing + counts.extra + counts.changed === 0;
  return {
    isCompliant,
    ...counts,
    files: rows,
    remediation: isCompliant ? '' : linesOf(dialect, files, 'forth'),
    rollback: isCompliant ? '' : linesOf(dialect, files, 'back'),
  };
}

interface ComparedFile {
  readonly name: string;
  /** As it is running, and as it is intended. */
  readonly before: string | undefined;
  readonly after: string | undefined;
  readonly pairs: readonly Pair[];
  readonly back: readonly Pair[];
  readonly unseen: readonly string[];
}

function comparedFiles(dialect: DialectId, intended: string, running: string): ComparedFile[] {
  const wanted = filesOfText(intended, '');
  const there = filesOfText(running, '');
  const hasNames = there.some(({ name }) => name !== '');
  if (!hasNames || wanted.every(({ name }) => name === '')) {
    const main = wanted.length > 1 ? wanted.find(({ name }) => isFrrFile(name)) : wanted[0];
    const own = there.length > 1 ? there.find(({ name }) => isFrrFile(name)) : there[0];
    return [compared(dialect, '', own?.text ?? '', main?.text ?? '')];
  }
  const before = new Map(there.map(({ name, text }) => [name, text]));
  const after = new Map(wanted.map(({ name, text }) => [name, text]));
  return [...new Set([...after.keys(), ...before.keys()])].map((name) =>
    compared(dialect, name, before.get(name), after.get(name)),
  );
}

function compared(
  dialect: DialectId,
  name: string,
  before: string | undefined,
  after: string | undefined,
): ComparedFile {
  const running = parseConfiguration(dialect, name, before ?? '').nodes;
  const intended = parseConfiguration(dialect, name, after ?? '').nodes;
  const isOrdered = dialect === 'frr' && !isFrrFile(name);
  const pairs = pairSections(intended, running, isOrdered);
  return {
    name,
    before,
    after,
    pairs,
    back: pairSections(running, nodesAfter(dialect, pairs), isOrdered),
    unseen: unseenIn(intended),
  };
}

const unseenIn = (nodes: readonly ConfigNode[]): string[] =>
  nodes.flatMap(({ text, isUnseen, children }) => [...(isUnseen ? [text] : []), ...unseenIn(children)]);

function sectionOf(pair: Pair): ComparedSection {
  const { intended, running, state, children } = pair;
  return {
    text: statementOf(pair).text,
    ...(intended && running && intended.text !== running.text && { running: running.text }),
    state,
    ...(intended && { intendedLine: intended.line }),
    ...(running && { runningLine: running.line }),
    children: children.map(sectionOf),
  };
}

function count(
  sections: readonly ComparedSection[],
  counts: { missing: number; extra: number; changed: number },
): void {
  for (const { state, children, running } of sections) {
    if (state === 'missing' || state === 'extra') counts[state] += 1;
    else if (state === 'moved' || (state === 'changed' && (children.length === 0 || running !== undefined)))
      counts.changed += 1;
    count(children, counts);
  }
}

/** Of several files a script that root can run: lines for vtysh, and whole files. */
function linesOf(dialect: DialectId, files: readonly ComparedFile[], way: 'forth' | 'back'): string {
  const lines = files.flatMap(({ name, pairs, back, before, after }) => {
    if (pairs.every(({ state }) => state === 'same') && (before === undefined) === (after === undefined))
      return [];
    const own = way === 'forth' ? pairs : back;
    if (name === '') return editLines(dialect, own);
    const text = way === 'forth' ? after : before;
    return isFrrFile(name) && before !== undefined && after !== undefined
      ? vtyshScript(editLines(dialect, own))
      : fileScript(name, text);
  });
  return lines.map((line) => `${line}\n`).join('');
}
