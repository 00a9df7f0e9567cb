import { type Pair, statementOf } from '../pairs/pair-sections.ts';
import { routerosRank } from '../rules/routeros-menus.ts';
import type { ConfigNode } from '../tree/config-node.ts';

/** Commands with their whole menu, each on a line: first what is added and set, then what is removed. */
export function routerosLines(pairs: readonly Pair[]): string[] {
  const ranked = pairs
    .map((pair) => ({ pair, rank: routerosRank(statementOf(pair).text) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ pair }) => pair);
  return [
    ...ranked.flatMap((pair) =>
      pair.children.flatMap((entry, at) => comes(statementOf(pair), entry, pair.children.slice(at + 1))),
    ),
    ...ranked
      .toReversed()
      .flatMap((pair) => pair.children.flatMap((entry) => goes(statementOf(pair), entry))),
  ];
}

function comes(menu: ConfigNode, entry: Pair, following: readonly Pair[]): string[] {
  const { intended, running, state } = entry;
  if (state === 'same') return [];
  if (!intended) return running && isSettings(running) ? emptied(menu.text, running) : [];
  if (isSettings(intended)) return set(menu.text, entry);
  const isNew = state === 'missing' || state === 'moved';
  if (isNew)
    return [
      ...(state === 'moved' && running ? goesAway(menu.text, running) : []),
      added(menu, intended, following),
    ];
  return loses(entry)
    ? [...(running ? goesAway(menu.text, running) : []), added(menu, intended, following)]
    : set(menu.text, entry);
}

/** A value of an entry cannot be taken away, only the entry. */
const loses = ({ children }: Pair): boolean => children.some(({ state }) => state === 'extra');

/** A rule goes before the next one that is there already. */
function added(menu: ConfigNode, { text, children }: ConfigNode, following: readonly Pair[]): string {
  const next = menu.isOrdered && following.find(({ state }) => state === 'same' || state === 'extra');
  const place = next ? ` place-before=[find ${criteria(statementOf(next))}]` : '';
  return `${[menu.text, text, ...children.map((child) => child.text)].join(' ')}${place}`;
}

/** Values of an entry, or of a menu that is one set of them. */
function set(menu: string, { intended, children }: Pair): string[] {
  const values = children.flatMap((child) => {
    if (child.state === 'same') return [];
    return [child.intended ? child.intended.text : `${child.running?.key}=""`];
  });
  if (!intended || values.length === 0) return [];
  const target = intended.text.startsWith('add ') ? ` [find ${criteria(intended)}]` : targetOf(intended);
  return [`${menu} set${target} ${values.join(' ')}`];
}

const emptied = (menu: string, running: ConfigNode): string[] =>
  running.children.length === 0
    ? []
    : [`${menu} set${targetOf(running)} ${running.children.map(({ key }) => `${key}=""`).join(' ')}`];

/** Of `set ether1` and `set default-name=ether1`, which an export writes as `set [ find … ]`. */
function targetOf({ text }: ConfigNode): string {
  const target = text.slice('set '.length);
  if (target === '') return '';
  return target.includes('=') ? ` [find ${target}]` : ` ${target}`;
}

function goes(menu: ConfigNode, { running, state }: Pair): string[] {
  return running && state === 'extra' && !isSettings(running) ? goesAway(menu.text, running) : [];
}

const goesAway = (menu: string, running: ConfigNode): string[] => [
  `${menu} remove [find ${criteria(running)}]`,
];

const criteria = ({ text }: ConfigNode): string => text.slice('add '.length);

const isSettings = ({ text }: ConfigNode): boolean => text === 'set' || text.startsWith('set ');
