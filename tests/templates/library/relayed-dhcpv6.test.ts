import { expect, it } from 'vitest';
import type { RequirementsInput } from '#shared/contract/requirements.ts';
import { eos } from '#shared/templates/dialects/eos.ts';
import { fortios } from '#shared/templates/dialects/fortios.ts';
import { routeros } from '#shared/templates/dialects/routeros.ts';
import { type Rendered, renderedDesign } from './rendered-design.ts';

/** A branch whose hosts ask the servers of the head office, through the firewalls of both. */
const branches: RequirementsInput = {
  sites: [
    { name: 'Main', kind: 'headquarters', wiredUsers: 60, wirelessUsers: 40, servers: 6 },
    { name: 'Branch', kind: 'branch', wiredUsers: 15, wirelessUsers: 10 },
  ],
  ipScheme: { ipv6: true },
  services: { network: ['dhcp', 'dns'] },
  securityRequirements: { firewall: 'basic' },
  vendorPreference: 'Fortinet',
};

/** The address of each interface that relays, which the zone of its hosts has. */
function relaysOf({ device }: Rendered): readonly string[] {
  const names = (device.dhcp6 ?? []).flatMap((row) => (row.kind === 'relay' ? [row.interface] : []));
  expect(names.length).toBeGreaterThan(0);
  return device.interfaces
    .filter(({ name }) => names.includes(name))
    .map(({ ipv6: [address = ''] }) => address.split('/')[0] ?? '');
}

it('leaves a device with EOS from the address of the interface that it came in by', () => {
  const rendered = renderedDesign(branches, eos)('BRA-FW-1');
  for (const address of relaysOf(rendered))
    expect(rendered.text).toMatch(
      new RegExp(`^ {3}ipv6 dhcp relay destination \\S+ source-address ${address}$`, 'm'),
    );
  expect(rendered.text).not.toMatch(/relay destination \S+$/m);
});

it('leaves a FortiGate from the address of the interface that it came in by, as DHCP of IPv4 does', () => {
  const rendered = renderedDesign(branches, fortios)('BRA-FW-1');
  const count = (line: RegExp): number => rendered.text.match(line)?.length ?? 0;
  expect(count(/^ +set dhcp6-relay-source-interface enable$/gm)).toBe(relaysOf(rendered).length);
  for (const { interface: name } of rendered.device.dhcpRelays) {
    const [address = ''] = rendered.device.interfaces.find((row) => row.name === name)?.ipv4 ?? [];
    expect(rendered.text).toContain(`set dhcp-relay-source-ip ${address.split('/')[0]}\n`);
  }
});

it('leaves a device with RouterOS from the address of the way to the server, which a sentence says', () => {
  const { omissions } = renderedDesign(branches, routeros)('BRA-FW-1');
  expect(omissions).toContain('DHCPv6 is relayed from the address of the way to the server');
});
