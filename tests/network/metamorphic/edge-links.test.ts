import { expect, it } from 'vitest';
import { planTopology } from '#shared/network/plan.ts';
import { requirementsOf } from '../requirements-builder.ts';

/** Mbit/s of the circuit, and of each link from what it ends on to the switches. */
function edgeOf(download: number) {
  const { nodes, edges } = planTopology(
    requirementsOf({
      sites: [{ name: 'Leeds', kind: 'headquarters', wiredUsers: 400, floors: 4 }],
      redundancy: { coreSwitching: true },
      bandwidth: { download },
    }),
  );
  const typeOf = new Map(nodes.map(({ id, type }) => [id, type]));
  const rates = (...types: readonly string[]) =>
    edges
      .filter(({ source, target }) => [source, target].every((id) => types.includes(typeOf.get(id) ?? '')))
      .filter(({ source, target }) => typeOf.get(source) !== typeOf.get(target))
      .map(({ bandwidthMbps }) => bandwidthMbps);
  return { circuits: rates('internet', 'firewall', 'router'), inside: rates('firewall', 'router', 'switch') };
}

it.each([
  [1_000, 10_000],
  [10_000, 10_000],
  [20_000, 25_000],
  [100_000, 100_000],
])('a circuit of %i Mbit/s goes on inside over links of %i Mbit/s', (download, inside) => {
  const edge = edgeOf(download);
  expect(new Set(edge.circuits)).toEqual(new Set([download]));
  expect(new Set(edge.inside)).toEqual(new Set([inside]));
});
