import type { Flow, NetworkConfiguration } from '../../contract/configuration/network-configuration.ts';
import { adjacencyFindings } from './adjacency-findings.ts';
import { compileNetwork } from './compile-network.ts';
import type { SimulatedNetwork } from './compiled-network.ts';
import type { FailedElements } from './failed-elements.ts';
import { type HostKinds, hostKinds } from './flow-classes.ts';
import { failureFindings, flowFindings, isolationFindings } from './flow-findings.ts';
import { flowMatrix, type MatrixRow } from './flow-matrix.ts';
import { failureIndex } from './layer2-after.ts';
import { layer2Findings } from './layer2-findings.ts';
import { type PathWalk, pathWalk } from './path-walk.ts';
import { type NetworkState, simulate } from './simulate.ts';
import type { SimulatedFinding } from './simulated-finding.ts';
import { type FailedElement, type FailureOutcome, singleFailures } from './single-failures.ts';
import { stateAfter } from './state-after.ts';

/** A network as it would behave, from the configurations of its devices alone; what is asked for is worked out once. */
export class NetworkSimulation {
  readonly network: SimulatedNetwork;
  readonly #kinds: HostKinds;
  #state: NetworkState | undefined;
  #matrix: readonly MatrixRow[] | undefined;
  #failures: readonly FailureOutcome[] | undefined;

  constructor(configuration: NetworkConfiguration) {
    this.network = compileNetwork(configuration);
    this.#kinds = hostKinds(this.network);
  }

  /** The network at rest with nothing failed. */
  get state(): NetworkState {
    this.#state ??= simulate(this.network);
    return this.#state;
  }

  /** Every promised and forbidden flow with what comes of it. */
  get matrix(): readonly MatrixRow[] {
    this.#matrix ??= flowMatrix(this.state.view, this.#kinds);
    return this.#matrix;
  }

  /** What the failure of each element alone takes. */
  get failures(): readonly FailureOutcome[] {
    this.#failures ??= singleFailures(this.state, this.#kinds, this.matrix);
    return this.#failures;
  }

  /** What the failure of some elements takes, each alone, also of flows beside the network's own. */
  failing(elements: readonly FailedElement[], others: readonly MatrixRow[] = []): readonly FailureOutcome[] {
    return singleFailures(this.state, this.#kinds, [...this.matrix, ...others], elements);
  }

  /** What comes of flows that the network does not state. */
  outcomesOf(flows: readonly Flow[]): readonly MatrixRow[] {
    return flowMatrix(this.state.view, this.#kinds, flows);
  }

  /** A flow hop by hop, also with elements failed. */
  walk(
    flow: Pick<Flow, 'source' | 'destination' | 'address' | 'service'>,
    failed?: FailedElements,
  ): PathWalk {
    return pathWalk(failed === undefined ? this.state.view : this.#after(failed).view, flow);
  }

  #after(failed: FailedElements): NetworkState {
    return stateAfter(this.state, failureIndex(this.network, this.state.view.layer2), failed).state;
  }

  /** Checks 11, 12, 15 and 16 of the facts. */
  get findings(): readonly SimulatedFinding[] {
    const { view } = this.state;
    return [
      ...adjacencyFindings(this.state),
      ...flowFindings(this.matrix),
      ...layer2Findings(view),
      ...isolationFindings(view),
    ];
  }

  /** Check 13, which takes the longest. */
  get failureFindings(): readonly SimulatedFinding[] {
    return failureFindings(this.failures);
  }
}
