import type { Graph } from '../../contract/topology-items.ts';
import { changing, type Fix } from './finding.ts';

/**
 * What several fixes do to the VLANs of links as one fix; undefined for a single one, and where two of them leave a link differently
 * unless both only add to it.
 */
export function mergedFix(fixes: readonly Fix[], { edges }: Graph): Fix | undefined {
  const [first, ...others] = fixes;
  if (first === undefined || others.length === 0) return undefined;
  const before = new Map(edges.map(({ id, vlans }) => [id, vlans]));
  const after = new Map<string, readonly number[]>();
  for (const { changes } of fixes) {
    if (!isOfVlansAlone(changes)) return undefined;
    for (const { id, vlans = [] } of changes.edges.changed) {
      const known = after.get(id) ?? vlans;
      const isAdding = [known, vlans].every((own) => before.get(id)?.every((vlan) => own.includes(vlan)));
      if (known.join() !== vlans.join() && !isAdding) return undefined;
      after.set(
        id,
        [...new Set([...known, ...vlans])].sort((a, b) => a - b),
      );
    }
  }
  const changed = [...after].map(([id, vlans]) => ({ id, vlans: [...vlans] }));
  return {
    label: `${first.label}, and ${others.length} more like it`,
    changes: { ...changing({}), edges: { added: [], changed, removed: [] } },
  };
}

const isOfVlansAlone = ({ nodes, edges, subnets }: Fix['changes']): boolean =>
  [nodes, subnets].every(
    ({ added, changed, removed }) => added.length + changed.length + removed.length === 0,
  ) &&
  edges.added.length + edges.removed.length === 0 &&
  edges.changed.every((change) => Object.keys(change).every((key) => key === 'id' || key === 'vlans'));
