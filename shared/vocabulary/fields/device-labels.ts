/** What a category is called, of one device. */
export const categoryLabels = {
  router: 'Router',
  switch: 'Switch',
  firewall: 'Firewall',
  ap: 'Access point',
  server: 'Server',
  'wlan-controller': 'Wireless controller',
} as const;

/** What a capability is called. */
export const capabilityLabels = {
  vlans: 'VLANs (802.1Q)',
  'static-routes': 'Static routing',
  ospfv2: 'OSPFv2',
  ospfv3: 'OSPFv3',
  bgp: 'BGP',
  bfd: 'BFD',
  vrrp: 'First-hop redundancy (VRRP)',
  pim: 'Multicast routing (PIM)',
  vrf: 'VRF',
  mlag: 'Aggregates over two switches (MLAG)',
  'evpn-vxlan': 'EVPN and VXLAN',
  dot1x: '802.1X',
  'dhcp-snooping': 'DHCP snooping',
  nat: 'NAT',
  nat64: 'NAT64',
  'stateful-firewall': 'Stateful firewall',
  ipsec: 'IPsec tunnels',
  'ssl-vpn': 'Remote access VPN',
  'ids-ips': 'Intrusion prevention',
  'url-filter': 'URL filter',
  'firewall-ha': 'High-availability pair',
} as const;
