import { expect, test } from 'vitest';
import { planTopology } from '#shared/network/plan.ts';
import { networkVerifier } from '#web/documents/verifications/network-verifier.ts';
import { threeSites } from '../../network/requirements-builder.ts';

/** What comes of asking for IPv6 from every host to every other and to the internet. */
function answers(ipv6: boolean) {
  const requirements = threeSites({ ipScheme: { ipv6 } });
  const verifier = networkVerifier();
  const plan = verifier.configure(planTopology(requirements), requirements, []);
  if (plan.state === 'refused') throw new Error('The plan leaves something open.');
  const ids = [...plan.hosts.map(({ id }) => id), 'internet'];
  const [{ service } = { service: undefined }] = verifier.verify().flows.map(({ flow }) => flow);
  return ids.flatMap((source) =>
    ids.map((destination) =>
      verifier.walk({ source, destination, service: service?.name ?? '', family: 'IPv6', failed: [] }),
    ),
  );
}

test('an address of IPv6 that no flow names is walked to, or answered with nothing', () => {
  expect(answers(true).filter((walk) => walk?.outcome === 'pass').length).toBeGreaterThan(50);
  expect(answers(false).every((walk) => walk === undefined)).toBe(true);
});
