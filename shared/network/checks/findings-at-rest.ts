import { applyChanges } from '../graph/apply-changes.ts';
import type { SimulatedCheckId } from '../simulate/findings/simulated-finding.ts';
import type { NetworkSimulation } from '../simulate/network-simulation.ts';
import type { CheckInput } from './check-plan.ts';
import { type Finding, type Fix, withFix } from './finding.ts';
import { type Found, foundAtRest } from './found-at-rest.ts';
import type { NetworkKeeper } from './network-keeper.ts';

/** Checks 11, 12, 15 and 16, with the fixes that were seen to work. */
export function findingsAtRest(
  simulation: NetworkSimulation,
  input: CheckInput,
  keeper: NetworkKeeper,
): (check: SimulatedCheckId) => Finding[] {
  const found = foundAtRest(simulation, input.graph, keeper);
  const mends = triedFixes(found, simulation.network.devices.length, input, keeper);
  const findings = found.map(({ check, finding, fix }) => {
    const ending = mends.filter(({ ends }) => ends(finding));
    const own = ending.find(({ fix: tried }) => tried.label === fix?.label) ?? ending[0];
    return { check, finding: { ...finding, ...withFix(own?.fix) } };
  });
  return (check) => findings.flatMap((one) => (one.check === check ? [one.finding] : []));
}

/** Each fix is simulated before it is offered: so many, and in networks of so many devices at most. */
const mostTries = 4;
const fixableDevices = 400;

/** A fix that was seen to leave less to find. */
interface TriedFix {
  readonly fix: Fix;
  readonly ends: (finding: Finding) => boolean;
}

/** The first of the fixes, each once, that leave fewer findings: what several are about may have one cause. */
function triedFixes(
  before: readonly Found[],
  devices: number,
  input: CheckInput,
  keeper: NetworkKeeper,
): TriedFix[] {
  if (devices > fixableDevices) return [];
  const fixes = new Map(before.flatMap(({ fix }) => (fix === undefined ? [] : [[fix.label, fix]])));
  return [...fixes.values()].slice(0, mostTries).flatMap((fix): TriedFix[] => {
    const after = foundAfter(fix.changes, input, keeper);
    if (after === undefined || !isBetter(after, before)) return [];
    const left = new Set(after.map(({ finding }) => finding.sentence));
    return [{ fix, ends: ({ sentence }) => !left.has(sentence) }];
  });
}

/** What is found of the network with a change; undefined where it could not be simulated. */
function foundAfter(
  changes: Fix['changes'],
  input: CheckInput,
  { trial }: NetworkKeeper,
): readonly Found[] | undefined {
  const graph = applyChanges(input.graph, changes);
  const configured = trial.configure({ ...input, graph });
  if (configured.kind === 'refused') return undefined;
  return foundAtRest(trial.simulate(configured.network), graph, trial);
}

/** Fewer failures, or as many and fewer warnings, and in no check more failures. */
function isBetter(after: readonly Found[], before: readonly Found[]): boolean {
  const [left, were] = [failuresIn(after), failuresIn(before)];
  const [count, most] = [sum(left), sum(were)];
  return (
    [...left].every(([check, failures]) => failures <= (were.get(check) ?? 0)) &&
    (count < most || (count === most && after.length < before.length))
  );
}

function failuresIn(found: readonly Found[]): ReadonlyMap<SimulatedCheckId, number> {
  const counts = new Map<SimulatedCheckId, number>();
  for (const { check, finding } of found)
    if (finding.severity === 'failure') counts.set(check, (counts.get(check) ?? 0) + 1);
  return counts;
}

const sum = (counts: ReadonlyMap<SimulatedCheckId, number>): number =>
  [...counts.values()].reduce((all, count) => all + count, 0);
