import { applyChanges } from '../graph/apply-changes.ts';
import type { SimulatedCheckId } from '../simulate/findings/simulated-finding.ts';
import type { NetworkSimulation } from '../simulate/network-simulation.ts';
import type { CheckInput } from './check-plan.ts';
import type { Finding, Fix } from './finding.ts';
import { type Found, foundAtRest } from './found-at-rest.ts';
import type { NetworkKeeper } from './network-keeper.ts';

/** Checks 11, 12, 15 and 16, with the fixes that were seen to work. */
export function findingsAtRest(
  simulation: NetworkSimulation,
  input: CheckInput,
  keeper: NetworkKeeper,
): (check: SimulatedCheckId) => Finding[] {
  const found = foundAtRest(simulation, input.graph, keeper);
  let tries = simulation.network.devices.length > fixableDevices ? 0 : mostTries;
  const findings = found.map(({ check, finding, fix }) => {
    if (fix === undefined || tries === 0) return { check, finding };
    tries -= 1;
    return { check, finding: isMended(finding, fix, found, input, keeper) ? { ...finding, fix } : finding };
  });
  return (check) => findings.flatMap((one) => (one.check === check ? [one.finding] : []));
}

/** Each fix is simulated before it is offered: so many, and in networks of so many devices at most. */
const mostTries = 4;
const fixableDevices = 400;

/** Whether a fix ends its finding and leaves fewer failures. */
function isMended(
  { sentence }: Finding,
  { changes }: Fix,
  before: readonly Found[],
  input: CheckInput,
  { trial }: NetworkKeeper,
): boolean {
  const graph = applyChanges(input.graph, changes);
  const configured = trial.configure({ ...input, graph });
  if (configured.kind === 'refused') return false;
  const after = foundAtRest(trial.simulate(configured.network), graph, trial);
  return (
    failuresIn(after) < failuresIn(before) && after.every(({ finding }) => finding.sentence !== sentence)
  );
}

const failuresIn = (found: readonly Found[]): number =>
  found.filter(({ finding }) => finding.severity === 'failure').length;
