import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileNetwork } from '#shared/network/simulate/compiled/compile-network.ts';
import type { SimulatedNetwork } from '#shared/network/simulate/compiled/compiled-network.ts';
import { flowMatrix, type MatrixRow } from '#shared/network/simulate/flows/flow-matrix.ts';
import { HostKinds } from '#shared/network/simulate/flows/host-kinds.ts';
import {
  failableElements,
  failedTogether,
  NetworkFailures,
} from '#shared/network/simulate/flows/single-failures.ts';
import { failureIndex } from '#shared/network/simulate/layer2/layer2-after.ts';
import { type NetworkState, simulate } from '#shared/network/simulate/settling/simulate.ts';
import { stateAfter } from '#shared/network/simulate/settling/state-after.ts';
import { propertyRuns, propertyTimeout } from '../../support/property-runs.ts';
import { configured } from '../configuration/configured.ts';
import { allCases } from '../reference/cases/all-cases.ts';
import { inShort } from './configuration-builder.ts';
import { forwarding } from './forwarding-in-words.ts';
import { largeCompany } from './large-company.ts';

interface Settled {
  readonly network: SimulatedNetwork;
  readonly kinds: HostKinds;
  readonly state: NetworkState;
  readonly matrix: readonly MatrixRow[];
  readonly failures: NetworkFailures;
}

const known = new Map<string, Settled>();

/** The reference designs, and a company whose sites speak BGP. */
function settled(id: string): Settled {
  const before = known.get(id);
  if (before !== undefined) return before;
  const reference = allCases.find((each) => each.id === id);
  const network = compileNetwork(
    reference === undefined ? largeCompany(3, 2) : configured(reference.requirements, reference.existing),
  );
  const state = simulate(network);
  const kinds = new HostKinds(network);
  const matrix = flowMatrix(state.view, kinds);
  const made = { network, kinds, state, matrix, failures: new NetworkFailures(state, kinds, matrix) };
  known.set(id, made);
  return made;
}

/** One to three elements of one of the networks, from anywhere in it. */
const someElements = fc
  .tuple(
    fc.constantFrom('bgp', ...allCases.map(({ id }) => id)),
    fc.array(fc.double({ min: 0, max: 0.999, noNaN: true }), { minLength: 1, maxLength: 3 }),
  )
  .map(([id, places]) => {
    const all = failableElements(settled(id).network);
    return { id, elements: places.flatMap((at) => all[Math.floor(at * all.length)] ?? []) };
  });

const wrongOf = (rows: readonly MatrixRow[]): string[] =>
  rows
    .filter(({ isAsExpected }) => !isAsExpected)
    .map(({ flow, outcome }) => `${flow.id} ${inShort(outcome)}`)
    .sort();

describe('the state after a failure, or several at once', () => {
  it(
    'is that of the whole network settled again, to the route and to the flow',
    () => {
      fc.assert(
        fc.property(someElements, ({ id, elements }) => {
          const { network, kinds, state, matrix, failures } = settled(id);
          const anew = simulate(network, failedTogether(elements));
          const index = failureIndex(network, state.view.layer2);
          expect(forwarding(stateAfter(state, index, failedTogether(elements)).state.view)).toEqual(
            forwarding(anew.view),
          );
          const { lost, unplugged, opened } = failures.of(elements);
          const flows = matrix.filter(({ isAsExpected }) => isAsExpected).map(({ flow }) => flow);
          expect(wrongOf([...lost, ...unplugged, ...opened])).toEqual(
            wrongOf(flowMatrix(anew.view, kinds, flows)),
          );
        }),
        { numRuns: propertyRuns(6, 160) },
      );
    },
    propertyTimeout(120_000),
  );
});
