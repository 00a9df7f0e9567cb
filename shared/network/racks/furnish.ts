import type { Device } from '../../contract/device.ts';
import type { TopologyNode } from '../../contract/topology-items.ts';
import { passivePart } from '../../equipment/passive-parts.ts';
import type { DeviceOf } from '../hardware/devices.ts';
import type { CableEnds } from './rack-rooms.ts';

/** What a room is furnished with. */
export interface Furniture {
  /** Rack units of devices, with the shelves and trays of those that have none. */
  readonly units: number;
  /** Rack units of panels and of the cable managers between them. */
  readonly panelUnits: number;
  /** Whether a cabinet on the wall is enough: servers never hang on one. */
  readonly isOnWall: boolean;
  /** Racks, or the one cabinet. */
  readonly frames: number;
  /** Power strips of one feed. */
  readonly strips: number;
  /** Panels, shelves and what goes with them, by the key of what they are (`passivePart`). */
  readonly panels: ReadonlyMap<string, number>;
}

/** Units of a rack of common height (EIA-310). */
export const rackUnits = 42;
/** Of each rack, units that stay free for what comes and for air. Default. */
export const freeUnits = 2;
/** Of a cabinet of 12 units on the wall, without its power strip and a free unit. */
const cabinetUnits = 10;
/** Watts that a strip bears in a rack, of 32 A at 230 V, and in a cabinet, of 16 A, loaded to 80 %. */
const wattsOf = { 'rack-power': 5_888, 'cabinet-power': 2_944 } as const;

/** What devices and ends of cables take in one room. */
export function furnish(nodes: readonly TopologyNode[], ends: CableEnds, deviceOf: DeviceOf): Furniture {
  const panels = new Map<string, number>();
  let [copper, enclosed] = [0, 0];
  for (const [laid, count] of ends) {
    const panel = passivePart(laid);
    if (panel === undefined) continue;
    const pieces = Math.ceil(count / panel.takes);
    panels.set(laid, pieces);
    if (panel.isEnclosed) enclosed += pieces;
    else copper += pieces;
  }
  const enclosures = Math.ceil(enclosed / takenBy('fibre'));
  const managers = Math.ceil((copper + enclosures) / 2);
  panels.set('fibre', enclosures).set('manager', managers);
  const panelUnits = copper + enclosures + managers;
  const sum = (figure: (node: TopologyNode) => number | undefined) =>
    nodes.reduce((total, node) => total + node.quantity * (figure(node) ?? 0), 0);
  // What is for a desk stands on a shelf, but for what has a tray of its own, which takes a unit as well.
  const isForDesk = (node: TopologyNode) => deviceOf(node)?.specs.rackUnits === 0;
  const trays = sum((node) => Number(isForDesk(node) && hasTray(deviceOf(node))));
  const shelves = Math.ceil((sum((node) => Number(isForDesk(node))) - trays) / takenBy('shelf'));
  panels.set('shelf', shelves);
  const units = sum((node) => deviceOf(node)?.specs.rackUnits) + trays + shelves;
  // What a switch draws for itself is stated without what its ports supply.
  const watts = sum((node) => {
    const { drawW = 0, poeBudgetW = 0 } = deviceOf(node)?.specs ?? {};
    return drawW + poeBudgetW;
  });
  const isOnWall = units + panelUnits <= cabinetUnits && nodes.every(({ type }) => type !== 'server');
  const least = Math.min(1, nodes.length);
  const frames = isOnWall
    ? least
    : Math.max(least, Math.ceil((units + panelUnits) / (rackUnits - freeUnits)));
  const power = isOnWall ? 'cabinet-power' : 'rack-power';
  const strips = Math.max(
    frames,
    Math.ceil(sum(() => 1) / takenBy(power)),
    Math.ceil(watts / wattsOf[power]),
  );
  return { units, panelUnits, isOnWall, frames, strips, panels };
}

const hasTray = (device: Device | undefined): boolean =>
  device?.lines?.some(({ kind }) => kind === 'rail') ?? false;

const takenBy = (key: string): number => passivePart(key)?.takes ?? 1;
