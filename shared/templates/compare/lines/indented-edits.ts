import { type Pair, statementOf } from '../pairs/pair-sections.ts';
import type { IndentedRules } from '../rules/indented-rules.ts';
import type { ConfigNode } from '../tree/config-node.ts';
import { listEdits } from './list-edits.ts';
import { isAbout, lostNeighbours, withoutNeighbour } from './lost-neighbours.ts';
import { releaseAddresses } from './release-addresses.ts';
import { removalLines } from './removal-lines.ts';
import { blockOf, statementLines, wrapped } from './statement-lines.ts';

interface Edits {
  readonly now: readonly string[];
  /** Taken away once everything new is there. */
  readonly late: readonly string[];
}

interface Place {
  /** Headers of the sections around. */
  readonly path: readonly string[];
  readonly siblings: readonly Pair[];
  readonly rules: IndentedRules;
  /** Neighbours of BGP that go with one line. */
  readonly gone: readonly string[];
}

/**
 * Lines that bring a device from what is running to what is intended: what is named is made before what names it and removed
 * after it, and what could carry the session is removed once its replacement is there.
 */
export function indentedEdits(all: readonly Pair[], rules: IndentedRules): string[] {
  const { lines, pairs } = releaseAddresses(all);
  const ranked = pairs
    .map((pair) => ({
      rank: rankOf(statementOf(pair).text, rules),
      edits: editsOf(pair, { path: [], siblings: pairs, rules, gone: [] }),
    }))
    .sort((a, b) => a.rank - b.rank);
  return [
    ...lines,
    ...ranked.flatMap(({ edits }) => edits.now),
    ...ranked.toReversed().flatMap(({ edits }) => edits.late),
  ];
}

function rankOf(text: string, { order }: IndentedRules): number {
  const positive = text.replace(/^no /, '');
  const rank = order.findIndex((pattern) => pattern.test(positive));
  return rank < 0 ? order.findIndex((pattern) => pattern.test('router ')) : rank;
}

function editsOf(pair: Pair, place: Place): Edits {
  const { intended, running, state } = pair;
  const { path, siblings, rules } = place;
  switch (state) {
    case 'same':
      return { now: [], late: [] };
    case 'moved':
    case 'missing': {
      if (!intended) return { now: [], late: [] };
      const inTheWay = siblings.flatMap((other) =>
        isInTheWay(other, intended, place) ? (other.running ?? []) : [],
      );
      const room = inTheWay.flatMap((old) => removalLines(old, path, rules));
      return { now: [...room, ...statementLines(intended, path, rules)], late: [] };
    }
    case 'extra': {
      const isGone = siblings.some(
        (other) => other.state === 'missing' && other.intended && isInTheWay(pair, other.intended, place),
      );
      if (!running || isGone || isAbout(running.text, place.gone)) return { now: [], late: [] };
      return { now: [], late: removalLines(running, path, rules) };
    }
    case 'changed':
      return intended && running ? changes(pair, intended, running, place) : { now: [], late: [] };
    default:
      return state satisfies never;
  }
}

function changes(pair: Pair, intended: ConfigNode, running: ConfigNode, { path, rules, gone }: Place): Edits {
  if (intended.isOrdered) return { now: listEdits(pair, intended, path, rules), late: [] };
  if (intended.children.length + running.children.length === 0)
    return { now: [intended.text, ...blockOf(intended)], late: [] };
  const lost = lostNeighbours(intended, running);
  const inner: Place = {
    path: [...path, intended.text],
    siblings: pair.children,
    rules,
    gone: [...gone, ...lost],
  };
  const rows = pair.children.map((child) => ({ child, edits: editsOf(child, inner) }));
  const isPort = path.length === 0 && intended.text.startsWith('interface ');
  const first = rows.filter(({ child }) => isPort && leavesFirst(child, pair.children));
  const others = rows.filter((row) => !first.includes(row));
  const now = [
    ...first.flatMap(({ edits }) => edits.late),
    ...(isPort ? sorted(others) : others).flatMap(({ edits }) => edits.now),
  ];
  const late = [
    ...others.toReversed().flatMap(({ edits }) => edits.late),
    ...lost.map((name) => withoutNeighbour(running, name)),
  ];
  const isRenamed = intended.text !== running.text;
  return {
    now: now.length > 0 || isRenamed ? wrapped(intended.text, now, path, rules) : [],
    late: late.length > 0 ? wrapped(intended.text, late, path, rules) : [],
  };
}

/**
 * A running statement that has to go before this one can come: they begin alike, and it is not known that several may stand
 * side by side.
 */
function isInTheWay({ running, state }: Pair, intended: ConfigNode, { rules }: Place): boolean {
  if (state !== 'extra' || running === undefined || rules.many.test(positive(intended.text))) return false;
  return stemOf(running.text) === stemOf(intended.text);
}

const positive = (text: string): string => text.replace(/^no /, '');

const stemOf = (text: string): string => positive(text).split(' ').slice(0, 2).join(' ');

/** Of a port: all but its addresses, and these as well where it changes between switching and routing or its VRF. */
function leavesFirst({ state, running }: Pair, siblings: readonly Pair[]): boolean {
  if (state !== 'extra' || running === undefined) return false;
  return (
    !/^ip(?:v6)? address /.test(running.text) ||
    siblings.some((pair) => pair.state !== 'same' && isKind(pair))
  );
}

/** Decides which commands a port takes. */
const isKind = (pair: Pair): boolean =>
  /^(?:switchport$|vrf |ip vrf )/.test(positive(statementOf(pair).text));

/** What decides which commands a port takes comes first, what lets it carry traffic last. */
function sorted<Row extends { readonly child: Pair }>(rows: readonly Row[]): Row[] {
  const weight = ({ child }: Row): number => {
    if (isKind(child)) return 0;
    return statementOf(child).text === 'no shutdown' ? 2 : 1;
  };
  return rows.toSorted((a, b) => weight(a) - weight(b));
}
