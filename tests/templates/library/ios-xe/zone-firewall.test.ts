import { describe, expect, it } from 'vitest';
import type { DeviceConfiguration } from '#shared/contract/configuration/device-configuration.ts';
import { iosXe } from '#shared/templates/dialects/ios-xe.ts';
import { renderedDesign } from '../rendered-design.ts';

/** A headquarters and a branch, whose firewalls remember connections. */
const rendered = renderedDesign(
  {
    sites: [
      { name: 'Main', kind: 'headquarters', wiredUsers: 60, phones: 20, servers: 6, guests: 10 },
      { name: 'Branch', kind: 'branch', wiredUsers: 10, phones: 5, cameras: 2, guests: 5 },
    ],
    ipScheme: { ipv6: true },
    securityRequirements: { firewall: 'basic' },
  },
  iosXe,
);

/** As if there were another 150 branches. */
const withBranches = (device: DeviceConfiguration): DeviceConfiguration => ({
  ...device,
  zones: device.zones.map((zone) =>
    zone.name === 'data'
      ? {
          ...zone,
          prefixes: [
            ...zone.prefixes,
            ...Array.from({ length: 150 }, (_, at) => `2001:db8:0:${((at + 16) * 16).toString(16)}::/64`),
          ],
        }
      : zone,
  ),
});

/** The entries of an access list. */
const listOf = (text: string, name: string): string[] =>
  text
    .split(/^(?=\S)/m)
    .filter((section) => section.startsWith(`ipv6 access-list ${name}\n`))
    .flatMap((section) => section.trimEnd().split('\n').slice(1));

describe('the zone firewall of IOS XE', () => {
  const { device, text } = rendered('HQ-FW-1');

  it('has a line for each pair of prefixes of IPv6, since its class maps take no groups of them', () => {
    expect(device.filtering).toBe('stateful');
    expect(text).toContain('object-group network ');
    expect(text).not.toContain('object-group v6-network');
    expect(text.match(/^ permit .*object-group \S+-v6/gm)).toBeNull();
    const rule = device.policies.find(
      ({ fromZone, toZone, action, sources, destinations }) =>
        `${fromZone} ${toZone} ${action}` === 'voice voice allow' &&
        sources.length + destinations.length === 0,
    );
    const voice = device.zones
      .find(({ name }) => name === 'voice')
      ?.prefixes.filter((prefix) => prefix.includes(':'));
    const lines = listOf(text, `RULE-${rule?.name.replaceAll(' ', '-')}-v6`);
    expect(voice?.length).toBeGreaterThan(1);
    expect(new Set(lines.flatMap((line) => line.split(' ').slice(3, 4)))).toEqual(new Set(voice));
    expect(lines.length % (voice?.length ?? 0) ** 2).toBe(0);
  });
});

it('leaves IPv6 out where its pairs would be too many, and says so', () => {
  const { text, omissions } = rendered('HQ-FW-1', withBranches);
  expect(omissions).toMatch(
    /The zone firewall names no groups of IPv6 prefixes, .* come to \d{2,3},\d{3} lines without them/,
  );
  expect(text).not.toContain('ipv6 access-list RULE-');
  const classes = [...text.matchAll(/^class-map type inspect match-any (\S+)\n(.*)$/gm)];
  expect(classes.length).toBeGreaterThan(20);
  expect(classes.filter(([, , first]) => first === '!')).toEqual([]);
  const named = [...text.matchAll(/^ class type inspect (\S+)$/gm)].map(([, name]) => name);
  expect(named).toEqual(classes.map(([, name]) => name));
});
