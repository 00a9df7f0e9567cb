import { guessType } from './guess-type.ts';
import type { ChosenType, ReadNetwork } from './read-network.ts';

/** Nodes of one kind that a file names, for a person to say what they are. */
export interface ReadKind {
  /** As the file writes it; empty for nodes without one. */
  readonly kind: string;
  readonly count: number;
  /** Names of some of them. */
  readonly examples: readonly string[];
  /** What they seem to be; undefined where nothing says it, or their names disagree. */
  readonly guess: ChosenType | undefined;
  /** Each node's own name says what it is. */
  readonly isByName: boolean;
}

const examplesShown = 3;

/** The kinds of a file, the most frequent first; none for nodes that state their type. */
export function kindsOf({ nodes }: ReadNetwork): readonly ReadKind[] {
  const kinds = new Map<string, { labels: string[]; guesses: Set<ChosenType | undefined> }>();
  for (const node of nodes) {
    if (node.stated.type !== undefined) continue;
    const known = kinds.get(node.kind) ?? { labels: [], guesses: new Set() };
    kinds.set(node.kind, known);
    known.labels.push(node.label);
    known.guesses.add(guessType(node));
  }
  return [...kinds]
    .map(([kind, { labels, guesses }]) => ({
      kind,
      count: labels.length,
      examples: labels.slice(0, examplesShown),
      guess: guesses.size === 1 ? [...guesses][0] : undefined,
      isByName: guesses.size > 1 && !guesses.has(undefined),
    }))
    .sort((a, b) => b.count - a.count);
}
