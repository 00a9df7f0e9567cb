import { expect, it } from 'vitest';
import { configureNetwork } from '#shared/network/configuration/configure-network.ts';
import { planTopology } from '#shared/network/plan.ts';
import { requirementsOf } from '../requirements-builder.ts';

/** By device what it asks names and time from: an interface, or where the question leaves. */
function sourcesIn(servers: number) {
  const requirements = requirementsOf({
    sites: [{ name: 'Leeds', kind: 'headquarters', wiredUsers: 20, wirelessUsers: 10, servers }],
  });
  const answer = configureNetwork(planTopology(requirements), requirements);
  if (answer.kind === 'refused') throw new Error(JSON.stringify(answer.missing));
  return answer.network.devices.map(({ kind, services, interfaces }) => ({
    kind,
    sources: services.flatMap((service) =>
      service.kind === 'dns' || service.kind === 'ntp'
        ? [interfaces.find(({ name }) => name === service.source)?.kind]
        : [],
    ),
  }));
}

it('asks public servers from the address of its own line to the internet, which nothing translates', () => {
  expect(sourcesIn(0)).toEqual([
    { kind: 'firewall', sources: [undefined, undefined] },
    { kind: 'switch', sources: ['vlan', 'vlan'] },
  ]);
});

it('asks servers inside from the address that it is managed by', () => {
  expect(sourcesIn(2).find(({ kind }) => kind === 'firewall')?.sources).toEqual(['loopback', 'loopback']);
});
