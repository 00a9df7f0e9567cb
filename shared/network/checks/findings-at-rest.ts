import { lazily } from '../../caching/lazily.ts';
import type { Graph } from '../../contract/topology-items.ts';
import { applyChanges } from '../graph/apply-changes.ts';
import { indexNetwork, type NetworkIndex } from '../graph/network-index.ts';
import { devicesById } from '../hardware/devices.ts';
import type { SimulatedCheckId } from '../simulate/findings/simulated-finding.ts';
import type { NetworkSimulation } from '../simulate/network-simulation.ts';
import { type CheckInput, checkPlan } from './check-plan.ts';
import { type Finding, type Fix, withFix } from './finding.ts';
import { type Found, foundAtRest } from './found-at-rest.ts';
import type { NetworkKeeper } from './network-keeper.ts';
import { pluggedTogether, pluggingFixes } from './plugging-fixes.ts';
import { checkPorts } from './ports.ts';
import { fixesOfCauses, type PossibleFix, possibleFixes } from './simulated-fixes.ts';
import { checkSubnets } from './subnets.ts';
import { checkUniqueness } from './uniqueness.ts';

/** The findings of one of checks 11, 12, 15 and 16. */
export type FindingsOf = (check: SimulatedCheckId) => Finding[];

/** Checks 11, 12, 15 and 16, with the fixes that were seen to work. */
export const findingsAtRest = (
  simulation: NetworkSimulation,
  input: CheckInput,
  keeper: NetworkKeeper,
): FindingsOf => mended(foundAtRest(simulation, input.graph, keeper), simulation, input, keeper);

/** What was found, without its fixes: these take as long to try as the simulation took. */
export const unmended =
  (found: readonly Found[]): FindingsOf =>
  (check) =>
    found.flatMap((one) => (one.check === check ? [one.finding] : []));

/** Whether a fix of what was found is tried at all. */
export const areFixesTried = (found: readonly Found[], { network }: NetworkSimulation): boolean =>
  found.length > 0 && network.devices.length <= fixableDevices;

/** What was found in a network, with the fixes that were seen to work. */
export function mended(
  found: readonly Found[],
  simulation: NetworkSimulation,
  input: CheckInput,
  keeper: NetworkKeeper,
): FindingsOf {
  if (!areFixesTried(found, simulation)) return unmended(found);
  const mends = triedFixes(found, simulation.network.devices.length, input, keeper);
  return unmended(
    found.map((own) => {
      const ending = mends.filter(({ ends }) => ends(own.finding));
      const mend = leastOf(ending.filter(({ about }) => about.has(own))) ?? ending[0];
      return { ...own, finding: { ...own.finding, ...withFix(mend?.fix) } };
    }),
  );
}

/** Of those made for a finding, the one that was made for the fewest beside it. */
const leastOf = (fixes: readonly TriedFix[]): TriedFix | undefined =>
  fixes.toSorted((a, b) => a.about.size - b.about.size)[0];

/** Each fix is simulated before it is offered, in networks of so many devices at most; the more of them, the fewer fixes. */
const fixableDevices = 400;
const mostTries = (devices: number): number => Math.min(10, Math.max(4, Math.floor(1_000 / devices)));

/** A fix that was seen to leave less to find. */
interface TriedFix extends PossibleFix {
  readonly ends: (finding: Finding) => boolean;
}

/** The first of the fixes, each once, that leave fewer findings: what several are about may have one cause. */
function triedFixes(
  before: readonly Found[],
  devices: number,
  input: CheckInput,
  keeper: NetworkKeeper,
): TriedFix[] {
  const tried: TriedFix[] = [];
  const isPlanAsGood = keepsPlanGood(input);
  const open = new Set(before);
  let tries = mostTries(devices);
  for (const possible of fixesToTry(before, input)) {
    if (tries === 0 || open.size === 0) break;
    // What another fix ended needs no second one, unless this one is made for it alone.
    if (possible.about.size > 0 && ![...possible.about].some((own) => open.has(own))) continue;
    tries -= 1;
    const after = foundAfter(possible.fix.changes, input, keeper);
    if (after === undefined || !isBetter(after, before) || !isPlanAsGood(possible.fix)) continue;
    const left = new Set(after.map(({ finding }) => finding.sentence));
    const ends = ({ sentence }: Finding) => !left.has(sentence);
    tried.push({ ...possible, ends });
    for (const own of open) if (ends(own.finding)) open.delete(own);
  }
  return tried;
}

/** What plugs hosts in first, then what else is made for the findings, then what mends the plan elsewhere. */
function fixesToTry(before: readonly Found[], { graph, devices }: CheckInput): PossibleFix[] {
  const index = indexNetwork(graph);
  return [
    ...fixesByPlugging(before, index, devices),
    ...possibleFixes(before, index),
    ...[checkPorts(index, devicesById(devices)), checkSubnets(index), checkUniqueness(index)].flatMap(
      ({ findings }) => fixesOfCauses(findings),
    ),
  ];
}

function fixesByPlugging(
  before: readonly Found[],
  index: NetworkIndex,
  devices: CheckInput['devices'],
): PossibleFix[] {
  const lacking = new Map(
    before.flatMap((own) => (own.isPluggedNowhere ? [[own.finding.elements[0] ?? '', own] as const] : [])),
  );
  if (lacking.size === 0) return [];
  const fixes = pluggingFixes(index, devicesById(devices));
  const whole = pluggedTogether(fixes);
  const single = fixes.map(({ node, fix }): PossibleFix => {
    const own = lacking.get(node.id);
    return { fix, about: new Set(own === undefined ? [] : [own]) };
  });
  return whole === undefined
    ? single
    : [{ fix: whole, about: new Set(single.flatMap(({ about }) => [...about])) }, ...single];
}

/** Tells whether the checks that read the plan find no more failures with new links than without: of ports, power and uplinks. */
function keepsPlanGood(input: CheckInput): (fix: Fix) => boolean {
  const failures = (graph: Graph) =>
    checkPlan({ ...input, graph }).map(
      ({ findings }) => findings.filter(({ severity }) => severity === 'failure').length,
    );
  const before = lazily(() => failures(input.graph));
  return ({ changes }) => {
    if (changes.edges.added.length === 0 || changes.edges.removed.length > 0) return true;
    return failures(applyChanges(input.graph, changes)).every((count, at) => count <= (before()[at] ?? 0));
  };
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
