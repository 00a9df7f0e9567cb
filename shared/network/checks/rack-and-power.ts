import type { Requirements } from '../../contract/requirements.ts';
import { formatCount, plural } from '../../vocabulary/counts.ts';
import { joinAnd } from '../../vocabulary/lists.ts';
import { cableSchedule } from '../cables/cable-schedule.ts';
import type { NetworkIndex } from '../graph/network-index.ts';
import type { DeviceOf } from '../hardware/devices.ts';
import { type Furniture, freeUnits, furnish, rackUnits } from '../racks/furnish.ts';
import { isRacked, type RackRoom, RackRooms } from '../racks/rack-rooms.ts';
import { redundantPower } from '../requirements/redundant-power.ts';
import type { CheckAnswer, Finding } from './finding.ts';

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
  const rooms = new RackRooms(graph.nodes, requirements, deviceOf);
  for (const cable of cableSchedule(graph, requirements)) rooms.add(cable, false);
  const full = rooms.rooms().flatMap((room) => {
    const furniture = furnish(room.nodes, room.ends, deviceOf);
    return furniture.frames > 1 ? [{ ...room, sentence: racksNeeded(room, furniture, deviceOf) }] : [];
  });
  for (const { isCloset, nodes, sentence } of full)
    if (isCloset) findings.push({ severity: 'warning', elements: nodes.map(({ id }) => id), sentence });
  const notes = [
    ...(unknown > 0
      ? [`${formatCount(unknown, 'device')} ${plural(unknown, 'has', 'have')} no model yet.`]
      : []),
    ...unstated(withoutUnits, 'how many rack units it takes', 'how many rack units they take'),
    ...unstated(withoutSupplies, 'how many power supplies it takes', 'how many power supplies they take'),
  ];
  const remarks = full.filter(({ isCloset }) => !isCloset).map(({ sentence }) => sentence);
  return {
    findings,
    ...(notes.length > 0 && { note: notes.join(' ') }),
    ...(remarks.length > 0 && { remark: remarks.join(' ') }),
  };
}

/** How many racks a room needs and why. */
function racksNeeded(
  { name, nodes }: RackRoom,
  { units, panelUnits, frames }: Furniture,
  deviceOf: DeviceOf,
): string {
  const servers = nodes.filter(({ type }) => type === 'server');
  const ofServers = servers.reduce(
    (sum, node) => sum + node.quantity * (deviceOf(node)?.specs.rackUnits ?? 0),
    0,
  );
  const count = servers.reduce((sum, { quantity }) => sum + quantity, 0);
  const parts = [
    ...(count > 0 ? [`${ofServers} of ${formatCount(count, 'server')}`] : []),
    ...(units > ofServers ? [`${units - ofServers} of network devices`] : []),
    ...(panelUnits > 0 ? [`${panelUnits} of patch panels and cable managers`] : []),
  ];
  const of = parts.length > 1 ? `, ${joinAnd(parts)}` : ' of network devices';
  return `${name} contains ${units + panelUnits} rack units${of}: at ${rackUnits} units a rack, of which ${freeUnits} stay free, ${formatCount(frames, 'rack')} are needed there.`;
}

const unstated = (count: number, one: string, many: string): string[] =>
  count > 0
    ? [`The catalogue does not state of ${formatCount(count, 'device')} ${plural(count, one, many)}.`]
    : [];
