import { describe, expect, it } from 'vitest';
import { routeros } from '#shared/templates/dialects/routeros.ts';
import { renderedDesign } from '../rendered-design.ts';

const { device, text, omissions } = renderedDesign(
  {
    sites: [
      { name: 'Main', kind: 'headquarters', wiredUsers: 60, wirelessUsers: 20, servers: 6, guests: 10 },
      { name: 'Branch', kind: 'branch', wiredUsers: 15, guests: 5 },
    ],
    vendorPreference: 'MikroTik',
    budgetRange: 'low',
    securityRequirements: { firewall: 'none', remoteAccess: 'vpn' },
    remoteUsers: 10,
  },
  routeros,
)('HQ-RTR-1');

const lines = text.split('\n');
const pool = device.remoteAccess?.pool ?? 'no pool';

describe('people who work from elsewhere', () => {
  it('are led to by a route that ends somewhere, since IPsec is not asked about what a blackhole takes', () => {
    const routes = lines.filter((line) => line.startsWith(`add dst-address=${pool} `));
    expect(routes).toEqual([`add dst-address=${pool} gateway=people distance=254`]);
  });

  it('are nowhere without a tunnel: the route leads to a bridge without ports, not out in the clear', () => {
    expect(lines.filter((line) => line.startsWith('add name=people protocol-mode=none'))).toHaveLength(1);
    expect(lines.filter((line) => line.includes('bridge=people'))).toEqual([]);
    const before = lines.slice(0, lines.indexOf(`add dst-address=${pool} gateway=people distance=254`));
    expect(before.some((line) => line.startsWith('add name=people protocol-mode=none'))).toBe(true);
  });

  it('wait for a certificate behind all else, since a script stops at the first name that is not there', () => {
    const named = lines.flatMap((line, at) => (line.includes('certificate=remote') ? [at] : []));
    expect(named.length).toBeGreaterThan(0);
    const first = named[0] ?? 0;
    expect(lines.slice(first).filter((line) => line !== '')).toHaveLength(named.length);
    expect(lines[first - 1]).toBe('/ip ipsec identity');
    expect(lines.slice(0, first)).toEqual(
      expect.arrayContaining(['/user', '/interface bridge', '/queue tree']),
    );
    expect(omissions).toContain('/certificate import file-name=… name=remote_access_certificate');
  });
});
