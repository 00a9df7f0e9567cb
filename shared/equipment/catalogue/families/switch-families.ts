const layer2 =
  'vlans static-routes=no ospfv2=no ospfv3=no bgp=no bfd=no vrrp=no pim=no vrf=no mlag=no evpn-vxlan=no dot1x dhcp-snooping';
const statically =
  'vlans static-routes ospfv2=no ospfv3=no bgp=no bfd=no vrrp=no pim=no vrf=no mlag=no evpn-vxlan=no dot1x dhcp-snooping';
const all = 'vlans static-routes ospfv2 ospfv3 bgp bfd vrrp pim vrf mlag evpn-vxlan dot1x dhcp-snooping';
const routersLicence =
  'vlans static-routes ospfv2=licence ospfv3=licence bgp=licence bfd=licence vrrp pim=licence vrf=licence mlag=no evpn-vxlan=licence dot1x dhcp-snooping';
const unknown =
  'vlans static-routes=? ospfv2=? ospfv3=? bgp=? bfd=? vrrp=? pim=? vrf=? mlag=? evpn-vxlan=? dot1x dhcp-snooping=?';

/**
 * Switches by maker and by what their models begin with: family, class, what manages them and what they can do. A row
 * adds to those of a shorter beginning; `?` is unknown, and an empty cell leaves what was said.
 */
