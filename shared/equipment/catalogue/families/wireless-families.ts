const lan = 'vlans dot1x';

/** Access points, in the form of `switchFamilies`. */
export const accessPointFamilies = `
Cisco            | Catalyst   | Catalyst wireless | enterprise     | local            | ${lan}
Cisco            | Meraki     | Meraki MR         | enterprise     | cloud            | ${lan}
Cisco            | Meraki CW  | Cisco wireless    | enterprise     | cloud local      | ${lan}
Cisco            | Wireless   | Cisco wireless    | enterprise     | cloud local      | ${lan}
HPE Aruba        |            | Aruba AP          | enterprise     | cloud local none | ${lan}
Juniper          |            | Mist              | enterprise     | cloud            | ${lan}
Ubiquiti         |            | UniFi             | small-business | cloud local      | ${lan}
Ruckus           |            | Ruckus            | enterprise     | cloud local none | ${lan}
Fortinet         |            | FortiAP           | enterprise     | cloud local      | ${lan}
Arista           |            | Arista Wi-Fi      | enterprise     | cloud local      | ${lan}
Extreme Networks |            | Extreme wireless  | enterprise     | cloud local      | ${lan}
MikroTik         |            | RouterOS          | small-business | local none       | ${lan}
TP-Link          |            | Omada             | small-business | cloud local none | ${lan}
Netgear          |            | Netgear WAX       | small-business | cloud none       | ${lan}
Huawei           |            | AirEngine         | enterprise     | cloud local none | ${lan}
`;

/** Wireless controllers, in the form of `switchFamilies`. */
export const controllerFamilies = `
Cisco     |          | Catalyst wireless | enterprise     | none             | ${lan} firewall-ha
HPE Aruba |          | Aruba AP          | enterprise     | cloud local none | ${lan} firewall-ha
Ruckus    |          | Ruckus            | enterprise     | none             | ${lan} firewall-ha
Ubiquiti  |          | UniFi             | small-business | cloud none       | ${lan} firewall-ha=no
TP-Link   |          | Omada             | small-business | cloud none       | ${lan} firewall-ha=no
Huawei    |          | AirEngine         | enterprise     | none             | ${lan} firewall-ha
`;
