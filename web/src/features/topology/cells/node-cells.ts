import { TopologyNode } from '#shared/contract/topology-items.ts';
import { layers, nodeTypes } from '#shared/contract/topology-kinds.ts';
import { usualLayers } from '#shared/contract/usual-layers.ts';
import { joinOr } from '#shared/vocabulary/lists.ts';
import { layerNames, nodeTypeNames } from '#shared/vocabulary/topology/topology-words.ts';
import { labelProblem } from '#web/features/topology/model/edits.ts';
import { withModel } from '#web/features/topology/model/give-model.ts';
import { allIn, type Cell, choiceCell, numberCell, textCell, typed, typedList, withFields } from './cell.ts';
import { namesOfModel } from './models-in-words.ts';

const label: Cell<TopologyNode> = {
  key: 'label',
  label: 'Label',
  kind: 'line',
  text: (node) => node.label,
  write: (node, text) => {
    const problem = labelProblem(text);
    return problem ?? withFields(TopologyNode, node, { label: text.trim() }, 'This cannot be a label.');
  },
};

const type: Cell<TopologyNode> = {
  ...choiceCell(TopologyNode, 'type', {
    label: 'Type',
    choices: nodeTypes.map((value) => [value, nodeTypeNames[value]] as const),
  }),
  write: (node, text) => {
    const next = nodeTypes.find(
      (value) => value === text || nodeTypeNames[value].toLowerCase() === text.trim().toLowerCase(),
    );
    if (next === undefined)
      return `Type is one of ${joinOr(nodeTypes.map((value) => nodeTypeNames[value]))}.`;
    if (next === node.type) return node;
    // A model of another type does not fit, and a device of another type stands elsewhere as a rule.
    const { equipmentId: _, model: __, ...rest } = node;
    return { ...rest, type: next, layer: usualLayers[next] };
  },
};

const model: Cell<TopologyNode> = {
  key: 'model',
  label: 'Model',
  kind: 'line',
  suggestions: (_, { devices }) => [...devices.values()].map((device) => namesOfModel(device)[0]),
  text: (node) => (node.model ? `${node.model.manufacturer} ${node.model.model}` : ''),
  write: (node, text, { devices, index }) => {
    const wanted = typed(text)?.toLowerCase();
    if (wanted === undefined) return withModel(node, undefined, index);
    const device = [...devices.values()].find((one) =>
      namesOfModel(one).some((name) => name.toLowerCase() === wanted),
    );
    return device ? withModel(node, device, index) : `No device of the catalogue is called “${text.trim()}”.`;
  },
};

const addresses: Cell<TopologyNode> = {
  key: 'addresses',
  label: 'Addresses',
  kind: 'lines',
  isCode: true,
  text: (node) => node.addresses.join('\n'),
  write: (node, text) => {
    const list = typedList(text);
    const wrong = list.find((address) => !isAddress(address));
    return wrong === undefined
      ? withFields(TopologyNode, node, { addresses: list }, 'A device has at most 2,000 addresses.')
      : `“${wrong}” is no address with its prefix length, such as 10.0.0.1/24.`;
  },
};

/** IPv4 with its prefix length. */
function isAddress(text: string): boolean {
  const [, address = '', prefix = ''] = /^([\d.]+)\/(\d{1,2})$/.exec(text) ?? [];
  const octets = address.split('.');
  return (
    octets.length === 4 &&
    octets.every((one) => /^\d{1,3}$/.test(one) && Number(one) < 256) &&
    prefix !== '' &&
    Number(prefix) <= 32
  );
}

/** What of a device can be typed over, in the order of the inspector and the table. */
export const nodeCells = {
  label,
  type,
  layer: choiceCell(TopologyNode, 'layer', {
    label: 'Role',
    choices: layers.map((value) => [value, layerNames[value]] as const),
  }),
  site: textCell(TopologyNode, 'site', {
    label: 'Site',
    suggestions: (_, { index }) => allIn(index.graph, 'site'),
    problem: 'A site’s name has at most 100 characters.',
  }),
  building: textCell(TopologyNode, 'building', {
    label: 'Building',
    suggestions: (_, { index }) => allIn(index.graph, 'building'),
    problem: 'A building’s name has at most 100 characters.',
  }),
  floor: numberCell(TopologyNode, 'floor', { label: 'Floor', problem: 'A floor is a number from 1 to 200.' }),
  quantity: numberCell(TopologyNode, 'quantity', {
    label: 'Quantity',
    problem: 'A node stands for 1 to 1,000,000 devices.',
  }),
  model,
  addresses,
  notes: textCell(TopologyNode, 'notes', {
    label: 'Notes',
    kind: 'lines',
    problem: 'Notes have at most 2,000 characters.',
  }),
} as const satisfies Record<string, Cell<TopologyNode>>;
