import { describe, expect, it } from 'vitest';
import type { RequirementsInput } from '#shared/contract/requirements.ts';
import { junos } from '#shared/templates/dialects/junos.ts';
import { renderedDesign } from '../rendered-design.ts';
import { junosProblems } from './junos-problems.ts';
import { parseJunos } from './parse-junos.ts';

/** A head office with the servers of both, an SRX300 at the other; the head office hands out addresses, but to guests. */
const offices: RequirementsInput = {
  sites: [
    { name: 'Head Office', kind: 'headquarters', wiredUsers: 60, wirelessUsers: 40, phones: 60, servers: 4 },
    { name: 'Second Office', kind: 'office', wiredUsers: 25, wirelessUsers: 20, phones: 25, guests: 8 },
  ],
  bandwidth: { download: 500, upload: 500, symmetric: true },
  vendorPreference: 'Juniper',
  services: { network: ['dhcp', 'dns'] },
  securityRequirements: { firewall: 'enterprise' },
};

const dual = renderedDesign({ ...offices, ipScheme: { ipv6: true } }, junos);
const single = renderedDesign({ ...offices, ipScheme: { ipv6: false } }, junos);

describe('IPv6 on an SRX', () => {
  it('is switched on, which it is not from the factory, and a sentence says that it has to start again', () => {
    const { device, text, omissions } = dual('SO-FW-1');
    expect(device.model).toBe('SRX300');
    expect(text).toMatch(
      /^security \{\n {4}forwarding-options \{\n {8}family \{\n {12}inet6 \{\n {16}mode flow-based;/m,
    );
    expect(omissions).toContain('enter “request system reboot” at the prompt of SO-FW-1');
    expect(junosProblems(text)).toEqual([]);
  });

  it('stays off where nothing has an address of it', () => {
    const { text, omissions } = single('SO-FW-1');
    expect(text).not.toContain('mode flow-based');
    expect(omissions).not.toContain('reboot');
  });
});

/** The statements within a hierarchy, at any depth. */
const within = (text: string, ...path: readonly string[]): string => {
  let found = parseJunos(text);
  for (const name of path)
    found = found.filter(({ words }) => words.join(' ') === name).flatMap(({ body = [] }) => body);
  return JSON.stringify(
    found.map(({ words, body }) => [words.join(' '), body?.map((inner) => inner.words.join(' '))]),
  );
};

describe('DHCP through an SRX', () => {
  const { text } = dual('SO-FW-1');
  const relay = ['forwarding-options', 'dhcp-relay'];
  const gates = ['10', '30', '100'].map((vlan) => `ge-0/0/0.${vlan}`);

  it('is relayed from the address that the server answers to, which is in the zone of its hosts', () => {
    expect(within(text, ...relay, 'group relayed-1', 'overrides')).toBe(
      '[["replace-ip-source-with giaddr",null]]',
    );
    for (const gate of gates)
      expect(within(text, ...relay, 'dhcpv6', 'group relayed-1', `interface ${gate}`)).toBe(
        `[["overrides",["relay-source ${gate}"]]]`,
      );
    expect(text).not.toContain('forward-only');
  });

  it.each([
    ['a relay', relay],
    ['a relay of IPv6', [...relay, 'dhcpv6']],
    ['a server', ['system', 'services', 'dhcp-local-server']],
  ])('is not discarded on its way, though %s snoops on all interfaces', (_, path) => {
    expect(within(text, ...path)).toContain('["forward-snooped-clients all-interfaces",null]');
  });
});
