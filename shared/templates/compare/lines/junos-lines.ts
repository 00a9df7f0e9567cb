import type { Pair } from '../pairs/pair-sections.ts';
import { statementOf } from '../pairs/pair-sections.ts';
import { isJunosSection } from '../rules/junos-groups.ts';
import type { ConfigNode } from '../tree/config-node.ts';
import { inactive } from '../tree/junos-tree.ts';

/**
 * `delete`, `set` and `insert` lines, in this order: they take effect together at the commit, so that nothing is cut in between.
 */
export function junosLines(pairs: readonly Pair[]): string[] {
  return [
    ...pairs.flatMap((pair) => deletions(pair, [])),
    ...pairs.flatMap((pair) => additions(pair, [])),
    ...pairs.flatMap((pair) => insertions(pair, [])),
  ];
}

const pathOf = (path: readonly string[]): string => path.join(' ');

function deletions(pair: Pair, path: readonly string[]): string[] {
  const { running, state } = pair;
  if (!running || state === 'same') return [];
  const own = [...path, running.text];
  if (state === 'extra') return goes(running, path);
  const isSingle = pair.intended !== undefined && pair.intended.text !== running.text;
  if (isSingle) return [];
  if (running.isOrdered && hasLeavesInOrder(pair))
    return pair.children.every(({ state: its }) => its === 'same') ? [] : [`delete ${pathOf(own)}`];
  return pair.children.flatMap((child) => deletions(child, own));
}

/** Whole where it is a section or has a name, so that no empty one stays behind. */
function goes(node: ConfigNode, path: readonly string[]): string[] {
  const own = [...path, node.text];
  if (node.text === inactive) return [`activate ${pathOf(path)}`];
  const isLeafList = node.isOrdered === true && node.children.every((child) => child.children.length === 0);
  if (node.children.length === 0 || isLeafList || isJunosSection(node.text, path.length, node.children))
    return [`delete ${pathOf(own)}`];
  return node.children.flatMap((child) => goes(child, own));
}

function additions(pair: Pair, path: readonly string[]): string[] {
  const { intended, state } = pair;
  if (!intended || state === 'same' || state === 'extra') return [];
  const own = [...path, intended.text];
  if (state === 'missing' || intended.text !== pair.running?.text) return comes(intended, path);
  if (intended.isOrdered && hasLeavesInOrder(pair)) return comes(intended, path);
  return pair.children.flatMap((child) => additions(child, own));
}

function comes(node: ConfigNode, path: readonly string[]): string[] {
  if (node.text === inactive) return [`deactivate ${pathOf(path)}`];
  const own = [...path, node.text];
  if (node.children.every(({ text }) => text === inactive))
    return [`set ${pathOf(own)}`, ...node.children.flatMap((child) => comes(child, own))];
  return node.children.flatMap((child) => comes(child, own));
}

/** `import [ a b ]`: its values have no names that `insert` could move. */
const hasLeavesInOrder = ({ children }: Pair): boolean =>
  children.every((child) => statementOf(child).children.length === 0);

/** New entries are at the end of their list, and moved ones where they were: each goes behind the one that it follows. */
function insertions(pair: Pair, path: readonly string[]): string[] {
  const { intended, running, state, children } = pair;
  if (!intended || !running || state === 'same' || state === 'extra') return [];
  const own = [...path, intended.text];
  const below = children.flatMap((child) => insertions(child, own));
  if (!intended.isOrdered || hasLeavesInOrder(pair)) return below;
  const wanted = children.filter(isKept).map((child) => statementOf(child).key);
  const wantedNow = new Set(wanted);
  const stays = running.children.map(({ key }) => key).filter((key) => wantedNow.has(key));
  const there = new Set(stays);
  const now = [...stays, ...wanted.filter((key) => !there.has(key))];
  const moves = wanted.flatMap((key, at) => {
    if (now[at] === key) return [];
    now.splice(now.indexOf(key, at), 1);
    now.splice(at, 0, key);
    const [next = ''] = now.slice(at + 1);
    const before = wanted[at - 1];
    const place = before === undefined ? `before ${next}` : `after ${before}`;
    return [`insert ${pathOf([...own, key])} ${place}`];
  });
  return [...below, ...moves];
}

const isKept = ({ state }: Pair): boolean => state !== 'extra';
