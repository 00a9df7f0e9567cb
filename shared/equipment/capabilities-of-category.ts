import type { Capability, Category } from '../contract/device.ts';

const routing = ['static-routes', 'ospfv2', 'ospfv3', 'bgp', 'bfd', 'vrrp', 'pim', 'vrf'] as const;
const gateway = ['nat', 'nat64', 'stateful-firewall', 'ipsec'] as const;

/** What has to be known of a device of each category: yes, with a licence, no, or said to be unknown. */
export const capabilitiesOfCategory = {
  router: ['vlans', ...routing, 'evpn-vxlan', ...gateway, 'ssl-vpn'],
  switch: ['vlans', ...routing, 'mlag', 'evpn-vxlan', 'dot1x', 'dhcp-snooping'],
  firewall: ['vlans', ...routing, ...gateway, 'ssl-vpn', 'ids-ips', 'url-filter', 'firewall-ha'],
  ap: ['vlans', 'dot1x'],
  server: [],
  'wlan-controller': ['vlans', 'dot1x', 'firewall-ha'],
} as const satisfies Record<Category, readonly Capability[]>;
