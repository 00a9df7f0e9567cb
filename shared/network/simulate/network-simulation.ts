import type { Flow, NetworkConfiguration } from '../../contract/configuration/network-configuration.ts';
import { isSameList } from '../graph/same-list.ts';
import { compileNetwork } from './compiled/compile-network.ts';
import type { BesideIpv4, SimulatedNetwork } from './compiled/compiled-network.ts';
import { isIpv4 } from './compiled/compiled-routing.ts';
import type { FailedElements } from './compiled/failed-elements.ts';
import { adjacencyFindings, type RoutingFindings, routingFindings } from './findings/adjacency-findings.ts';
import { CableFindings } from './findings/cable-findings.ts';
import { DeskPorts } from './findings/desk-ports.ts';
import { failureFindings, flowFindings, isolationFindings } from './findings/flow-findings.ts';
import type { SimulatedFinding } from './findings/simulated-finding.ts';
import { TreeFindings } from './findings/tree-findings.ts';
import {
  type FlowMatrix,
  flowMatrix,
  type MatrixRow,
  matrixAfter,
  walkedMatrix,
} from './flows/flow-matrix.ts';
import { HostKinds } from './flows/host-kinds.ts';
import {
  type FailedElement,
  type FailedFlows,
  type FailureOutcome,
  failableElements,
  NetworkFailures,
} from './flows/single-failures.ts';
import { type PathWalk, pathWalk } from './forwarding/path-walk.ts';
import { Reaching } from './forwarding/reaching.ts';
import { type AddressFamilies, addressFamilies } from './ipv6/address-families.ts';
import { Ipv6Results } from './ipv6/ipv6-results.ts';
import { layer2Patched } from './kept/layer2-patched.ts';
import { patchNetwork } from './kept/patch-network.ts';
import { settledEdit } from './kept/settled-edit.ts';
import { isSimulatedAlike } from './kept/simulated-alike.ts';
import { addressBook } from './layer2/address-book.ts';
import { type FailureIndex, failureIndex, type Layer2Change } from './layer2/layer2-after.ts';
import { type NetworkState, simulate } from './settling/simulate.ts';
import { stateAfter } from './settling/state-after.ts';

/**
 * A network as it would behave, from the configurations of its devices alone; what is asked for is worked out once. Its IPv6
 * is a network of its own that shares layer 2 and runs through the same tunnels.
 */
export class NetworkSimulation {
  readonly network: SimulatedNetwork;
  readonly #kinds: HostKinds;
  #families: AddressFamilies;
  #ipv6: { readonly simulation: NetworkSimulation; readonly results: Ipv6Results } | undefined;
  #state: NetworkState | undefined;
  #index: FailureIndex | undefined;
  #own: FlowMatrix | undefined;
  #matrix: readonly MatrixRow[] | undefined;
  #failures: readonly FailureOutcome[] | undefined;
  #findings: readonly SimulatedFinding[] | undefined;
  #followed = 0;
  /** Who lacks a way to what. */
  readonly #reaching = new Reaching();
  readonly #trees = new TreeFindings();
  readonly #desks = new DeskPorts();
  readonly #cables = new CableFindings();
  #routing: RoutingFindings | undefined;
  /** For the flows beside the network's own that were asked for last, with what came of it by element. */
  #prepared:
    | {
        readonly others: readonly MatrixRow[];
        readonly failures: NetworkFailures;
        readonly outcomes: Map<string, FailureOutcome>;
      }
    | undefined;
  /** The last failure that was looked at by itself. */
  #last: { readonly key: string; readonly state: NetworkState } | undefined;

  constructor(configuration: NetworkConfiguration, besideIpv4?: BesideIpv4) {
    this.#families = addressFamilies(configuration);
    this.network = compileNetwork(this.#families.ipv4, besideIpv4);
    this.#kinds = new HostKinds(this.network);
    this.#ipv6 = this.#besideIpv4(configuration, undefined);
  }

  /** The network's IPv6: what simulated it before where that can go on. */
  #besideIpv4(configuration: NetworkConfiguration, before: NetworkSimulation | undefined) {
    const { ipv6 } = this.#families;
    if (ipv6 === undefined) return undefined;
    const simulation =
      before ??
      new NetworkSimulation(ipv6.network, {
        carriedTunnels: (failed) => this.#after(failed).view.tunnels,
        ipv4Of: ipv6.ipv4Of,
      });
    return { simulation, results: new Ipv6Results(configuration, ipv6.codes) };
  }

