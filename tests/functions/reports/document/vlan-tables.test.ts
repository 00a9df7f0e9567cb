import { expect, it } from 'vitest';
import type { Subnet } from '#shared/contract/topology-items.ts';
import { vlanTables } from '../../../../functions/reports/document/vlan-tables.ts';

/** Sites of six VLANs; those with the same names of VLANs are alike. */
const sitesWith = (count: number, nameOf: (site: number, vlan: number) => string) =>
  new Map(
    Array.from({ length: count }, (_, site) => [
      `Site ${site}`,
      Array.from(
        { length: 6 },
        (_, vlan): Subnet => ({
          id: `${site}-${vlan}`,
          site: `Site ${site}`,
          name: nameOf(site, vlan),
          purpose: 'data',
          vlan: 100 + vlan,
          cidr: `10.${site}.${vlan}.0/24`,
          gateway: `10.${site}.${vlan}.1`,
          ipv6: `fd00:0:${site}:${vlan}::/64`,
          firstHop: {
            group: 100 + vlan,
            members: [2, 3].map((host) => ({
              node: `core-${host}`,
              address: `10.${site}.${vlan}.${host}`,
              priority: 100 + host,
            })),
          },
          hosts: site,
        }),
      ),
    ]),
  );
const said = (vlans: ReturnType<typeof sitesWith>) => JSON.stringify(vlanTables(vlans));

it('of many sites with the same VLANs one is listed in full, and the subnets of all', () => {
  const text = said(sitesWith(30, (_, vlan) => `Floor ${vlan}`));
  expect(text).toContain('Site 0, the first of 30 sites with the same VLANs');
  expect(text).toContain('10.0.5.1\\nVRRP 105: .2, .3');
  expect(text).toContain('10.29.5.0/24');
  expect(text).not.toContain('10.29.5.1');
});

it('a network of many different sites is listed up to a limit, with a count of the rest', () => {
  const text = said(sitesWith(100, (site, vlan) => `Floor ${vlan} of house ${site * 7}, east`));
  expect(text).toContain('"10.83.5.0/24');
  expect(text).not.toContain('"10.84.0.0/24');
  expect(text).toContain('The VLANs of 16 more sites are in the addressing plan of the design.');
});
