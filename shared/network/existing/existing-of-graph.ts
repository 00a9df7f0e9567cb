import { appendUnder } from '../../collections/append-under.ts';
import type { ExistingNetwork } from '../../contract/designs.ts';
import type { Graph, TopologyNode } from '../../contract/topology-items.ts';
import { cutText } from '../../vocabulary/cut-text.ts';
import { layerNames, nodeTypeNames } from '../../vocabulary/topology/topology-words.ts';
import { isDevice } from '../graph/is-device.ts';

/** The most lines that an existing network lists. */
const mostLines = 500;

/**
 * The devices of a topology as the list of an existing network: one line for each model, whose type names a role where all
 * of it have that one; devices without a model are listed by their type and role.
 */
export function existingDevicesOf({ nodes }: Pick<Graph, 'nodes'>): ExistingNetwork['currentDevices'] {
  const lines = new Map<string, TopologyNode[]>();
  for (const node of nodes) {
    if (!isDevice(node)) continue;
    const model = modelOf(node);
    appendUnder(lines, JSON.stringify([model === '' ? kindOf(node) : node.type, model]), node);
  }
  return [...lines.values()].slice(0, mostLines).flatMap(lineOf);
}

function lineOf(devices: readonly TopologyNode[]): ExistingNetwork['currentDevices'] {
  const [first, ...others] = devices;
  if (first === undefined) return [];
  const kind = kindOf(first);
  return [
    {
      // Used as core and as access, it may be kept as either.
      type: others.every((other) => kindOf(other) === kind) ? kind : nodeTypeNames[first.type],
      model: modelOf(first),
      quantity: devices.reduce((sum, { quantity }) => sum + quantity, 0),
      can: [],
    },
  ];
}

const modelOf = ({ model }: TopologyNode): string =>
  model === undefined ? '' : cutText(`${model.manufacturer} ${model.model}`, 100);

/** In the words that planning reads: `Core switch`, `Access point`. */
const kindOf = ({ type, layer }: TopologyNode): string =>
  type === 'switch' && (layer === 'core' || layer === 'distribution' || layer === 'access')
    ? `${layerNames[layer]} switch`
    : nodeTypeNames[type];
