import type { ConfigNode } from './config-node.ts';

/**
 * What a device makes of statements of one key that are given one after another: a section takes the lines of both, of single
 * lines the last one stands.
 */
export function mergeSiblings(nodes: readonly ConfigNode[]): readonly ConfigNode[] {
  const byKey = new Map<string, ConfigNode>();
  for (const node of nodes) {
    const earlier = byKey.get(node.key);
    byKey.set(node.key, earlier === undefined ? node : merged(earlier, node));
  }
  return byKey.size === nodes.length ? nodes : [...byKey.values()];
}

const merged = (earlier: ConfigNode, later: ConfigNode): ConfigNode => {
  const children = [...earlier.children, ...later.children];
  return {
    ...later,
    line: later.text === earlier.text ? earlier.line : later.line,
    children: later.isOrdered ? children : mergeSiblings(children),
  };
};
