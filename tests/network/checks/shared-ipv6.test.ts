import { expect, test } from 'vitest';
import { checkRedundancy } from '#shared/network/checks/redundancy.ts';
import { indexNetwork } from '#shared/network/graph/network-index.ts';
import { planTopology } from '#shared/network/plan.ts';
import { requirementsOf } from '../requirements-builder.ts';

const remarkOf = (more: Partial<Parameters<typeof requirementsOf>[0]>) => {
  const requirements = requirementsOf({
    sites: [
      { name: 'Leeds', kind: 'headquarters', wiredUsers: 220, servers: 6 },
      { name: 'York', wiredUsers: 20 },
    ],
    redundancy: { internet: true },
    ipScheme: { ipv6: true },
    ...more,
  });
  return checkRedundancy(indexNetwork(planTopology(requirements)), requirements).remark;
};

test('that two providers route the same IPv6 addresses is said of their site', () => {
  expect(remarkOf({})).toMatch(
    /^The IPv6 addresses of Leeds.* have to be provider-independent, a \/48 at least/,
  );
});

test('one provider, IPv4 alone, and a network that announces its own need no word', () => {
  expect(remarkOf({ redundancy: {} })).toBeUndefined();
  expect(remarkOf({ ipScheme: {} })).toBeUndefined();
  const own = { publicIPs: 256, asNumber: 65_551, ipv6: true };
  expect(remarkOf({ ipScheme: own })).not.toMatch(/Leeds/);
});
