import type { ExistingNetwork } from '../../contract/designs.ts';
import type { Graph, TopologyNode } from '../../contract/topology-items.ts';
import { layerNames, nodeTypeNames } from '../../vocabulary/topology/topology-words.ts';

/** The most lines that an existing network lists. */
const mostLines = 500;

/** The devices of a topology as the list of an existing network: one line for each type and model. */
export function existingDevicesOf({ nodes }: Pick<Graph, 'nodes'>): ExistingNetwork['currentDevices'] {
  const lines = new Map<string, ExistingNetwork['currentDevices'][number]>();
  for (const node of nodes) {
    if (node.type === 'user' || node.type === 'internet') continue;
    const type = kindOf(node);
    const model =
      node.model === undefined ? '' : `${node.model.manufacturer} ${node.model.model}`.slice(0, 100);
    const key = JSON.stringify([type, model]);
    const before = lines.get(key);
    lines.set(key, { type, model, quantity: (before?.quantity ?? 0) + node.quantity, can: [] });
  }
  return [...lines.values()].slice(0, mostLines);
}

/** In the words that planning reads: `Core switch`, `Access point`. */
const kindOf = ({ type, layer }: TopologyNode): string =>
  type === 'switch' && (layer === 'core' || layer === 'distribution' || layer === 'access')
    ? `${layerNames[layer]} switch`
    : nodeTypeNames[type];
