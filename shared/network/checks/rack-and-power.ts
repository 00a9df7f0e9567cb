import type { Requirements } from '../../contract/requirements.ts';
import { formatCount, plural } from '../../vocabulary/counts.ts';
import type { NetworkIndex } from '../graph/network-index.ts';
import type { DeviceOf } from '../hardware/devices.ts';
import { redundantPower } from '../requirements/redundant-power.ts';
import type { CheckAnswer, Finding } from './finding.ts';
import { isRacked, rackRooms, racksFor, racksNeeded } from './rack-rooms.ts';

/**
 * What stands on one floor of a building fits into a rack; of an equipment room, with its servers, a remark says how many racks it
 * fills; and every device takes two power supplies where power redundancy is required.
 */
export function checkRackAndPower(
  { graph }: NetworkIndex,
  requirements: Requirements,
  deviceOf: DeviceOf,
): CheckAnswer {
  const isDoubled = redundantPower(requirements);
  const findings: Finding[] = [];
  let unknown = 0;
  let withoutUnits = 0;
  let withoutSupplies = 0;
  for (const node of graph.nodes.filter(isRacked)) {
    const device = deviceOf(node);
    if (device === undefined) {
      unknown += node.quantity;
      continue;
    }
    const { specs, manufacturer, model } = device;
    if (specs.rackUnits === undefined) withoutUnits += node.quantity;
    if (!isDoubled(node.site)) continue;
    if (specs.powerSupplies === undefined) withoutSupplies += node.quantity;
    else if (specs.powerSupplies < 2) {
      findings.push({
        severity: 'failure',
        elements: [node.id],
        sentence: `${node.label}: ${manufacturer} ${model} takes one power supply, but redundant power is required.`,
      });
    }
  }
  const full = rackRooms(graph.nodes, deviceOf).filter(({ units }) => racksFor(units) > 1);
  for (const room of full.filter(({ isCloset }) => isCloset))
    findings.push({
      severity: 'warning',
      elements: room.nodes.map(({ id }) => id),
      sentence: racksNeeded(room),
    });
  const notes = [
    ...(unknown > 0
      ? [`${formatCount(unknown, 'device')} ${plural(unknown, 'has', 'have')} no model yet.`]
      : []),
    ...unstated(withoutUnits, 'how many rack units it takes', 'how many rack units they take'),
    ...unstated(withoutSupplies, 'how many power supplies it takes', 'how many power supplies they take'),
  ];
  const remarks = full.filter(({ isCloset }) => !isCloset).map(racksNeeded);
  return {
    findings,
    ...(notes.length > 0 && { note: notes.join(' ') }),
    ...(remarks.length > 0 && { remark: remarks.join(' ') }),
  };
}

const unstated = (count: number, one: string, many: string): string[] =>
  count > 0
    ? [`The catalogue does not state of ${formatCount(count, 'device')} ${plural(count, one, many)}.`]
    : [];
