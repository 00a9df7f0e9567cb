import * as fc from 'fast-check';
import type { Requirements } from '#shared/contract/requirements.ts';
import type { Graph } from '#shared/contract/topology-items.ts';
import { planTopology } from '#shared/network/plan.ts';
import { editsAfter, noEdits } from '#shared/network/regenerate/edits-after.ts';
import { aLink, aNode } from '../graph-builder.ts';
import { anyRequirements } from '../requirements-builder.ts';

/** Manual changes to a plan; the numbers choose among its elements. */
interface Handwork {
  readonly renamed: readonly number[];
  readonly retyped: readonly number[];
  readonly removed: readonly number[];
  readonly addedTo: readonly number[];
  readonly locked: readonly number[];
  readonly resized: readonly number[];
}

const anyHandwork = (): fc.Arbitrary<Handwork> => {
  const some = fc.array(fc.nat(), { maxLength: 4 });
  return fc.record({
    renamed: some,
    retyped: some,
    removed: some,
    addedTo: some,
    locked: some,
    resized: some,
  });
};

const pick = <E>(list: readonly E[], numbers: readonly number[]): ReadonlySet<E> =>
  new Set(numbers.flatMap((number) => list[number % list.length] ?? []));

/** A plan with manual changes. */
export function handworked(plan: Graph, work: Handwork): Graph {
  const removed = pick(plan.nodes, work.removed);
  const gone = new Set([...removed].map(({ id }) => id));
  const left = plan.nodes.filter((node) => !removed.has(node));
  const [renamed, locked] = [pick(left, work.renamed), pick(left, work.locked)];
  const [retyped, resized] = [pick(plan.edges, work.retyped), pick(plan.subnets, work.resized)];
  const nodes = left.map((node) => ({
    ...node,
    ...(renamed.has(node) ? { label: `Mine ${node.id}`.slice(0, 100) } : {}),
    ...(locked.has(node) ? { locked: true } : {}),
  }));
  const edges = plan.edges
    .filter(({ source, target }) => !gone.has(source) && !gone.has(target))
    .map((edge) => (retyped.has(edge) ? { ...edge, type: 'wireless' as const } : edge));
  const added = [...pick(left, work.addedTo)].map(({ id }) => ({
    node: aNode('access', { id: `mine-${id}`, position: { x: 7, y: 9 } }),
    edge: aLink(id, `mine-${id}`),
  }));
  return {
    nodes: [...nodes, ...added.map(({ node }) => node)],
    edges: [...edges, ...added.map(({ edge }) => edge)],
    subnets: plan.subnets.map((subnet) =>
      resized.has(subnet) ? { ...subnet, hosts: subnet.hosts + 1 } : subnet,
    ),
  };
}

/** A plan, the same with manual changes and their record, and the plan of other requirements. */
export const anyEditedPlan = () =>
  fc
    .record({
      before: anyRequirements(),
      after: anyRequirements(),
      isSame: fc.boolean(),
      work: anyHandwork(),
    })
    .map(({ before, after, isSame, work }) => {
      const first = planTopology(before);
      const current = handworked(first, work);
      const requirements: Requirements = isSame ? before : after;
      const edits = editsAfter(noEdits(), first, current);
      return { first, current, edits, plan: planTopology(requirements) };
    });
