import { expect, test } from 'vitest';
import type { TopologyEdge } from '#shared/contract/topology-items.ts';
import { planTopology } from '#shared/network/plan.ts';
import { networkNames } from '#shared/network/verification/network-names.ts';
import { requirementsOf } from '../requirements-builder.ts';

test('links between the same two devices are told apart by their ports', () => {
  const graph = planTopology(requirementsOf({ sites: [{ name: 'Leeds', wiredUsers: 60 }] }));
  const [first, other] = graph.edges.filter(({ type }) => type === 'lan');
  if (first === undefined || other === undefined) throw new Error('The plan has no two links');
  const second: TopologyEdge = { ...first, id: 'second', sourcePort: 'Te1/0/2', targetPort: 'Te1/1/2' };
  const unnamed: TopologyEdge = { ...first, id: 'unnamed', sourcePort: undefined, targetPort: undefined };
  const edges = [...graph.edges, { ...second, id: 'one', sourcePort: 'Te1/0/1' }, second, unnamed];
  const nameOf = networkNames({ ...graph, edges }, []);
  const ends = networkNames(graph, [])(first.id);
  expect(nameOf('one')).toBe(`${ends} (ports Te1/0/1 and Te1/1/2)`);
  expect(nameOf('second')).toBe(`${ends} (ports Te1/0/2 and Te1/1/2)`);
  expect(nameOf('unnamed')).toBe(ends);
  expect(nameOf(other.id)).toBe(networkNames(graph, [])(other.id));
  expect(ends).not.toContain('(');
});
