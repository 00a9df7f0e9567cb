import type { Pair } from '../pairs/pair-sections.ts';
import type { IndentedRules } from '../rules/indented-rules.ts';
import type { ConfigNode } from '../tree/config-node.ts';
import { removalLines } from './removal-lines.ts';
import { entryText, statementLines, wrapped } from './statement-lines.ts';

/**
 * Changes of a list whose order matters: new entries are put between those that stay, before the old ones go. Where no number
 * is free between two entries, all that follow are written again behind the last one.
 */
export function listEdits(
  { children }: Pair,
  list: ConfigNode,
  path: readonly string[],
  rules: IndentedRules,
): string[] {
  const isFlat = rules.flat.test(`${list.text} x`);
  if (rules.sequence(list.text) === undefined) return rewritten(children, list, path, rules);
  const { added, removed } = numberedEdits(children, rules.sequence(list.text)?.step ?? 10);
  const word = rules.sequence(list.text)?.word ?? '';
  const negative = (node: ConfigNode): string =>
    isFlat ? `no ${list.text} ${entryText(node, list.text, rules)}` : `no ${word}${node.sequence}`;
  const positive = (node: ConfigNode): string => {
    const text = entryText(node, list.text, rules);
    return isFlat ? `${list.text} ${text}` : text;
  };
  const left = new Set(removed);
  const lines = added.flatMap((node) => {
    const taken = [...left].find(({ sequence }) => sequence === node.sequence);
    if (taken) left.delete(taken);
    return [...(taken ? [negative(taken)] : []), positive(node)];
  });
  lines.push(...[...left].map(negative));
  return isFlat || lines.length === 0 ? lines : wrapped(list.text, lines, path, rules);
}

interface NumberedEdits {
  readonly added: readonly ConfigNode[];
  readonly removed: readonly ConfigNode[];
}

/**
 * A list as it stands once it is changed: entries that stay keep the numbers that they have, which need not be the intended
 * ones.
 */
export function listAfter({ children }: Pair, list: ConfigNode, rules: IndentedRules): ConfigNode {
  const numbering = rules.sequence(list.text);
  if (numbering === undefined) return list;
  const { added, removed } = numberedEdits(children, numbering.step);
  const gone = new Set(removed);
  const stays = children.flatMap(({ running }) => (running && !gone.has(running) ? [running] : []));
  return { ...list, children: [...stays, ...added].sort((a, b) => (a.sequence ?? 0) - (b.sequence ?? 0)) };
}

function numberedEdits(pairs: readonly Pair[], step: number): NumberedEdits {
  const numbers = pairs.flatMap(({ running }) => running?.sequence ?? []);
  let highest = Math.max(0, ...numbers);
  const added: ConfigNode[] = [];
  const removed = pairs.flatMap(({ running, state }) => (running && state !== 'same' ? [running] : []));
  let last = 0;
  let isRewriting = false;
  let waiting: ConfigNode[] = [];
  const append = (node: ConfigNode): void => {
    highest += step;
    added.push({ ...node, sequence: highest });
  };
  for (const { intended, running, state } of pairs) {
    if (intended === undefined) continue;
    if (isRewriting) {
      append(intended);
      if (state === 'same' && running) removed.push(running);
      continue;
    }
    if (state !== 'same' || running === undefined) {
      waiting.push(intended);
      continue;
    }
    const room = between(waiting, last, running.sequence ?? last);
    if (room) added.push(...room);
    else {
      isRewriting = true;
      for (const node of [...waiting, intended]) append(node);
      removed.push(running);
    }
    waiting = [];
    last = running.sequence ?? last;
  }
  if (waiting.length === 0) return { added, removed };
  const own = waiting.every(({ sequence = 0 }, at) => sequence > (waiting[at - 1]?.sequence ?? last));
  if (own) added.push(...waiting);
  else for (const node of waiting) append(node);
  return { added, removed };
}

/** Entries with numbers between two others: their own where these fit, else spread; nothing where there is no room. */
function between(nodes: readonly ConfigNode[], low: number, high: number): ConfigNode[] | undefined {
  const fits = nodes.every(
    ({ sequence = 0 }, at) => sequence > (nodes[at - 1]?.sequence ?? low) && sequence < high,
  );
  if (fits) return [...nodes];
  const gap = Math.floor((high - low) / (nodes.length + 1));
  return gap < 1 ? undefined : nodes.map((node, at) => ({ ...node, sequence: low + gap * (at + 1) }));
}

/** A list without numbers: from the first entry that is not where it should be, all are removed and written again. */
function rewritten(
  pairs: readonly Pair[],
  list: ConfigNode,
  path: readonly string[],
  rules: IndentedRules,
): string[] {
  const isFlat = rules.flat.test(`${list.text} x`);
  const inner = [...path, list.text];
  const start = pairs.findIndex(({ state }, at) => {
    if (state === 'same' || state === 'extra') return false;
    return state !== 'changed' && pairs.slice(at + 1).some(({ running }) => running !== undefined);
  });
  const [kept, tail] = start < 0 ? [pairs, []] : [pairs.slice(0, start), pairs.slice(start)];
  const removed = [...kept.filter(({ state }) => state === 'extra' || state === 'moved'), ...tail].flatMap(
    ({ running }) => running ?? [],
  );
  const negative = removed.flatMap((node) =>
    isFlat ? [`no ${list.text} ${node.text}`] : removalLines(node, inner, rules),
  );
  const again = [
    ...kept.filter(({ state }) => state === 'missing' || state === 'moved' || state === 'changed'),
    ...tail,
  ];
  const positive = again.flatMap(({ intended }) => {
    if (intended === undefined) return [];
    return isFlat ? [`${list.text} ${intended.text}`] : statementLines(intended, inner, rules);
  });
  const lines = [...negative, ...positive];
  return isFlat || lines.length === 0 ? lines : wrapped(list.text, lines, path, rules);
}
