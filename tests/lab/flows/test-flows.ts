import type { Flow } from '#shared/contract/configuration/network-configuration.ts';
import { type FlowTest, flowTests } from '#shared/lab/flow-tests.ts';
import type { Heard } from '../machine/agent.ts';
import type { Lab } from '../machine/lab.ts';

export interface FlowResult {
  readonly flow: Flow;
  readonly passed: boolean;
  /** Why it did not, or who answered instead. */
  readonly why: string;
}

/** Tests flows by real packets. Opens the listeners that they ask for when it is made. */
export async function makeFlowTest(lab: Lab): Promise<() => Promise<FlowResult[]>> {
  const { nameOf } = lab.namespaces;
  const tests = flowTests(lab.network, lab.wiring).map(
    ({ flow, probe, listener }): FlowTest => ({
      flow,
      probe: { ...probe, space: nameOf(probe.space) },
      listener: { ...listener, space: nameOf(listener.space) },
    }),
  );
  await lab.agent.listen(tests.map(({ listener }) => listener));
  return async () => {
    const heard = await lab.agent.probe(
      tests.map(({ probe }) => probe),
      seconds,
    );
    return tests.map((test, index) => ({
      flow: test.flow,
      passed: isPass(test, heard[index]),
      why: reason(heard[index]),
    }));
  };
}

const seconds = 1.3;

/** The destination itself has answered, and not another who has its address. */
const isPass = ({ probe, listener }: FlowTest, heard: Heard | undefined): boolean =>
  heard?.by !== undefined && (probe.protocol === 'icmp' || heard.by === listener.space);

const reason = (heard: Heard | undefined): string =>
  heard?.by === undefined ? (heard?.error ?? '') : heard.by === '' ? 'answered' : `answered by ${heard.by}`;
