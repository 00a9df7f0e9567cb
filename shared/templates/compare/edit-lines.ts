import type { DialectId } from '../../contract/dialect.ts';
import { fortiosLines } from './lines/fortios-lines.ts';
import { indentedEdits } from './lines/indented-edits.ts';
import { junosLines } from './lines/junos-lines.ts';
import { listAfter } from './lines/list-edits.ts';
import { routerosLines } from './lines/routeros-lines.ts';
import type { Pair } from './pairs/pair-sections.ts';
import { rulesOf } from './rules/rules-of.ts';
import type { ConfigNode } from './tree/config-node.ts';

/** What to type so that a device comes from what is running to what is intended. */
export function editLines(dialect: DialectId, pairs: readonly Pair[]): string[] {
  switch (dialect) {
    case 'ios-xe':
    case 'eos':
    case 'frr':
      return indentedEdits(pairs, rulesOf(dialect));
    case 'junos':
      return junosLines(pairs);
    case 'fortios':
      return fortiosLines(pairs);
    case 'routeros':
      return routerosLines(pairs);
    default:
      return dialect satisfies never;
  }
}

/** What runs once these lines are entered: what is intended, with the numbers that entries of lists have got. */
export function nodesAfter(dialect: DialectId, pairs: readonly Pair[]): ConfigNode[] {
  return pairs.flatMap((pair) => {
    const { intended, running } = pair;
    if (intended === undefined) return [];
    const isNumbered = dialect === 'ios-xe' || dialect === 'eos' || dialect === 'frr';
    return [
      running && intended.isOrdered && isNumbered ? listAfter(pair, intended, rulesOf(dialect)) : intended,
    ];
  });
}
