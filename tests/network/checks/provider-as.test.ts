import { describe, expect, it } from 'vitest';
import type { Graph } from '#shared/contract/topology-items.ts';
import { checkNetwork } from '#shared/network/checks/check-network.ts';
import { applyChanges } from '#shared/network/graph/apply-changes.ts';
import { planTopology } from '#shared/network/plan.ts';
import { configured } from '../configuration/configured.ts';
import { requirementsOf } from '../requirements-builder.ts';

/** A company of that AS with two providers, and two branches on MPLS. */
const company = (asNumber: number) =>
  requirementsOf({
    sites: [
      { name: 'HQ', kind: 'headquarters', wiredUsers: 220, servers: 6 },
      { name: 'North', wiredUsers: 8 },
    ],
    wan: { kind: 'mpls' },
    redundancy: { internet: true },
    ipScheme: { publicIPs: 256, asNumber },
  });

const providersOf = ({ nodes }: Graph) => nodes.filter(({ type }) => type === 'internet');

describe('the AS of a provider', () => {
  // All that RFC 5398 sets apart.
  const documentation = [
    ...Array.from({ length: 16 }, (_, index) => 64_496 + index),
    ...Array.from({ length: 16 }, (_, index) => 65_536 + index),
  ];

  it('is never the network’s own, nor that of another, and one for documentation until it is stated', () => {
    for (const own of documentation) {
      const numbers = providersOf(planTopology(company(own))).map(({ as }) => as);
      expect(new Set([...numbers, own]).size).toBe(numbers.length + 1);
      for (const as of numbers) expect(documentation).toContain(as);
    }
  });

  it('makes its sessions those with another AS', () => {
    const { devices, providers } = configured(company(64_500));
    const bgp = devices.flatMap(({ routing }) => (routing?.bgp?.as === 64_500 ? [routing.bgp] : []));
    const outwards = bgp.flatMap(({ neighbours }) =>
      neighbours.filter(({ in: heard }) => heard !== undefined),
    );
    expect(outwards.length).toBeGreaterThan(1);
    expect(outwards.map(({ as }) => as)).not.toContain(64_500);
    expect(providers.map(({ as }) => as)).not.toContain(64_500);
  });

  it('that was entered as the network’s own is found, and another one is proposed', () => {
    const requirements = company(65_551);
    const plan = planTopology(requirements);
    const [first] = providersOf(plan);
    const found = (graph: Graph) =>
      checkNetwork({ graph, requirements, devices: [] }, { devices: 400, failures: 0 })
        .filter(({ id }) => id === 'uniqueness')
        .flatMap(({ findings }) => findings);
    expect(found(plan)).toEqual([]);
    const edited = {
      ...plan,
      nodes: plan.nodes.map((node) => (node.id === first?.id ? { ...node, as: 65_551 } : node)),
    };
    const [finding, ...others] = found(edited);
    expect(others).toEqual([]);
    expect(finding).toMatchObject({ severity: 'failure', elements: [first?.id] });
    expect(finding?.sentence).toContain('AS 65551, which is the network’s own');
    if (finding?.fix === undefined) throw new Error('There is no fix');
    const fixed = applyChanges(edited, finding.fix.changes);
    expect(found(fixed)).toEqual([]);
    const numbers = providersOf(fixed).map(({ as }) => as);
    expect(new Set(numbers).size).toBe(numbers.length);
  });
});
