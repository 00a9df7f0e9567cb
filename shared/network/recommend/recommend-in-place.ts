import { nodesById } from '../graph/nodes-by-id.ts';
import type { RecommendInput } from './assess.ts';
import { devicesInPlace } from './devices-in-place.ts';
import { passOver } from './pass-over.ts';
import { type Recommendations, recommend } from './recommend.ts';

/**
 * What is recommended for a network that was planned by the same requirements: its makers stay, and what planning passed over
 * for a port that it lacked is passed over again.
 */
export function recommendInPlace(input: RecommendInput): Recommendations {
  const given = { ...input, assigned: devicesInPlace(input.graph, input.devices) };
  const unfit = new Map<string, Set<string>>();
  let advice = recommend(given);
  for (let again = 0; again < mostPassedOver && passOverAgain(unfit, advice, input); again += 1)
    advice = recommend({ ...given, unfit });
  return advice;
}

/** Models for one place. Default. */
const mostPassedOver = 3;

/** Where a planned model is still sold, yet another one is recommended, planning found a reason against that. */
function passOverAgain(
  unfit: Map<string, Set<string>>,
  { roles }: Recommendations,
  { graph, devices, today, isVendorHard = false }: RecommendInput,
): boolean {
  if (isVendorHard) return false;
  const nodes = nodesById(graph.nodes);
  const onSale = new Set(devices.flatMap(({ id, endOfSale = today }) => (endOfSale >= today ? [id] : [])));
  let isNew = false;
  for (const { places, choice } of roles)
    for (const { nodeId } of choice ? places : []) {
      const node = nodes.get(nodeId);
      const planned = node?.model?.from === 'recommendation' ? node.equipmentId : undefined;
      if (!node || !choice || planned === undefined || planned === choice.device.id || !onSale.has(planned))
        continue;
      isNew = passOver(unfit, node, choice.device.id) || isNew;
    }
  return isNew;
}
