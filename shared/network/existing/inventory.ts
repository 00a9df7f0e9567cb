import type { ExistingNetwork } from '../../contract/designs.ts';
import type { Graph, TopologyNode } from '../../contract/topology-items.ts';
import { isDevice } from '../graph/is-device.ts';
import type { RuleId } from '../reasons/because.ts';
import { categoryOf } from './stock.ts';

/** What becomes of one line of the listed devices. */
export interface ListedDevice {
  /** As it was typed: its model, else its type. */
  readonly name: string;
  /** Where its model is its name: lines may differ in it alone. */
  readonly type?: string;
  readonly quantity: number;
  readonly kept: number;
  readonly replaced: number;
  /** Neither: the plan has no place for them. */
  readonly left: number;
  /** What only its owner can say, where that decides about it. */
  readonly question?: DeviceQuestion;
  /** Ids of the nodes where they stand, or stood. */
  readonly elements: readonly string[];
}

export interface DeviceQuestion {
  /** Which line of the listed devices, counted from 0. */
  readonly line: number;
  readonly sentence: string;
  /** Whether what it can do is the answer, or its replacement; else its whole name is. */
  readonly isUnknown: boolean;
}

export interface Inventory {
  readonly lines: readonly ListedDevice[];
  /** Devices of the plan by what becomes of them; those of nodes that were drawn manually count as new. */
  readonly devices: Readonly<Record<'kept' | 'replaced' | 'new', number>>;
}

/** Reads off a plan what becomes of the devices that an existing network has. */
export function inventoryOf({ currentDevices }: ExistingNetwork, { nodes }: Pick<Graph, 'nodes'>): Inventory {
  const devices = { kept: 0, replaced: 0, new: 0 };
  const lines = currentDevices.map(({ type, model, quantity, category, fate }, line): Counted => {
    const name = model === '' ? type : model;
    const isOpen = category === undefined && fate === undefined && categoryOf(type) === undefined;
    return {
      name,
      ...(name !== type && { type }),
      quantity,
      kept: 0,
      replaced: 0,
      left: quantity,
      // A model of the catalogue says itself what it is: its place takes the question away.
      ...(isOpen && { question: { line, sentence: kindQuestion(name), isUnknown: true } }),
      elements: [],
    };
  });
  for (const node of nodes) {
    if (!isDevice(node)) continue;
    devices[node.status ?? 'new'] += node.quantity;
    const { status, existing } = node;
    const line = existing && lines[existing.line];
    if (existing === undefined || line === undefined || line.name !== existing.device) continue;
    if (status !== 'kept' && status !== 'replaced') continue;
    line[status] += existing.count;
    line.left = Math.max(0, line.left - existing.count);
    line.elements.push(node.id);
    const question = questionOf(existing);
    if (question === undefined) delete line.question;
    else line.question = question;
  }
  return { lines, devices };
}

/** A line while it is counted. */
type Counted = { -readonly [Key in keyof ListedDevice]: ListedDevice[Key] } & { elements: string[] };

const kindQuestion = (device: string): string =>
  `What kind of device is ${device}? Neither the catalogue nor its type says it, so the plan has no place for it.`;

/** What to ask about a device whose model is not clear, or that the catalogue does not know. */
function questionOf({
  line,
  device,
  because,
}: NonNullable<TopologyNode['existing']>): DeviceQuestion | undefined {
  const { rule, inputs } = because;
  if (rule === ('existing-assumed' satisfies RuleId))
    return {
      line,
      isUnknown: false,
      sentence: `Which model is ${device}? The plan takes it to be ${inputs.model}; it could also be ${inputs.others}.`,
    };
  if (rule === ('existing-unknown' satisfies RuleId))
    return {
      line,
      isUnknown: true,
      sentence: `What can ${device} do? The catalogue does not list it. Until its ports and capabilities are stated, the plan replaces it.`,
    };
  return undefined;
}
