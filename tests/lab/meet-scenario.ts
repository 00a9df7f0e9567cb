import type { Scenario } from '#shared/lab/scenarios.ts';
import type { Agreement } from './agreement.ts';
import type { FlowResult } from './flows/test-flows.ts';
import { type Lab, nothingFailed } from './machine/lab.ts';
import { routesOf } from './machine/routes.ts';
import type { LabOptions, ScenarioResult } from './run-scenarios.ts';
import type { Settle, Settled } from './states/settle.ts';

export interface LabTools {
  readonly settle: Settle;
  readonly test: () => Promise<FlowResult[]>;
}

/**
 * Meets one scenario after another, the whole network where none is given. What the last one broke is mended in the same
 * moment as the next thing breaks: routing settles once for both. Where the simulator disagrees, the network is made whole
 * first and the element fails again, so that what is found owes nothing to what was before, nor to a starved machine.
 */
export function meetScenarios(
  lab: Lab,
  { settle, test }: LabTools,
  { keepsRoutes = false, predict }: LabOptions,
): (scenario?: Scenario) => Promise<ScenarioResult> {
  let silent: string | undefined;

  /** True where something moves: a cable of an aggregate, or one that spanning tree blocks, does not. */
  const become = async (scenario?: Scenario): Promise<boolean> => {
    const next = scenario?.provider;
    const isSpoken = silent !== next;
    if (isSpoken && silent !== undefined) await lab.silence(silent, false);
    const isChanged = await lab.apply(scenario?.failed ?? nothingFailed);
    if (isSpoken && next !== undefined) await lab.silence(next, true);
    silent = next;
    return isChanged || isSpoken;
  };

  const meet = async (scenario: Scenario | undefined): Promise<ScenarioResult> => {
    const { kind, element, name } = scenario ?? { kind: 'normal' as const, element: '', name: 'nothing' };
    const isMoved = await become(scenario);
    const rest = (): Promise<Settled> => settle(scenario ? 'failed' : 'whole');
    const settling = isMoved || !scenario ? rest() : { seconds: 0, pending: [] };
    // Worked out while daemons talk.
    const compare = predict?.({ kind, element });
    const { seconds, pending } = await settling;
    const isCutOff = ({ flow }: FlowResult): boolean =>
      flow.expected === 'pass' && [flow.source, flow.destination].some((id) => lacksLink(lab, id));
    let flows = await test();
    if (flows.some((row) => isWrong(row) && !isCutOff(row))) {
      // A neighbour that a busy machine has lost for a moment comes back.
      await rest();
      flows = await test();
    }
    const wrong = flows.filter(isWrong);
    const result: ScenarioResult = {
      kind,
      element,
      name,
      passed: flows.filter(({ flow, passed }) => passed && flow.expected === 'pass').length,
      dropped: flows.filter(({ flow, passed }) => !passed && flow.expected === 'drop').length,
      unexpected: wrong
        .filter((row) => !isCutOff(row))
        .map(({ flow, why }) => ({
          flow: flow.id,
          what: `${flow.source} > ${flow.destination} ${flow.service.name}`,
          expected: flow.expected,
          why,
        })),
      cutOff: wrong.filter(isCutOff).map(({ flow }) => flow.id),
      pending,
      seconds: Math.round(seconds * 10) / 10,
    };
    const routes = keepsRoutes || compare ? await routesOf(lab) : [];
    return {
      ...result,
      ...(keepsRoutes && { routes }),
      ...(compare && { agreement: compare(result, routes) }),
    };
  };

  return async (scenario) => {
    const first = await meet(scenario);
    let last = first;
    for (let tries = 1; tries < mostTries && isDisagreed(last.agreement); tries += 1) {
      await become();
      await settle('whole');
      last = await meet(scenario);
    }
    return last === first ? first : { ...last, firstTry: first.agreement?.differences ?? [] };
  };
}

/** A hub of 84 tunnels has lost neighbours for minutes while another lab booted on the same two cores. */
const mostTries = 3;

const isDisagreed = (agreement?: Agreement): boolean => (agreement?.differences.length ?? 0) > 0;

const isWrong = ({ flow, passed }: FlowResult): boolean => passed !== (flow.expected === 'pass');

function lacksLink({ wiring, hasLink }: Lab, host: string): boolean {
  const space = wiring.hosts.get(host);
  return space !== undefined && !hasLink(space);
}
