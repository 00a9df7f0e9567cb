import type { DialectId } from '../../../contract/dialect.ts';
import { rulesOf } from '../rules/rules-of.ts';
import { braceTree } from './brace-tree.ts';
import type { ConfigTree } from './config-node.ts';
import { fortiosTree } from './fortios-tree.ts';
import { indentedTree } from './indented-tree.ts';
import { junosTree } from './junos-tree.ts';
import { lineTree } from './line-tree.ts';
import { routerosTree } from './routeros-tree.ts';

/** The tree of a file in the syntax of its dialect; of a Linux router each file has its own. */
export function parseConfiguration(dialect: DialectId, file: string, text: string): ConfigTree {
  switch (dialect) {
    case 'ios-xe':
    case 'eos':
      return indentedTree(text, rulesOf(dialect));
    case 'junos':
      return junosTree(text);
    case 'fortios':
      return fortiosTree(text);
    case 'routeros':
      return routerosTree(text);
    case 'frr':
      if (isFrrFile(file)) return indentedTree(text, rulesOf(dialect));
      return /(?:nftables|keepalived|swanctl|radvd)\S*\.conf$|swanctl\/conf\.d\/|strongswan\.d\//.test(file)
        ? braceTree(text)
        : lineTree(text);
    default:
      return dialect satisfies never;
  }
}

/** The file that vtysh shows and takes line by line; a text without names is it. */
export const isFrrFile = (file: string): boolean => file === '' || /(?:^|\/)frr\.conf$/.test(file);
