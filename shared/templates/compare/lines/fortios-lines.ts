import { type Pair, statementOf } from '../pairs/pair-sections.ts';
import { fortiosRank } from '../rules/fortios-order.ts';
import type { ConfigNode } from '../tree/config-node.ts';

/** What is set and added, then what is deleted, each within its `config`. Values are overwritten; what is set back is `unset`. */
export function fortiosLines(pairs: readonly Pair[]): string[] {
  const ranked = pairs
    .map((pair) => ({ pair, rank: fortiosRank(statementOf(pair).text) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ pair }) => pair);
  return [
    ...ranked.flatMap((pair) => settings(pair)),
    ...ranked.toReversed().flatMap((pair) => deletions(pair)),
  ];
}

const indented = (lines: readonly string[]): string[] => lines.map((line) => `    ${line}`);

/** Lines within their section; none where it has none. */
function within(text: string, lines: readonly string[]): string[] {
  if (lines.length === 0) return [];
  return [text, ...indented(lines), text.startsWith('edit ') ? 'next' : 'end'];
}

function settings(pair: Pair): string[] {
  const { intended, running, state, children } = pair;
  if (state === 'same') return [];
  if (!intended) return running && isEntry(running) ? [] : unsettings(running);
  if (!isSection(intended)) return [intended.text];
  if (!running) return whole(intended);
  const lines = children.flatMap((child) => settings(child));
  return within(intended.text, intended.isOrdered ? [...lines, ...moves(pair)] : lines);
}

/** A section with everything in it. */
const whole = (node: ConfigNode): string[] =>
  isSection(node)
    ? [node.text, ...indented(node.children.flatMap(whole)), isEntry(node) ? 'next' : 'end']
    : [node.text];

/** What no longer holds, as far as it is a value: entries are deleted once nothing names them. */
function unsettings(node: ConfigNode | undefined): string[] {
  if (node === undefined || isEntry(node)) return [];
  if (isSection(node)) return within(node.text, node.children.flatMap(unsettings));
  return [node.text.startsWith('unset ') ? '' : `unset ${node.key}`].filter((line) => line !== '');
}

function deletions({ running, state, children }: Pair): string[] {
  if (!running || state === 'same') return [];
  if (isEntry(running) && state === 'extra') return taken(running);
  return isSection(running) ? within(running.text, children.flatMap(deletions)) : [];
}

/** An interface that is a port stays; only its settings go. */
function taken(node: ConfigNode): string[] {
  const isPort = node.children.some(({ text }) => text === 'set type physical');
  return isPort
    ? within(node.text, node.children.flatMap(unsettings))
    : [`delete ${node.text.slice('edit '.length)}`];
}

/** New entries are at the end, moved ones where they were. */
function moves({ intended, running, children }: Pair): string[] {
  if (!intended || !running) return [];
  const wanted = children.filter(({ state }) => state !== 'extra').map((child) => nameOf(statementOf(child)));
  const isWanted = new Set(wanted);
  const stays = running.children.map(nameOf).filter((name) => isWanted.has(name));
  const there = new Set(stays);
  const now = [...stays, ...wanted.filter((name) => !there.has(name))];
  return wanted.flatMap((name, at) => {
    if (now[at] === name) return [];
    now.splice(now.indexOf(name, at), 1);
    now.splice(at, 0, name);
    const before = wanted[at - 1];
    return [before === undefined ? `move ${name} before ${now[1]}` : `move ${name} after ${before}`];
  });
}

const nameOf = ({ text }: ConfigNode): string => text.slice('edit '.length);
const isEntry = ({ text }: ConfigNode): boolean => text.startsWith('edit ');
const isSection = ({ text }: ConfigNode): boolean =>
  isEntry({ text, key: '', line: 0, children: [] }) || text.startsWith('config ');
