import type { Requirements } from '../../contract/requirements.ts';
import type { TopologyNode } from '../../contract/topology-items.ts';
import { formatCount, plural } from '../../vocabulary/counts.ts';
import { isInfrastructure, type NetworkIndex } from '../graph/network-index.ts';
import type { DeviceOf } from '../hardware/devices.ts';
import { redundantPower } from '../requirements/redundant-power.ts';
import type { CheckAnswer, Finding } from './finding.ts';

/** Rack units that one closet or equipment room is assumed to have: a rack of common height (EIA-310). */
const rackUnits = 42;
/** Rack units of it reserved for patch panels and cable management. Default. */
const kept = 6;

/**
 * The devices on one floor of a site, or in its equipment room, fit into a rack of 42 units less 6 for patch panels;
 * and every device takes two power supplies where power redundancy is required.
 */
export function checkRackAndPower(
  { graph }: NetworkIndex,
  requirements: Requirements,
  deviceOf: DeviceOf,
): CheckAnswer {
  const isDoubled = redundantPower(requirements);
  const rooms = new Map<string, { units: number; nodes: TopologyNode[] }>();
  const findings: Finding[] = [];
  let unknown = 0;
  let withoutUnits = 0;
  let withoutSupplies = 0;
  for (const node of graph.nodes) {
    if (!isInfrastructure(node)) continue;
    const device = deviceOf(node);
    if (device === undefined) {
      unknown += 1;
      continue;
    }
    const { specs, manufacturer, model } = device;
    const room = rooms.get(roomOf(node)) ?? { units: 0, nodes: [] };
    room.units += specs.rackUnits ?? 0;
    if (specs.rackUnits === undefined) withoutUnits += 1;
    room.nodes.push(node);
    rooms.set(roomOf(node), room);
    if (!isDoubled(node.site)) continue;
    if (specs.powerSupplies === undefined) withoutSupplies += 1;
    else if (specs.powerSupplies < 2) {
      findings.push({
        severity: 'failure',
        elements: [node.id],
        sentence: `${node.label}: ${manufacturer} ${model} takes one power supply, but redundant power is required.`,
      });
    }
  }
  for (const [room, { units, nodes }] of rooms) {
    if (units <= rackUnits - kept) continue;
    findings.push({
      severity: 'warning',
      elements: nodes.map(({ id }) => id),
      sentence: `${room} contains ${units} rack units of devices, more than fit into a rack of ${rackUnits} units with ${kept} kept for patch panels.`,
    });
  }
  const notes = [
    ...(unknown > 0
      ? [`${formatCount(unknown, 'device')} ${plural(unknown, 'has', 'have')} no model yet.`]
      : []),
    ...unstated(withoutUnits, 'how many rack units it takes', 'how many rack units they take'),
    ...unstated(withoutSupplies, 'how many power supplies it takes', 'how many power supplies they take'),
  ];
  return { findings, ...(notes.length > 0 && { note: notes.join(' ') }) };
}

const unstated = (count: number, one: string, many: string): string[] =>
  count > 0
    ? [`The catalogue does not state of ${formatCount(count, 'device')} ${plural(count, one, many)}.`]
    : [];

const roomOf = ({ site = 'No site', floor }: TopologyNode): string =>
  floor === undefined ? `The equipment room of ${site}` : `Floor ${floor} of ${site}`;
