import type { Device } from '../../contract/device.ts';
import type { TopologyNode } from '../../contract/topology.ts';
import { setModel } from '../graph/set-model.ts';
import { type ExistingInput, type ExistingPlace, existingPlaces } from './existing-places.ts';

/**
 * Writes into the devices of a plan what becomes of what is there: kept, replaced or new, and why. A network whose
 * devices nobody listed says nothing of any.
 *
 * @returns the devices that are kept, by node: nothing is to be bought for them.
 */
export function markExisting(input: ExistingInput): ReadonlyMap<string, Device> {
  const kept = new Map<string, Device>();
  if (input.existing.currentDevices.length === 0) return kept;
  const places = existingPlaces(input);
  for (const node of input.graph.nodes) {
    // People and providers are no devices that somebody keeps or buys.
    if (node.type === 'user' || node.type === 'internet') continue;
    const place = places.get(node.id);
    node.status = place?.status ?? 'new';
    if (place === undefined) continue;
    if (place.status === 'kept') {
      kept.set(node.id, place.device);
      setModel(node, place.device);
    }
    tellOf(place, node);
  }
  return kept;
}

function tellOf({ status, line, name, count, why }: ExistingPlace, node: TopologyNode): void {
  if (node.because === undefined) return;
  const { inputs, arithmetic } = node.because;
  node.because = {
    ...node.because,
    inputs: {
      ...inputs,
      existing: status,
      existingDevice: name,
      existingLine: line + 1,
      existingCount: count,
    },
    arithmetic: `${arithmetic}. ${why}`.slice(0, mostArithmetic),
  };
}

/** By the contract. */
const mostArithmetic = 500;