  /** The network at rest with nothing failed, as far as IPv4 goes. */
  get state(): NetworkState {
    this.#state ??= simulate(this.network);
    return this.#state;
  }

  /** The same as far as IPv6 goes, with what the addresses there stand for. */
  get ipv6(): { readonly state: NetworkState; readonly textOf: (code: string) => string } | undefined {
    const { ipv6 } = this.#families;
    return ipv6 && this.#ipv6 && { state: this.#ipv6.simulation.state, textOf: ipv6.codes.textOf };
  }

  get #ownRows(): readonly MatrixRow[] {
    this.#own ??= walkedMatrix(this.state.view, this.#kinds);
    return this.#own.rows;
  }

  /**
   * Becomes the simulation of an edited network: only what the edit reaches is worked out again. False where other providers
   * are concerned, or something is not at rest: then this one is of no more use. Of a family alone the other one goes on.
   */
  follow(configuration: NetworkConfiguration): boolean {
    const before = this.#families;
    const families = addressFamilies(configuration, before);
    const ipv6 = this.#ipv6?.simulation;
    if ((families.ipv6 === undefined) !== (ipv6 === undefined)) return false;
    // It settles from where it was, with the tunnels that IPv4 carried then.
    const settled = ipv6?.state;
    const { tunnels } = this.state.view;
    if (!this.#followOwn(families.ipv4)) return false;
    this.#families = families;
    const isCodedAlike = families.ipv6?.codes === before.ipv6?.codes;
    const isCarriedAlike = this.state.view.tunnels === tunnels;
    const now = settled && isCodedAlike ? families.ipv6?.network : undefined;
    const isKept = now && ((isCarriedAlike && ipv6?.isLeftBy(now)) || ipv6?.follow(now));
    this.#ipv6 = this.#besideIpv4(configuration, isKept ? ipv6 : undefined);
    return true;
  }

  /** Whether an edit leaves all that this one reads. What fails is looked at again: the other family may carry other tunnels then. */
  isLeftBy(configuration: NetworkConfiguration): boolean {
    if (!isSimulatedAlike(this.network.row, configuration)) return false;
    this.#forgetFailures();
    return true;
  }

  #forgetFailures(): void {
    this.#failures = undefined;
    this.#prepared = undefined;
    this.#last = undefined;
  }

  #followOwn(configuration: NetworkConfiguration): boolean {
    const { state: before, network } = this;
    if (before.unsettled.length > 0 || before.recursive.length > 0) return false;
    if (this.#followed === mostFollowed) return false;
    const patched = patchNetwork(network, configuration);
    if (patched === undefined) return false;
    this.#followed += 1;
    // Only what goes through one that is down says its name.
    for (const own of patched.renamed) if (!before.view.tunnels.has(own)) patched.made.add(own);
    const isRoutedOtherwise = patched.edited.size + patched.circuits.size > 0;
    if (isRoutedOtherwise) addressBook(network).readDevices(patched.edited);
    addressBook(network).readHosts(patched.hosts);
    const change = layer2Patched(network, before.view.layer2, patched);
    const after = settledEdit(before, change);
    const { state, changes } = after;
    if (state.unsettled.length > 0 || state.recursive.length > 0) return false;
    const apart = isRoutedOtherwise ? this.#kinds.follow(network) : [];
    this.#reaching.follow(state.view, changes);
    this.#trees.touch(change.edited?.vertices ?? []);
    this.#desks.touch(patched.devices);
    this.#cables.touch(patched.cables);
    if (!isRoutingKept(before, state, change)) this.#routing = undefined;
    const hosts = new Set(after.hosts.map(({ row }) => row.id));
    this.#own &&= matrixAfter(state.view, this.#kinds, this.#own, { hosts, apart }, changes);
    this.#state = state;
    this.#index = undefined;
    this.#matrix = undefined;
    this.#findings = undefined;
    this.#forgetFailures();
    return true;
  }

  /** Every promised and forbidden flow of either family with what comes of it. */
  get matrix(): readonly MatrixRow[] {
    const { simulation, results } = this.#ipv6 ?? {};
    this.#matrix ??= [...this.#ownRows, ...(simulation?.matrix ?? []).map((row) => results?.row(row) ?? row)];
    return this.#matrix;
  }

  /** What the failure of each element alone takes. */
  get failures(): readonly FailureOutcome[] {
    this.#failures ??= this.failing(failableElements(this.network));
    return this.#failures;
  }

  /** What the failure of some elements takes, each alone, also of flows of IPv4 beside the network's own. */
  failing(
    elements: readonly FailedElement[],
    others: readonly MatrixRow[] = none,
  ): readonly FailureOutcome[] {
    const { outcomes } = this.#preparedFor(others);
    return elements.map((element) => {
      const known = outcomes.get(element.id) ?? { element, ...this.failingTogether([element], others) };
      outcomes.set(element.id, known);
      return known;
    });
  }

  /** What the failure of several elements at once takes. */
  failingTogether(elements: readonly FailedElement[], others: readonly MatrixRow[] = none): FailedFlows {
    const own = this.#preparedFor(others).failures.of(elements);
    if (this.#ipv6 === undefined) return own;
    const { simulation, results } = this.#ipv6;
    return results.withFailure(own, simulation.failingTogether(elements));
  }

  #preparedFor(others: readonly MatrixRow[]) {
    if (this.#prepared?.others === others) return this.#prepared;
    const failures = new NetworkFailures(this.state, this.#kinds, [...this.#ownRows, ...others]);
    this.#prepared = { others, failures, outcomes: new Map() };
    return this.#prepared;
  }

  /** What comes of flows of IPv4 that the network does not state. */
  outcomesOf(flows: readonly Flow[]): readonly MatrixRow[] {
    return flowMatrix(this.state.view, this.#kinds, flows);
  }

  /** Whether flows can be asked for that go to an address: of IPv6, to those that the network names. */
  knows(address: string): boolean {
    return isIpv4(address) || this.#ipv6?.results.knows(address) === true;
  }

  /** A flow to an address that it knows hop by hop, also with elements failed. */
  walk(
    flow: Pick<Flow, 'source' | 'destination' | 'address' | 'service'>,
    failed: FailedElements = {},
  ): PathWalk {
    if (this.#ipv6 === undefined || isIpv4(flow.address)) return pathWalk(this.#after(failed).view, flow);
    const { simulation, results } = this.#ipv6;
    return results.walk(simulation.walk({ ...flow, address: results.codeOf(flow.address) }, failed));
  }

  #after(failed: FailedElements): NetworkState {
    if (Object.values(failed).every((elements) => elements.size === 0)) return this.state;
    this.#index ??= failureIndex(this.network, this.state.view.layer2);
    const key = keyOf(failed);
    // Both families ask for it, and the other one in each of its rounds.
    if (this.#last?.key !== key)
      this.#last = { key, state: stateAfter(this.state, this.#index, failed).state };
    return this.#last.state;
  }

  /** Checks 11, 12, 15 and 16 of the facts. What both families have in common is found once. */
  get findings(): readonly SimulatedFinding[] {
    this.#findings ??= this.#find();
    return this.#findings;
  }

  #find(): readonly SimulatedFinding[] {
    const { view } = this.state;
    const { simulation, results } = this.#ipv6 ?? {};
    this.#routing ??= routingFindings(this.state);
    const own = [
      ...adjacencyFindings(this.state, this.#reaching, this.#routing),
      ...flowFindings(this.#ownRows),
      ...this.#cables.find(this.network),
      ...this.#desks.find(this.network),
      ...this.#trees.find(view),
      ...isolationFindings(view),
    ];
    return results === undefined ? own : results.withFindings(own, simulation?.findings ?? []);
  }

  /** Check 13, which takes the longest. */
  get failureFindings(): readonly SimulatedFinding[] {
    return failureFindings(this.failures);
  }
}

/** Whether nothing that routes came, went, or hears others than before an edit, and every table is the same. */
const isRoutingKept = (
  { view: before }: NetworkState,
  { view }: NetworkState,
  { interfaces, circuits, edited }: Layer2Change,
): boolean =>
  interfaces.length + circuits.length + (edited?.devices.length ?? 0) === 0 &&
  isSameList(before.tables, view.tables) &&
  before.tunnels === view.tunnels &&
  before.gateways === view.gateways;

/** After so many edits all is numbered anew: what came and went has left its numbers behind. */
const mostFollowed = 500;

const none: readonly MatrixRow[] = [];

const keyOf = ({ chassis, edges, providers }: FailedElements): string =>
  [chassis, edges, providers].map((elements) => [...(elements ?? [])].sort().join()).join(' ');
