import { describe, expect, it } from 'vitest';
import type { RequirementsInput } from '#shared/contract/requirements.ts';
import { planTopology } from '#shared/network/plan.ts';
import { traceRequirements } from '#shared/network/requirements/trace-requirements.ts';
import { NetworkSimulation } from '#shared/network/simulate/network-simulation.ts';
import { configured } from '../configuration/configured.ts';
import { requirementsOf } from '../requirements-builder.ts';

type Service = 'erp' | 'email';

const sites = [
  { name: 'HQ', kind: 'headquarters' as const, wiredUsers: 60, wirelessUsers: 20, servers: 4 },
  { name: 'York', wiredUsers: 30, wirelessUsers: 10 },
];
const company = (onPremise: Service[], more: Partial<RequirementsInput> = {}) =>
  requirementsOf({ sites, services: { onPremise }, ...more });

const publicServers = (requirements: ReturnType<typeof company>) =>
  planTopology(requirements).nodes.filter(({ group }) => group === 'public-servers');

const mailOf = (requirements: ReturnType<typeof company>) =>
  traceRequirements(requirements, planTopology(requirements)).find(
    ({ field }) => field === 'requirements.services.onPremise.email',
  );

/** Who may send mail to whom, by zones, as the devices are configured. */
function mailBetween(requirements: ReturnType<typeof company>): string[] {
  const policies = configured(requirements).devices.flatMap((device) => device.policies);
  const allowed = policies.filter(
    ({ action, services }) => action === 'allow' && services.some(({ name }) => name === 'SMTP'),
  );
  return [...new Set(allowed.map(({ fromZone, toZone }) => `${fromZone} to ${toZone}`))].toSorted();
}

describe('a company with mail on premises behind a firewall', () => {
  const requirements = company(['erp', 'email']);

  it('has a relay in a public zone at its hub, which the plan says it is for', () => {
    expect(publicServers(company(['erp']))).toEqual([]);
    const [relay, ...others] = publicServers(requirements);
    expect([relay?.site, relay?.quantity, others]).toEqual(['HQ', 1, []]);
    expect(relay?.because?.inputs).toMatchObject({ relays: 1, inside: 4 });
    const traced = mailOf(requirements);
    expect(traced?.elements).toContain(relay?.id);
    expect(traced?.lacking).toBeUndefined();
  });

  it('takes mail from the internet at a public address of the relay, and passes it on', () => {
    const network = configured(requirements);
    const [relay] = network.hosts.filter(({ zone }) => zone === 'dmz');
    const inside = relay?.ipv4?.split('/')[0];
    const published = network.devices.flatMap(({ nat }) =>
      nat.flatMap((rule) => (rule.kind === 'static' && rule.inside === inside ? [rule.address] : [])),
    );
    expect(published).toHaveLength(1);
    const mail = new NetworkSimulation(network).matrix.filter(({ flow }) => flow.service.name === 'SMTP');
    const incoming = mail.filter(({ flow }) => flow.source === 'internet');
    expect(incoming.map(({ flow }) => [flow.destination, flow.address, flow.expected])).toEqual([
      [relay?.id, published[0], 'pass'],
    ]);
    expect(mail.filter(({ isAsExpected }) => !isAsExpected)).toEqual([]);
  });

  it('sends its mail by the relay alone', () => {
    expect(mailBetween(requirements)).toEqual([
      'data to server',
      'dmz to internet',
      'dmz to server',
      'internet to dmz',
      'server to dmz',
    ]);
  });

  it('has as fast a line as without: mail is part of what people send and receive', () => {
    const rate = (own: ReturnType<typeof company>) =>
      planTopology(own).edges.flatMap(({ service, bandwidthMbps }) =>
        service === 'internet' ? [bandwidthMbps] : [],
      );
    expect(rate(requirements)).toEqual(rate(company(['erp'])));
  });

  it('uses the public servers that it states', () => {
    const [hub, ...others] = sites;
    const stated = company(['email'], { sites: [{ ...hub, name: 'HQ', publicServers: 2 }, ...others] });
    expect(publicServers(stated).map(({ quantity }) => quantity)).toEqual([2]);
    expect(mailOf(stated)?.elements).toContain(publicServers(stated)[0]?.id);
  });
});

describe.each<[string, Partial<RequirementsInput>]>([
  ['without a firewall', { securityRequirements: { firewall: 'none' } }],
  ['with IPv6 alone', { sites: sites.slice(0, 1), ipScheme: { ipv6: true, ipv6Only: true } }],
])('a company with mail on premises %s', (_, more) => {
  it('says that nothing takes mail from the internet, and may still send', () => {
    const requirements = company(['email'], more);
    expect(publicServers(requirements)).toEqual([]);
    expect(mailOf(requirements)?.lacking).toMatch(/no server takes mail from the internet/);
    expect(mailBetween(requirements)).toEqual(['data to server', 'server to internet']);
  });
});
