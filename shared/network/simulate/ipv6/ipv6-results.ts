import { onceEach } from '../../../caching/once-each.ts';
import type { Flow, NetworkConfiguration } from '../../../contract/configuration/network-configuration.ts';
import type { SimulatedFinding } from '../findings/simulated-finding.ts';
import type { MatrixRow } from '../flows/flow-matrix.ts';
import type { FailedFlows } from '../flows/single-failures.ts';
import type { Drop } from '../forwarding/forwarding-steps.ts';
import type { Hop, PathWalk } from '../forwarding/path-walk.ts';
import type { Ipv6Codes } from './ipv6-codes.ts';

/** What was found of a network's IPv6 by its codes, said in its own addresses. */
export class Ipv6Results {
  readonly #codes: Ipv6Codes;
  readonly #flows: readonly Flow[];

  constructor({ flows }: NetworkConfiguration, codes: Ipv6Codes) {
    this.#codes = codes;
    this.#flows = flows;
  }

  codeOf(address: string): string {
    return this.#codes.codeOf(address);
  }

  knows(address: string): boolean {
    return this.#codes.isNamed(address);
  }

  row({ flow, outcome, isAsExpected }: MatrixRow): MatrixRow {
    const stated = flowsById(this.#flows).get(flow.id) ?? flow;
    return { flow: stated, outcome: { ...outcome, drop: this.#drop(outcome.drop) }, isAsExpected };
  }

  /** What a failure takes in both families. */
  withFailure(own: FailedFlows, other: FailedFlows): FailedFlows {
    const rows = (found: readonly MatrixRow[]) => found.map((row) => this.row(row));
    return {
      lost: [...own.lost, ...rows(other.lost)],
      unplugged: [...own.unplugged, ...rows(other.unplugged)],
      opened: [...own.opened, ...rows(other.opened)],
      isSettled: own.isSettled && other.isSettled,
    };
  }

  walk({ drop, there, back, ...walk }: PathWalk): PathWalk {
    const hops = (found: readonly Hop[]) => found.map((hop) => this.#hop(hop));
    return { ...walk, drop: this.#drop(drop), there: hops(there), back: hops(back) };
  }

  /** Those of both families, what is the same in both once. */
  withFindings(own: readonly SimulatedFinding[], others: readonly SimulatedFinding[]): SimulatedFinding[] {
    const found = [
      ...own,
      ...others.map((finding) => ({ ...finding, inputs: this.#inputs(finding.inputs) })),
    ];
    return [
      ...new Map(
        found.map((finding) => [JSON.stringify([finding.rule, finding.elements, finding.inputs]), finding]),
      ).values(),
    ];
  }

  #drop(drop: Drop | undefined): Drop | undefined {
    return drop && { ...drop, inputs: this.#inputs(drop.inputs) };
  }

  #inputs(inputs: Drop['inputs']): Drop['inputs'] {
    return Object.fromEntries(
      Object.entries(inputs).map(([name, value]) => [
        name,
        typeof value === 'string' ? this.#codes.textOf(value) : value,
      ]),
    );
  }

  #hop({ route, ...hop }: Hop): Hop {
    if (route === undefined) return hop;
    const { textOf } = this.#codes;
    return {
      ...hop,
      route: { ...route, prefix: textOf(route.prefix), nextHops: route.nextHops.map(textOf) },
    };
  }
}

const flowsById = onceEach(
  (flows: readonly Flow[]): ReadonlyMap<string, Flow> => new Map(flows.map((flow) => [flow.id, flow])),
);
