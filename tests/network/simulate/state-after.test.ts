import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileNetwork } from '#shared/network/simulate/compiled/compile-network.ts';
import type { SimulatedNetwork } from '#shared/network/simulate/compiled/compiled-network.ts';
import { type HostKinds, hostKinds } from '#shared/network/simulate/flows/flow-classes.ts';
import { flowMatrix, type MatrixRow } from '#shared/network/simulate/flows/flow-matrix.ts';
import { failableElements, failing, SingleFailures } from '#shared/network/simulate/flows/single-failures.ts';
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
  readonly failures: SingleFailures;
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
  const kinds = hostKinds(network);
  const matrix = flowMatrix(state.view, kinds);
  const made = { network, kinds, state, matrix, failures: new SingleFailures(state, kinds, matrix) };
  known.set(id, made);
  return made;
}

/** An element of one of the networks, from anywhere in it. */
const someElement = fc
  .tuple(
    fc.constantFrom('bgp', ...allCases.map(({ id }) => id)),
    fc.double({ min: 0, max: 0.999, noNaN: true }),
  )
  .map(([id, at]) => {
    const elements = failableElements(settled(id).network);
    return { id, element: elements[Math.floor(at * elements.length)] };
  });

const wrongOf = (rows: readonly MatrixRow[]): string[] =>
  rows
    .filter(({ isAsExpected }) => !isAsExpected)
    .map(({ flow, outcome }) => `${flow.id} ${inShort(outcome)}`)
    .sort();

describe('the state after a failure', () => {
  it(
    'is that of the whole network settled again, to the route and to the flow',
    () => {
      fc.assert(
        fc.property(someElement, ({ id, element }) => {
          if (element === undefined) return;
          const { network, kinds, state, matrix, failures } = settled(id);
          const anew = simulate(network, failing(element));
          const index = failureIndex(network, state.view.layer2);
          expect(forwarding(stateAfter(state, index, failing(element)).state.view)).toEqual(
            forwarding(anew.view),
          );
          const { lost, unplugged, opened } = failures.of(element);
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
