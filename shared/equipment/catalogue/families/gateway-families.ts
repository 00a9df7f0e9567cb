const routing = 'vlans static-routes ospfv2 ospfv3 bgp bfd vrrp pim vrf';
const filtering = 'nat nat64 stateful-firewall ipsec';
const inspecting = 'ssl-vpn ids-ips=licence url-filter=licence firewall-ha';
const unifi =
  'vlans static-routes ospfv2 ospfv3=no bgp=? bfd=no vrrp=no pim=no vrf=no nat nat64=no stateful-firewall ipsec ssl-vpn ids-ips url-filter firewall-ha=no';

/**
 * Routers, in the form of `switchFamilies`. Those that filter and pair say so beyond what is asked of a router. `ssl-vpn`: whether people's
 * tunnels end on it, which IOS XE does by FlexVPN with IKEv2 and EAP (Cisco, “FlexVPN and Internet Key Exchange Version 2
 * Configuration Guide”), RouterOS by IKEv2 with EAP of RADIUS (MikroTik, RouterOS manual, “IPsec”) and EdgeOS by L2TP over IPsec
 * (Ubiquiti, “EdgeRouter - L2TP IPsec VPN Server”).
 */
export const routerFamilies = `
Cisco     | ASR                     | ASR 1000          | enterprise     | local none       | ${routing} evpn-vxlan=? ${filtering} ssl-vpn=licence
Cisco     | Catalyst 8              | Catalyst 8000     | enterprise     | cloud local none | ${routing} evpn-vxlan=? ${filtering} ssl-vpn=licence
Cisco     | ISR                     | ISR               | enterprise     | local none       | ${routing} evpn-vxlan=no nat nat64 stateful-firewall=licence ipsec=licence ssl-vpn=licence
Cisco     | NCS                     | NCS 5500          | enterprise     | local none       | ${routing} evpn-vxlan=? nat=no nat64=no stateful-firewall=no ipsec=no ssl-vpn=no
Juniper   | ACX                     | ACX               | enterprise     | local none       | ${routing} vrf=licence evpn-vxlan=licence nat=no nat64=no stateful-firewall=no ipsec=no ssl-vpn=no
Juniper   | MX                      | MX                | enterprise     | local none       | ${routing} evpn-vxlan=licence nat=licence nat64=? stateful-firewall=no ipsec=? ssl-vpn=no
Juniper   | PTX                     | PTX               | enterprise     | local none       | ${routing} vrf=licence evpn-vxlan=licence nat=no nat64=no stateful-firewall=no ipsec=no ssl-vpn=no
Juniper   | Session Smart           | Session Smart     | enterprise     | cloud local      | vlans static-routes ospfv2 ospfv3=? bgp bfd vrrp=? pim=? vrf evpn-vxlan=no nat nat64=? stateful-firewall ipsec ssl-vpn=? firewall-ha
MikroTik  |                         | RouterOS          | small-business | none             | ${routing} evpn-vxlan=? nat nat64=no stateful-firewall ipsec ssl-vpn ids-ips=no url-filter=no firewall-ha=no
Ubiquiti  |                         | UniFi             | small-business | cloud local      | ${unifi} evpn-vxlan=no
Ubiquiti  | Dream Machine Pro       | UniFi             | small-business | cloud local      | firewall-ha
Ubiquiti  | Dream Machine SE        | UniFi             | small-business | cloud local      | firewall-ha
Ubiquiti  | UniFi Gateway Enterprise | UniFi            | small-business | cloud local      | firewall-ha
Ubiquiti  | EdgeRouter              | EdgeMAX           | small-business | local none       | bgp ospfv3 bfd=? vrrp pim=? ids-ips=no url-filter=no
TP-Link   |                         | Omada             | small-business | cloud local none | vlans static-routes ospfv2=? ospfv3=no bgp=no bfd=no vrrp=? pim=no vrf=no evpn-vxlan=no nat nat64=no stateful-firewall ipsec ssl-vpn ids-ips=? url-filter firewall-ha=no
TP-Link   | ER605                   | Omada             | small-business | cloud local none | ospfv2=no vrrp=no ids-ips=no
HPE Aruba | EdgeConnect             | EdgeConnect       | enterprise     | cloud local      | vlans static-routes ospfv2 ospfv3=? bgp bfd=? vrrp pim=? vrf evpn-vxlan=no nat nat64=? stateful-firewall ipsec ssl-vpn=? firewall-ha
Arista    | AWE                     | 5000 Series WAN   | enterprise     | cloud local none | vlans static-routes ospfv2 ospfv3 bgp bfd vrrp pim=? vrf evpn-vxlan=? nat nat64=? stateful-firewall=? ipsec ssl-vpn=?
`;

/** Firewalls, in the form of `switchFamilies`. */
export const firewallFamilies = `
Fortinet           | FortiGate       | FortiGate           | enterprise     | cloud local none | ${routing} ${filtering} ${inspecting}
Palo Alto Networks | PA              | PA-Series           | enterprise     | cloud local none | ${routing} vrrp=no ${filtering} ${inspecting}
Palo Alto Networks | PA-220          | PA-Series           | enterprise     | local none       | bfd=?
Palo Alto Networks | PA-41           | PA-Series           | enterprise     | cloud local none | bfd=? firewall-ha=?
Cisco              | Firepower       | Secure Firewall     | enterprise     | cloud local none | ${routing} vrrp=no ${filtering} ${inspecting} ssl-vpn=licence
Cisco              | Secure Firewall | Secure Firewall     | enterprise     | cloud local none | ${routing} vrrp=no ${filtering} ${inspecting} ssl-vpn=licence
Cisco              | Meraki MX       | Meraki MX           | enterprise     | cloud            | vlans static-routes ospfv2=no ospfv3=no bgp=? bfd=no vrrp=no pim=no vrf=no nat nat64=no stateful-firewall ipsec ${inspecting}
Juniper            | SRX             | SRX                 | enterprise     | cloud local none | ${routing} ${filtering} ${inspecting} ssl-vpn=licence
SonicWall          |                 | SonicWall           | enterprise     | cloud local none | ${routing} bfd=? vrrp=? pim=? vrf=no ${filtering} nat64=? ${inspecting} ssl-vpn=licence
SonicWall          | TZ              | SonicWall           | small-business | cloud local none |
Sophos             | XGS             | XGS                 | enterprise     | cloud local none | ${routing} ospfv3=? bfd=? vrrp=no vrf=no ${filtering} nat64=? ${inspecting}
Ubiquiti           |                 | UniFi               | small-business | cloud local      | ${unifi}
Ubiquiti           | Enterprise Fortress | UniFi           | small-business | cloud local      | firewall-ha
`;
