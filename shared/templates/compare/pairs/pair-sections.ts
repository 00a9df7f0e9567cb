import type { ConfigNode } from '../tree/config-node.ts';
import { commonOf } from './common-statements.ts';
import { isSameStatement } from './same-statement.ts';

export type SectionState = 'same' | 'missing' | 'extra' | 'changed' | 'moved';

/** A statement on both sides, or on one of them. */
export interface Pair {
  readonly intended?: ConfigNode;
  readonly running?: ConfigNode;
  readonly state: SectionState;
  /** In the order that is intended, extra ones behind those that they follow. */
  readonly children: readonly Pair[];
}

/**
 * What is intended against what is running, statement by statement. Statements that say what is so anyway are left out where
 * only one side has them, within sections that both have.
 */
export function pairSections(
  intended: readonly ConfigNode[],
  running: readonly ConfigNode[],
  isOrdered = false,
): Pair[] {
  const mine = intended.filter(isShown);
  const theirs = running.filter(isShown);
  return isOrdered ? inOrder(mine, theirs) : byKey(mine, theirs, intended, running);
}

/** The statement of a pair: the intended one where both have it. */
export const statementOf = ({ intended, running }: Pair): ConfigNode => {
  const node = intended ?? running;
  if (node === undefined) throw new Error('A pair of nothing');
  return node;
};

const isShown = ({ isDefault, isUnseen }: ConfigNode): boolean => !isDefault && !isUnseen;

function byKey(
  mine: readonly ConfigNode[],
  theirs: readonly ConfigNode[],
  intended: readonly ConfigNode[],
  running: readonly ConfigNode[],
): Pair[] {
  const left = new Map(theirs.map((node) => [node.key, node]));
  const partners = new Map<ConfigNode, ConfigNode>();
  for (const node of mine) {
    const partner = left.get(node.key);
    if (partner === undefined) continue;
    partners.set(node, partner);
    left.delete(node.key);
  }
  // A secret is part of some lines that are their own key.
  for (const node of mine.filter((one) => !partners.has(one) && one.text.includes('<secret:'))) {
    const partner = [...left.values()].find((other) => isSameStatement(node, other));
    if (partner === undefined) continue;
    partners.set(node, partner);
    left.delete(partner.key);
  }
  // What is so anyway stands against what is set instead: `no shutdown` against `shutdown`.
  const usual = new Map(intended.filter((node) => node.isDefault).map((node) => [node.key, node]));
  const usually = new Map(running.filter((node) => node.isDefault).map((node) => [node.key, node]));
  const extras = [...left.values()].map((node) => {
    const instead = usual.get(node.key);
    return instead ? paired(instead, node) : extra(node);
  });
  return [
    ...mine.map((node) => {
      const partner = partners.get(node) ?? usually.get(node.key);
      return partner ? paired(node, partner) : missing(node);
    }),
    ...extras,
  ];
}

/** Entries of a list keep their order: what stands elsewhere is missing here and extra there, or moved. */
function inOrder(mine: readonly ConfigNode[], theirs: readonly ConfigNode[]): Pair[] {
  const kept = commonOf(mine, theirs, (a, b) => a.key === b.key || isSameStatement(a, b));
  const stays = new Set(kept.map(([, node]) => node));
  const left = theirs.filter((node) => !stays.has(node));
  const partnerOf = new Map(kept);
  const pairs: Pair[] = [];
  let at = 0;
  for (const node of mine) {
    const partner = partnerOf.get(node);
    if (partner === undefined) {
      const place = left.findIndex((one) => one.key === node.key);
      const [moved] = place < 0 ? [] : left.splice(place, 1);
      pairs.push(
        moved
          ? { intended: node, running: moved, state: 'moved', children: below(node, moved) }
          : missing(node),
      );
      continue;
    }
    for (; at < theirs.length && theirs[at] !== partner; at += 1) pushExtra(theirs[at]);
    at += 1;
    pairs.push(paired(node, partner));
  }
  for (; at < theirs.length; at += 1) pushExtra(theirs[at]);
  // An extra entry that turned out to be a moved one further down is no longer extra.
  const movedNodes = new Set(
    pairs.flatMap(({ state, running }) => (state === 'moved' && running ? [running] : [])),
  );
  return pairs.filter(
    ({ state, running }) => state !== 'extra' || running === undefined || !movedNodes.has(running),
  );

  function pushExtra(node: ConfigNode | undefined): void {
    if (node && !stays.has(node)) pairs.push(extra(node));
  }
}

function paired(intended: ConfigNode, running: ConfigNode): Pair {
  const children = below(intended, running);
  const isSame = isSameStatement(intended, running) && children.every(({ state }) => state === 'same');
  return { intended, running, state: isSame ? 'same' : 'changed', children };
}

const below = (intended: ConfigNode, running: ConfigNode): Pair[] =>
  pairSections(intended.children, running.children, intended.isOrdered ?? running.isOrdered ?? false);

const missing = (intended: ConfigNode): Pair => ({
  intended,
  state: 'missing',
  children: intended.children.map(missing),
});

const extra = (running: ConfigNode): Pair => ({
  running,
  state: 'extra',
  children: running.children.map(extra),
});
