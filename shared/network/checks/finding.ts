import type { TopologyChanges } from '../../contract/topology-changes.ts';
import type { Subnet } from '../../contract/topology-items.ts';

/**
 * The checks of a network. The first eleven read the plan; the others ask the simulator what its configurations do, the last
 * one what they use. Source: facts of network design, section 9.
 */
export const checkTitles = {
  redundancy: 'No single point of failure where redundancy is required',
  ports: 'Every link ends on a free, compatible port',
  poe: 'Enough Power over Ethernet',
  oversubscription: 'Uplinks carry the traffic from below',
  subnets: 'Subnets do not overlap and have room for their hosts',
  uniqueness: 'VLANs, names and addresses are unique',
  'firewall-throughput': 'Firewalls inspect as fast as their circuits',
  'rack-and-power': 'Rack units and power supplies fit',
  budget: 'The cost is within the budget',
  traceability: 'Every requirement is served',
  plausibility: 'Sizes, prices, rates and makers are within what is usual',
  adjacency: 'Neighbours agree and every router reaches every prefix it needs',
  flows: 'Promised flows pass and forbidden ones do not',
  failures: 'Everything that must survive a single failure does',
  'layer-2': 'One tree for each VLAN, and both ends of each cable alike',
  isolated: 'Every host reaches its gateway',
  capabilities: 'Every model can do what its configuration uses',
} as const;

export type CheckId = keyof typeof checkTitles;

/** A repair that can be applied to the topology as it stands. */
export interface Fix {
  /** What it does, as words on a button. */
  readonly label: string;
  readonly changes: TopologyChanges;
}

/** One thing that a check found. */
export interface Finding {
  readonly severity: 'warning' | 'failure';
  /** Ids of the nodes, links or subnets that it is about, the first one the most. */
  readonly elements: readonly string[];
  /** What is wrong, with the figures. */
  readonly sentence: string;
  readonly fix?: Fix;
}

/**
 * How a check came out. `not checked`: nothing was found, but some or all of what it needs is not known, as `note` says:
 * neither a pass nor a failure.
 */
export interface CheckResult {
  readonly id: CheckId;
  readonly title: string;
  readonly outcome: 'pass' | 'warning' | 'failure' | 'not checked';
  readonly findings: readonly Finding[];
  readonly note?: string;
  /** What else is to be said of it, whatever came out. */
  readonly remark?: string;
}

/** How a check came out, from what it answers. */
export function resultOf(id: CheckId, { findings, note, remark }: CheckAnswer): CheckResult {
  const outcome = findings.some(({ severity }) => severity === 'failure')
    ? 'failure'
    : findings.length > 0
      ? 'warning'
      : note !== undefined
        ? 'not checked'
        : 'pass';
  return {
    id,
    title: checkTitles[id],
    outcome,
    findings,
    ...(note !== undefined && { note }),
    ...(remark !== undefined && { remark }),
  };
}

/** What one check answers. */
export interface CheckAnswer {
  readonly findings: readonly Finding[];
  /** What could not be checked, and why; absent where everything was. */
  readonly note?: string;
  /** What else is to be said of it; changes nothing about how it came out. */
  readonly remark?: string;
}

/** Two answers of one check. */
export function together(one: CheckAnswer, other: CheckAnswer): CheckAnswer {
  const joined = (key: 'note' | 'remark') => [one[key], other[key]].flatMap((text) => text ?? []).join(' ');
  const [note, remark] = [joined('note'), joined('remark')];
  return {
    findings: [...one.findings, ...other.findings],
    ...(note !== '' && { note }),
    ...(remark !== '' && { remark }),
  };
}

/** Changes of single fields, of elements that are there. */
export const changing = (fields: {
  readonly node?: TopologyChanges['nodes']['changed'][number];
  readonly edge?: TopologyChanges['edges']['changed'][number];
  readonly subnet?: TopologyChanges['subnets']['changed'][number];
}): TopologyChanges => ({
  nodes: { added: [], changed: fields.node ? [fields.node] : [], removed: [] },
  edges: { added: [], changed: fields.edge ? [fields.edge] : [], removed: [] },
  subnets: { added: [], changed: fields.subnet ? [fields.subnet] : [], removed: [] },
});

/** A subnet in place of the one with its id, which is how an optional field is taken off. */
export const replacing = (subnet: Subnet): TopologyChanges => ({
  ...changing({}),
  subnets: { added: [subnet], changed: [], removed: [subnet.id] },
});

/** A finding's fix, where there is one. */
export const withFix = (fix: Fix | undefined): { readonly fix?: Fix } => (fix === undefined ? {} : { fix });
