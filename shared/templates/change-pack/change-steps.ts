import { NetworkSimulation } from '../../network/simulate/network-simulation.ts';
import type { CableChange } from './cable-changes.ts';
import type { ChangeSide } from './change-side.ts';
import type { DeviceChange } from './device-changes.ts';
import { mixedNetwork } from './mixed-network.ts';

/** One device, or the cables of none, in the order in which the work is done. */
export interface ChangeStep {
  readonly number: number;
  /** Absent for cables whose devices do not change. */
  readonly device: DeviceChange | undefined;
  /** To plug in this step: the last of their devices is done. */
  readonly cables: readonly CableChange[];
  /** Flows of both versions that do not work after this step, until a later one. */
  readonly down: readonly string[];
  /** Flows that the device takes with it while it is off: a replacement, or an accident. */
  readonly whileOff: readonly string[];
  /** Whether `down` and `whileOff` were worked out: large networks have too many steps. */
  readonly isSimulated: boolean;
}

/** Networks simulated to order the steps, and to say what each takes. */
const mostSimulations = 80;

/**
 * The order of work: new devices first, removed ones last; in between always the device whose change takes down the fewest flows,
 * as simulated, as far as there are not too many.
 */
export function changeSteps(
  before: ChangeSide,
  after: ChangeSide,
  devices: readonly DeviceChange[],
  cables: readonly CableChange[],
): ChangeStep[] {
  const changing = new Set(devices.map(({ id }) => id));
  const isOrderSimulated = (devices.length * (devices.length + 1)) / 2 <= mostSimulations;
  const isSimulated = devices.length * 2 <= mostSimulations;
  const simulated = (done: ReadonlySet<string>): NetworkSimulation =>
    new NetworkSimulation(mixedNetwork(before.network, after.network, changing, done));
  const working = workingIn(simulated(new Set()), simulated(changing));
  const downIn = (simulation: NetworkSimulation): string[] =>
    simulation.matrix.flatMap(({ flow, isAsExpected }) =>
      !isAsExpected && working.has(flow.id) ? [flow.id] : [],
    );

  const waiting = devices.toSorted((a, b) => places[a.kind] - places[b.kind]);
  const done = new Set<string>();
  const left = new Set(cables);
  const steps: ChangeStep[] = [];
  while (waiting.length > 0) {
    const [first] = waiting;
    if (first === undefined) break;
    const candidates = isOrderSimulated
      ? waiting.filter(({ kind }) => places[kind] === places[first.kind])
      : [first];
    const next = isSimulated
      ? candidates
          .map((device) => ({ device, down: downIn(simulated(new Set([...done, device.id]))) }))
          .reduce((best, row) => (row.down.length < best.down.length ? row : best))
      : { device: first, down: [] };
    const whileOff =
      isSimulated && next.device.kind !== 'new' ? offIn(simulated(done), next.device, before, working) : [];
    done.add(next.device.id);
    waiting.splice(waiting.indexOf(next.device), 1);
    const plugged = [...left].filter(({ nodes }) => touches(nodes, done, changing, before, after));
    for (const cable of plugged) left.delete(cable);
    steps.push({
      number: steps.length + 1,
      device: next.device,
      cables: plugged,
      down: next.down,
      whileOff,
      isSimulated,
    });
  }
  if (left.size === 0) return steps;
  const last = {
    number: steps.length + 1,
    device: undefined,
    cables: [...left],
    down: [],
    whileOff: [],
    isSimulated,
  };
  return [...steps, last];
}

const places: Readonly<Record<DeviceChange['kind'], number>> = {
  new: 0,
  changed: 1,
  replaced: 1,
  removed: 2,
};

/** Flows that are as expected at the beginning and at the end. */
function workingIn(first: NetworkSimulation, last: NetworkSimulation): ReadonlySet<string> {
  const works = (simulation: NetworkSimulation): string[] =>
    simulation.matrix.flatMap(({ flow, isAsExpected }) => (isAsExpected ? [flow.id] : []));
  const atEnd = new Set(works(last));
  return new Set(works(first).filter((id) => atEnd.has(id)));
}

function offIn(
  simulation: NetworkSimulation,
  { id }: DeviceChange,
  { network }: ChangeSide,
  working: ReadonlySet<string>,
): string[] {
  const members = network.devices.find((device) => device.id === id)?.members ?? [];
  const taken = simulation
    .failing(members.map(({ node }) => ({ kind: 'chassis', id: node })))
    .flatMap(({ lost, unplugged }) => [...lost, ...unplugged].map(({ flow }) => flow.id));
  return [...new Set(taken)].filter((flow) => working.has(flow));
}

/** Whether a cable has a device of the change at an end, and all of these are done. */
function touches(
  nodes: readonly string[],
  done: ReadonlySet<string>,
  changing: ReadonlySet<string>,
  ...sides: readonly ChangeSide[]
): boolean {
  const ids = sides
    .flatMap(({ network }) => network.devices)
    .filter(({ members }) => members.some(({ node }) => nodes.includes(node)))
    .map(({ id }) => id)
    .filter((id) => changing.has(id));
  return ids.length > 0 && ids.every((id) => done.has(id));
}