export const switchFamilies = `
Cisco            | Catalyst 1000         | Catalyst 1000       | small-business | none             | ${layer2} static-routes=? ospfv2=?
Cisco            | Catalyst 1300         | Catalyst 1300       | small-business | cloud none       | ${statically} vrrp=?
Cisco            | Catalyst 1300X        | Catalyst 1300       | small-business | cloud none       | ospfv2 vrrp=?
Cisco            | CBS350                | Business 350        | small-business | cloud none       | ${statically} vrrp=?
Cisco            | Catalyst 2960X        | Catalyst 2960-X     | enterprise     | none             | ${layer2} static-routes
Cisco            | Catalyst 9200         | Catalyst 9000       | enterprise     | cloud local none | ${routersLicence} bgp=? bfd=? evpn-vxlan=?
Cisco            | Catalyst 9300         | Catalyst 9000       | enterprise     | cloud local none | ${routersLicence}
Cisco            | Catalyst 9500         | Catalyst 9000       | enterprise     | local none       | ${routersLicence}
Cisco            | Catalyst IE           | Catalyst IE         | enterprise     | local none       | ${routersLicence} bgp=? bfd=? evpn-vxlan=no
Cisco            | Meraki MS1            | Meraki MS           | enterprise     | cloud            | ${layer2} dhcp-snooping=?
Cisco            | Meraki MS150          | Meraki MS           | enterprise     | cloud            | static-routes vrrp=?
Cisco            | Meraki MS225          | Meraki MS           | enterprise     | cloud            | ${statically}
Cisco            | Meraki MS425          | Meraki MS           | enterprise     | cloud            | ${statically} ospfv2 vrrp pim
Cisco            | Nexus                 | Nexus 9000          | data-centre    | local none       | ${routersLicence} mlag
Juniper          | EX                    | EX                  | enterprise     | cloud local none | ${routersLicence} vrrp=licence mlag=? dhcp-snooping
Juniper          | EX2300                | EX                  | enterprise     | cloud local none | bgp=no vrf=? mlag=no evpn-vxlan=no
Juniper          | EX3400                | EX                  | enterprise     | cloud local none | vrf=? mlag=no evpn-vxlan=no
Juniper          | EX4000                | EX                  | enterprise     | cloud local none | ospfv2=? ospfv3=? bgp=? bfd=? vrrp=? pim=? vrf=? evpn-vxlan=?
Juniper          | EX4600                | EX                  | enterprise     | cloud local none | ospfv2 ospfv3 bfd vrrp pim vrf mlag
Juniper          | EX4650                | EX                  | enterprise     | cloud local none | ospfv2 ospfv3 bfd vrrp pim vrf mlag
Juniper          | QFX                   | QFX                 | data-centre    | cloud local none | ${all} bgp=licence evpn-vxlan=licence
Juniper          | QFX5130               | QFX                 | data-centre    | cloud local none | mlag=?
Juniper          | QFX5220               | QFX                 | data-centre    | cloud local none | mlag=? evpn-vxlan=?
HPE Aruba        | 19                    | Instant On          | small-business | cloud none       | ${statically} dhcp-snooping=?
HPE Aruba        | 2930F                 | AOS-S               | enterprise     | cloud local none | ${statically} ospfv2 ospfv3 vrrp pim=?
HPE Aruba        | 6000                  | CX 6000             | enterprise     | cloud local none | ${layer2} static-routes=?
HPE Aruba        | 6100                  | CX 6000             | enterprise     | cloud local none | ${layer2} static-routes=?
HPE Aruba        | 6200                  | CX 6000             | enterprise     | cloud local none | ${statically} ospfv2 ospfv3 bfd=? vrrp=? pim=? evpn-vxlan=?
HPE Aruba        | 6300                  | CX 6000             | enterprise     | cloud local none | ${all} mlag=no
HPE Aruba        | 8                     | CX 8000             | data-centre    | cloud local none | ${all}
HPE Aruba        | 8100                  | CX 8000             | data-centre    | cloud local none | evpn-vxlan=?
HPE Aruba        | 8320                  | CX 8000             | data-centre    | cloud local none | evpn-vxlan=no
HPE Aruba        | 9300                  | CX 8000             | data-centre    | cloud local none | ${all}
HPE Aruba        | CX 10000              | CX 8000             | data-centre    | cloud local none | ${all}
Arista           | CCS                   | 700 Series          | enterprise     | cloud local none | ${routersLicence} mlag
Arista           | DCS                   | 7000 Series         | data-centre    | cloud local none | ${routersLicence} mlag
Arista           | DCS-7010              | 7000 Series         | data-centre    | cloud local none | evpn-vxlan=?
Extreme Networks |                       | Universal           | enterprise     | cloud local none | ${routersLicence} vrrp=? mlag
Extreme Networks | 4220                  | 4000 Series         | enterprise     | cloud            | ${unknown}
Extreme Networks | X440                  | Summit X            | enterprise     | cloud local none | bgp=no bfd=? vrrp=licence vrf=no evpn-vxlan=no
Extreme Networks | 75                    | Universal           | data-centre    | cloud local none |
Extreme Networks | 77                    | Universal           | data-centre    | cloud local none |
Ruckus           | ICX 7150              | ICX                 | enterprise     | cloud local none | ${routersLicence} vrrp=licence bgp=no bfd=no vrf=no evpn-vxlan=no
Ruckus           | ICX 8200              | ICX                 | enterprise     | cloud local none | ${unknown} static-routes mlag=no evpn-vxlan=no dhcp-snooping
Ruckus           | ICX 7850              | ICX                 | enterprise     | cloud local none | ${all} bgp=licence bfd=? vrf=licence evpn-vxlan=?
Dell             | PowerSwitch N11       | PowerSwitch N       | enterprise     | none             | ${layer2} static-routes=? dhcp-snooping
Dell             | PowerSwitch N32       | PowerSwitch N       | enterprise     | none             | ${all} bfd=? evpn-vxlan=?
Dell             | PowerSwitch S         | PowerSwitch S and Z | data-centre    | local none       | ${all}
Dell             | PowerSwitch Z         | PowerSwitch S and Z | data-centre    | local none       | ${all}
Huawei           | S57                   | CloudEngine S       | enterprise     | cloud local none | ${all} mlag=? evpn-vxlan=?
Huawei           | S5735-L               | CloudEngine S       | enterprise     | cloud local none | ospfv2=? ospfv3=? bgp=no bfd=? vrrp=? pim=no vrf=no mlag=no evpn-vxlan=no
Huawei           | S67                   | CloudEngine S       | enterprise     | cloud local none | ${all} mlag=? evpn-vxlan=?
Huawei           | CloudEngine           | CloudEngine         | data-centre    | local none       | ${all} evpn-vxlan=?
Fortinet         | FortiSwitch           | FortiSwitch         | enterprise     | cloud local none | ${layer2} static-routes=?
Fortinet         | FortiSwitch 2         | FortiSwitch         | enterprise     | cloud local none | static-routes ospfv2=licence ospfv3=? bgp=? bfd=? vrrp=licence pim=? vrf=? mlag=? evpn-vxlan=no
Fortinet         | FortiSwitch 4         | FortiSwitch         | enterprise     | cloud local none | static-routes ospfv2=licence ospfv3=? bgp=licence bfd=licence vrrp=licence pim=? vrf=? mlag evpn-vxlan=?
Fortinet         | FortiSwitch M4        | FortiSwitch         | enterprise     | cloud local none | static-routes ospfv2=licence ospfv3=? bgp=licence bfd=licence vrrp=licence pim=? vrf=? mlag evpn-vxlan=?
Fortinet         | FortiSwitch 6         | FortiSwitch         | enterprise     | cloud local none | static-routes ospfv2=licence ospfv3=? bgp=licence bfd=licence vrrp=licence pim=? vrf=? mlag evpn-vxlan=?
Fortinet         | FortiSwitch 1024      | FortiSwitch         | enterprise     | cloud local none | static-routes ospfv2=licence ospfv3=? bgp=licence bfd=licence vrrp=licence pim=? vrf=licence mlag evpn-vxlan=?
Fortinet         | FortiSwitch 1048      | FortiSwitch         | enterprise     | cloud local none | static-routes ospfv2=licence ospfv3=? bgp=licence bfd=licence vrrp=licence pim=? vrf=licence mlag evpn-vxlan=?
Fortinet         | FortiSwitch 2048      | FortiSwitch         | data-centre    | cloud local none | static-routes bgp=licence bfd=licence vrf=licence mlag evpn-vxlan=?
Fortinet         | FortiSwitch 3032      | FortiSwitch         | data-centre    | cloud local none | static-routes ospfv2=licence ospfv3=? bgp=licence bfd=licence vrrp=licence pim=? vrf=licence mlag evpn-vxlan=?
Ubiquiti         |                       | UniFi               | small-business | cloud local      | ${layer2}
Ubiquiti         | Switch Enterprise     | UniFi               | small-business | cloud local      | static-routes
Ubiquiti         | Switch Pro            | UniFi               | small-business | cloud local      | static-routes
Ubiquiti         | Enterprise Campus     | UniFi               | small-business | cloud local      | static-routes mlag
MikroTik         |                       | RouterOS            | small-business | none             | ${all} evpn-vxlan=?
MikroTik         | CRS112                | RouterOS            | small-business | none             | mlag=no dot1x=?
TP-Link          |                       | Omada               | small-business | cloud local none | ${statically} vrrp=?
TP-Link          | TL-SG2210             | Omada               | small-business | cloud local none | static-routes=? vrrp=no
Netgear          |                       | ProSAFE             | small-business | cloud none       | ${unknown} bgp=no bfd=no vrf=no mlag=no evpn-vxlan=no
Netgear          | GS110                 | ProSAFE             | small-business | cloud none       | ospfv2=no ospfv3=no vrrp=no pim=no
Netgear          | S3300                 | ProSAFE             | small-business | none             | static-routes ospfv2=no ospfv3=no vrrp=no pim=no dhcp-snooping
Netgear          | M4250                 | ProAV               | small-business | none             | static-routes dhcp-snooping
Netgear          | M4300                 | ProSAFE             | small-business | none             | static-routes ospfv2 ospfv3 vrrp pim dhcp-snooping
Siemens          | SCALANCE              | SCALANCE            | enterprise     | none             | ${layer2} static-routes=? dhcp-snooping=?
Siemens          | SCALANCE XM           | SCALANCE            | enterprise     | none             | static-routes ospfv2 ospfv3=? vrrp pim=? vrf=?
Opengear         |                       | Operations Manager  | enterprise     | cloud local none | ${unknown} static-routes pim=no mlag=no evpn-vxlan=no dot1x=?
`;
