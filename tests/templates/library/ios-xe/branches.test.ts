import { describe, expect, it } from 'vitest';
import type { RequirementsInput } from '#shared/contract/requirements.ts';
import { iosXe } from '#shared/templates/dialects/ios-xe.ts';
import { renderedDesign } from '../rendered-design.ts';

/** A headquarters with the servers and a branch, joined over the internet, with IPv6 and people who work from elsewhere. */
const branches: RequirementsInput = {
  sites: [
    {
      name: 'Main',
      kind: 'headquarters',
      wiredUsers: 90,
      wirelessUsers: 40,
      phones: 60,
      servers: 6,
      guests: 10,
    },
    { name: 'Branch', kind: 'branch', wiredUsers: 15, wirelessUsers: 10, phones: 10, guests: 5 },
  ],
  bandwidth: { download: 500, upload: 500, symmetric: true },
  vendorPreference: 'Cisco',
  ipScheme: { ipv6: true },
  securityRequirements: { firewall: 'none', remoteAccess: 'vpn' },
  remoteUsers: 10,
};

const rendered = renderedDesign(branches, iosXe);

/** All that is said of an interface, wherever it stands. */
const interfaceOf = (text: string, name: string): string[] =>
  text
    .split(/^(?=\S)/m)
    .filter(
      (section) => section.startsWith(`interface ${name}\n`) || section.startsWith(`interface ${name} `),
    )
    .flatMap((section) => section.trimEnd().split('\n').slice(1));

describe('people who work from elsewhere', () => {
  const { device, text } = rendered('HQ-RTR-1');
  const people = interfaceOf(text, 'Virtual-Template1');

  it('pass the same lists as everybody else where nothing is remembered', () => {
    expect(device.filtering).toBe('stateless');
    expect(people).toContain(' ip access-group POLICY in');
    expect(people).toContain(' ipv6 traffic-filter POLICY-v6 in');
  });

  it('have packets of IPv6 as large as the tunnel takes', () => {
    expect(people).toContain(' ipv6 mtu 1400');
    expect(people).toContain(' ipv6 tcp adjust-mss 1340');
  });
});

it('relays DHCPv6 from the address that the hosts of the interface know, which a policy on the way allows', () => {
  const { device, text } = rendered('BRA-RTR-1');
  const relayed = (device.dhcp6 ?? []).filter(({ kind }) => kind === 'relay');
  expect(relayed.length).toBeGreaterThan(0);
  for (const { interface: name } of relayed) {
    const own = name.replace('VLAN ', 'BDI');
    expect(interfaceOf(text, own)).toContain(` ipv6 dhcp relay source-interface ${own}`);
  }
});

describe('queues on the way through a tunnel', () => {
  const { text, omissions } = rendered('HQ-RTR-1');
  const policies = new Map(
    text
      .split(/^(?=policy-map )/m)
      .slice(1)
      .map((section) => [
        /^policy-map (\S+)\n/.exec(section)?.[1] ?? '',
        section.split(/^(?=!|\S)/m)[0] ?? '',
      ]),
  );
  const sent = (name: string): string =>
    interfaceOf(text, name).flatMap((line) => /^ service-policy output (\S+)$/.exec(line)?.[1] ?? [])[0] ??
    'none';

  it('are those of the tunnel, and the port below it holds its rate alone, since queues of both are refused', () => {
    expect(policies.get(sent('Tunnel1'))).toContain('service-policy QUEUES-');
    expect(policies.get(sent('GigabitEthernet0/0/2'))).toBe(
      'policy-map RATE-1\n class class-default\n  shape average 500000000\n',
    );
    expect(omissions).toContain('have no queues of their own: GigabitEthernet0/0/2');
  });

  it('stay on ports that no tunnel leaves by', () => {
    expect(sent('GigabitEthernet0/0/3')).toBe('QUEUES');
  });

  it('are those that something uses', () => {
    const used = [...text.matchAll(/ service-policy (?:output |input )?(\S+)$/gm)].map(([, name]) => name);
    expect([...policies.keys()].filter((name) => name !== 'QUEUES' && !used.includes(name))).toEqual([]);
  });
});
