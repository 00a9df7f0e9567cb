const cisco = 'https://www.cisco.com/c/en/us/products/';
const collateral = `${cisco}collateral/`;
const nexus = `${collateral}switches/nexus-9000-series-switches/`;
const meraki = 'https://documentation.meraki.com/';
const juniper = 'https://www.juniper.net/us/en/products/';
const aruba = 'https://www.arubanetworks.com/assets/ds/';
const fortinet = 'https://www.fortinet.com/resources/data-sheets/';
const fortinetSheets = 'https://www.fortinet.com/content/dam/fortinet/assets/data-sheets/';
const paloAlto = 'https://www.paloaltonetworks.com/resources/datasheets/';
const arista = 'https://www.arista.com/assets/data/pdf/Datasheets/';
const ubiquiti = 'https://techspecs.ui.com/unifi/';
const mikrotik = 'https://mikrotik.com/product/';
const extreme = 'https://www.extremenetworks.com/products/switches/universal-switches';
const ruckus = 'https://www.ruckusnetworks.com/products/';
const tpLink = 'https://www.tp-link.com/us/business-networking/';
const dell = 'https://www.delltechnologies.com/asset/en-us/products/servers/technical-support/';

/**
 * The manufacturer, what the models of a family begin with, and the address; one page serves a family wherever its
 * manufacturer has one for it. Only permanent pages of the manufacturers' own sites. An empty beginning matches all
 * models of the manufacturer.
 */
export const datasheetAddresses = `
Cisco              | Catalyst 1000             | ${collateral}switches/catalyst-1000-series-switches/nb-06-cat1k-ser-switch-ds-cte-en.html
Cisco              | Catalyst 1300             | ${collateral}switches/catalyst-1300-series-switches/nb-06-cat1300-ser-data-sheet-cte-en.html
Cisco              | CBS350                    | ${collateral}switches/business-350-series-managed-switches/datasheet-c78-744156.html
Cisco              | Catalyst 2960X            | ${collateral}switches/catalyst-2960-x-series-switches/data_sheet_c78-728232.html
Cisco              | Catalyst 9200             | ${collateral}switches/catalyst-9200-series-switches/nb-06-cat9200-ser-data-sheet-cte-en.html
Cisco              | Catalyst 9300             | ${collateral}switches/catalyst-9300-series-switches/nb-06-cat9300-ser-data-sheet-cte-en.html
Cisco              | Catalyst 9500             | ${collateral}switches/catalyst-9500-series-switches/nb-06-cat9500-ser-data-sheet-cte-en.html
Cisco              | Nexus 9                   | ${cisco}switches/nexus-9000-series-switches/index.html
Cisco              | Nexus 93180YC-FX3         | ${nexus}datasheet-c78-744052.html
Cisco              | Nexus 93108TC-FX3P        | ${nexus}datasheet-c78-744052.html
Cisco              | Nexus 9348GC-FX3          | ${nexus}datasheet-c78-744052.html
Cisco              | Nexus 9348GC-FXP          | ${nexus}datasheet-c78-742284.html
Cisco              | Nexus 9336C-FX2           | ${nexus}datasheet-c78-742282.html
Cisco              | ISR C11                   | ${collateral}routers/1000-series-integrated-services-routers-isr/datasheet-c78-739512.html
Cisco              | ISR 4                     | ${collateral}routers/4000-series-integrated-services-routers-isr/data_sheet-c78-732542.html
Cisco              | Catalyst 8200             | ${collateral}routers/catalyst-8200-series-edge-platforms/nb-06-cat8200-series-edge-plat-ds-cte-en.html
Cisco              | Catalyst 8300             | ${collateral}routers/catalyst-8300-series-edge-platforms/datasheet-c78-744088.html
Cisco              | Catalyst 8500             | ${collateral}routers/catalyst-8500-series-edge-platforms/datasheet-c78-744089.html
Cisco              | ASR 1001                  | ${cisco}routers/asr-1000-series-aggregation-services-routers/index.html
Cisco              | Firepower 1               | ${collateral}security/firepower-1000-series/datasheet-c78-742469.html
Cisco              | Secure Firewall 12        | ${collateral}security/firewalls/secure-firewall-1200-series-ds.html
Cisco              | Secure Firewall 31        | ${collateral}security/firewalls/secure-firewall-3100-series-ds.html
Cisco              | Secure Firewall 42        | ${collateral}security/firewalls/secure-firewall-4200-ds.html
Cisco              | Catalyst 91               | ${cisco}wireless/catalyst-9100ax-access-points/index.html
Cisco              | Catalyst 9800             | ${cisco}wireless/catalyst-9800-series-wireless-controllers/index.html
Cisco              | Catalyst 9800-L           | ${collateral}wireless/catalyst-9800-series-wireless-controllers/datasheet-c78-742434.html
Cisco              | UCS C                     | ${cisco}servers-unified-computing/ucs-c-series-rack-servers/index.html
Cisco              | Meraki CW9166             | ${collateral}wireless/catalyst-9166-series-access-points/catalyst-9166-series-access-points-ds.html
Cisco              | Meraki MR36               | ${meraki}MR/MR_Overview_and_Specifications/MR36_Datasheet
Cisco              | Meraki MR44               | ${meraki}MR/MR_Overview_and_Specifications/MR44_Datasheet
Cisco              | Meraki MR46               | ${meraki}MR/MR_Overview_and_Specifications/MR46_Datasheet
Cisco              | Meraki MR86               | ${meraki}MR/MR_Overview_and_Specifications/MR86_Datasheet
Cisco              | Meraki MS130              | ${meraki}MS/MS_Overview_and_Specifications/MS130_Datasheet
Cisco              | Meraki MX67               | ${meraki}MX/MX_Overviews_and_Specifications/MX67_and_MX68_Datasheet
Cisco              | Meraki MX75               | ${meraki}MX/MX_Overviews_and_Specifications/MX75_Datasheet
Cisco              | Meraki CW9162             | ${collateral}wireless/catalyst-9162-series-access-points/catalyst-9162-series-access-points-ds.html
Cisco              | Meraki CW9164             | ${collateral}wireless/catalyst-9164-series-access-points/catalyst-9164-series-access-points-ds.html
Juniper            | EX2300                    | ${juniper}switches/ex-series/ex2300-ethernet-switch-datasheet.html
Juniper            | EX3400                    | ${juniper}switches/ex-series/ex3400-ethernet-switch.html
Juniper            | EX4000                    | https://www.juniper.net/content/dam/www/assets/datasheets/us/en/switches/ex4000-line-of-ethernet-switches-datasheet.pdf
Juniper            | EX4100                    | ${juniper}switches/ex-series/ex4100-ethernet-switch.html
Juniper            | EX4100-F                  | ${juniper}switches/ex-series/ex4100-f-line-of-ethernet-datasheet.html
Juniper            | EX4400                    | ${juniper}switches/ex-series/ex4400-ethernet-switch-datasheet.html
Juniper            | EX4600                    | ${juniper}switches/ex-series/ex4600-ethernet-switch.html
Juniper            | EX4650                    | ${juniper}switches/ex-series/ex4650-ethernet-switch.html
Juniper            | QFX5110                   | ${juniper}switches/qfx-series/qfx5110-ethernet-switch.html
Juniper            | QFX5120                   | ${juniper}switches/qfx-series/qfx5120-ethernet-switch-datasheet.html
Juniper            | QFX5220                   | ${juniper}switches/qfx-series/qfx5220.html
Juniper            | SRX3                      | ${juniper}security/srx-series/srx300-line-firewalls-branch-datasheet.html
Juniper            | SRX1600                   | ${juniper}security/srx-series/srx1600-firewall-datasheet.html
Juniper            | SRX4600                   | ${juniper}security/srx-series/srx4600-firewall-datasheet.html
Juniper            | Mist AP34                 | ${juniper}access-points/ap34-access-point.html
Juniper            | Mist AP45                 | ${juniper}access-points/ap45-access-point.html
Juniper            | Mist AP47                 | ${juniper}access-points/ap47-access-point-datasheet.html
Juniper            | Mist AP64                 | https://www.juniper.net/content/dam/www/assets/datasheets/us/en/access-points/ap64-access-point-datasheet.pdf
Juniper            | MX204                     | ${juniper}routers/mx-series/mx204-universal-routing-platform.html
HPE Aruba          | 1930                      | https://www.hpe.com/psnow/doc/a50002592enw
HPE Aruba          | 2930F                     | ${aruba}DS_2930FSwitchSeries.pdf
HPE Aruba          | 6100                      | ${aruba}DS_6100Series.pdf
HPE Aruba          | 6200                      | ${aruba}DS_6200Series.pdf
HPE Aruba          | 6300                      | ${aruba}DS_6300Series.pdf
HPE Aruba          | 8320                      | ${aruba}DS_8320Series.pdf
HPE Aruba          | 8325                      | ${aruba}DS_8325Series.pdf
HPE Aruba          | 8360                      | ${aruba}DS_8360Series.pdf
HPE Aruba          | 9004                      | ${aruba}DS_9000Series.pdf
HPE Aruba          | 9240                      | https://www.hpe.com/us/en/collaterals/collateral.a50004272enw.html
HPE Aruba          | AP-51                     | ${aruba}DS_AP510Series.pdf
HPE Aruba          | AP-53                     | ${aruba}DS_AP530Series.pdf
HPE Aruba          | AP-55                     | ${aruba}DS_AP550Series.pdf
HPE Aruba          | AP-57                     | ${aruba}DS_AP570Series.pdf
HPE Aruba          | AP-63                     | ${aruba}DS_AP630Series.pdf
Arista             | CCS-710P                  | ${arista}CCS-710P-Datasheet.pdf
Arista             | CCS-720XP                 | ${arista}CCS-720XP-Datasheet.pdf
Arista             | DCS-7050SX3               | ${arista}7050X3-Datasheet.pdf
Arista             | DCS-7050CX3               | ${arista}7050X3-Datasheet.pdf
Arista             | DCS-7050TX3               | ${arista}7050X3-Datasheet.pdf
Arista             | DCS-7280SR3               | https://www.arista.com/en/products/7280r3-series
Arista             | AP-C360                   | ${arista}Arista-C-360-Datasheet.pdf
Arista             | DCS-7050DX4               | https://www.arista.com/en/products/7050x4-series
Arista             | DCS-7060DX5               | https://www.arista.com/en/products/7060x5-series
Fortinet           | FortiSwitch               | ${fortinetSheets}FortiSwitch_Secure_Access_Series.pdf
Fortinet           | FortiSwitch 1024E         | ${fortinetSheets}FortiSwitch_Data_Center_Series.pdf
Fortinet           | FortiSwitch 1048E         | ${fortinetSheets}FortiSwitch_Data_Center_Series.pdf
Fortinet           | FortiSwitch 2048F         | ${fortinetSheets}FortiSwitch_Data_Center_Series.pdf
Fortinet           | FortiSwitch 3032E         | ${fortinetSheets}FortiSwitch_Data_Center_Series.pdf
Fortinet           | FortiGate                 | ${fortinetSheets}Fortinet_Product_Matrix.pdf
Fortinet           | FortiGate 40F             | ${fortinet}fortigate-fortiwifi-40f-series
Fortinet           | FortiGate 60F             | ${fortinet}fortigate-fortiwifi-60f-series
Fortinet           | FortiGate 80F             | ${fortinet}fortigate-fortiwifi-80f-series
Fortinet           | FortiGate 100F            | ${fortinet}fortigate-100f-series
Fortinet           | FortiGate 200F            | ${fortinet}fortigate-200f-series
Fortinet           | FortiGate 200G            | ${fortinet}fortigate-200g-series
Fortinet           | FortiGate 400F            | ${fortinet}fortigate-400f-series
Palo Alto Networks | PA-4                      | ${paloAlto}pa-400-series
Palo Alto Networks | PA-14                     | ${paloAlto}pa-1400-series
Palo Alto Networks | PA-34                     | ${paloAlto}pa-3400-series
Palo Alto Networks | PA-54                     | ${paloAlto}pa-5400-series
Sophos             | XGS                       | https://www.sophos.com/en-us/products/next-gen-firewall/tech-specs
Ubiquiti           | Switch Lite 8 PoE         | ${ubiquiti}switching/usw-lite-8-poe
Ubiquiti           | Switch Lite 16 PoE        | ${ubiquiti}switching/usw-lite-16-poe
Ubiquiti           | Switch 24 PoE             | ${ubiquiti}switching/usw-24-poe
Ubiquiti           | Switch 48 PoE             | ${ubiquiti}switching/usw-48-poe
Ubiquiti           | Switch Pro 24 PoE         | ${ubiquiti}switching/usw-pro-24-poe
Ubiquiti           | Switch Pro 48 PoE         | ${ubiquiti}switching/usw-pro-48-poe
Ubiquiti           | Switch Pro Max 16 PoE     | ${ubiquiti}switching/usw-pro-max-16-poe
Ubiquiti           | Switch Pro Max 24 PoE     | ${ubiquiti}switching/usw-pro-max-24-poe
Ubiquiti           | Switch Pro Max 48 PoE     | ${ubiquiti}switching/usw-pro-max-48-poe
Ubiquiti           | Switch Pro HD 24 PoE      | https://store.ui.com/us/en/category/switching-professional-max-xg/products/usw-pro-hd-24-poe
Ubiquiti           | Switch Aggregation        | ${ubiquiti}switching/usw-aggregation
Ubiquiti           | Switch Pro Aggregation    | ${ubiquiti}switching/usw-pro-aggregation
Ubiquiti           | U6 Enterprise             | ${ubiquiti}wifi/u6-enterprise
Ubiquiti           | U7 Lite                   | ${ubiquiti}wifi/u7-lite
Ubiquiti           | U7 Pro                    | ${ubiquiti}wifi/u7-pro
Ubiquiti           | U7 Pro Max                | ${ubiquiti}wifi/u7-pro-max
Ubiquiti           | U7 Pro Outdoor            | ${ubiquiti}wifi/u7-pro-outdoor
Ubiquiti           | U7 Pro XG                 | ${ubiquiti}wifi/u7-pro-xg
Ubiquiti           | U7 Pro XGS                | ${ubiquiti}wifi/u7-pro-xgs
Ubiquiti           | Dream Machine Pro         | ${ubiquiti}cloud-gateways/udm-pro
Ubiquiti           | Dream Machine Pro Max     | ${ubiquiti}cloud-gateways/udm-pro-max
Ubiquiti           | UniFi Cloud Gateway Ultra | ${ubiquiti}cloud-gateways/ucg-ultra
Ubiquiti           | UniFi Cloud Gateway Max   | ${ubiquiti}cloud-gateways/ucg-max
Ubiquiti           | UniFi Cloud Gateway Fiber | ${ubiquiti}cloud-gateways/ucg-fiber
Ubiquiti           | Switch Pro 8 PoE          | ${ubiquiti}switching/usw-pro-8-poe
Ubiquiti           | Switch Enterprise 8 PoE   | ${ubiquiti}switching/usw-enterprise-8-poe
Ubiquiti           | Switch Enterprise 24 PoE  | ${ubiquiti}switching/usw-enterprise-24-poe
Ubiquiti           | Switch Enterprise 48 PoE  | ${ubiquiti}switching/usw-enterprise-48-poe
Ubiquiti           | Switch Pro XG 8 PoE       | ${ubiquiti}switching/usw-pro-xg-8-poe
Ubiquiti           | U6+                       | ${ubiquiti}wifi/u6-plus
Ubiquiti           | U6 Pro                    | ${ubiquiti}wifi/u6-pro
Ubiquiti           | U6 Long-Range             | ${ubiquiti}wifi/u6-lr
Ubiquiti           | U7 Outdoor                | ${ubiquiti}wifi/u7-outdoor
Ubiquiti           | E7                        | ${ubiquiti}wifi/e7
MikroTik           | hEX                       | ${mikrotik}RB750Gr3
MikroTik           | L009UiGS-RM               | ${mikrotik}l009uigs_rm
MikroTik           | RB4011iGS+RM              | ${mikrotik}rb4011igs_rm
MikroTik           | RB5009UG+S+IN             | ${mikrotik}rb5009ug_s_in
MikroTik           | RB5009UPr+S+IN            | ${mikrotik}rb5009ups
MikroTik           | CCR2004-16G-2S+           | ${mikrotik}ccr2004_16g_2splus
MikroTik           | CCR2116-12G-4S+           | ${mikrotik}ccr2116_12g_4splus
MikroTik           | CCR2216-1G-12XS-2XQ       | ${mikrotik}ccr2216_1g_12xs_2xq
MikroTik           | CRS112-8P-4S-IN           | ${mikrotik}crs112_8p_4s_in
MikroTik           | CRS309-1G-8S+IN           | ${mikrotik}crs309_1g_8s_in
MikroTik           | CRS317-1G-16S+RM          | ${mikrotik}crs317_1g_16s_rm
MikroTik           | CRS326-24G-2S+RM          | ${mikrotik}crs326_24g_2s_rm
MikroTik           | CRS328-24P-4S+RM          | ${mikrotik}crs328_24p_4s_rm
MikroTik           | CRS418-8P-8G-2S+RM        | ${mikrotik}crs418_8p_8g_2s_rm
MikroTik           | CRS504-4XQ-IN             | ${mikrotik}crs504_4xq_in
MikroTik           | CRS520-4XS-16XQ-RM        | ${mikrotik}crs520_4xs_16xq_rm
MikroTik           | cAP ax                    | ${mikrotik}cap_ax
MikroTik           | CCR2004-1G-12S+2XS        | ${mikrotik}ccr2004_1g_12s_2xs
MikroTik           | CRS312-4C+8XG-RM          | ${mikrotik}crs312_4c_8xg_rm
MikroTik           | CRS326-24S+2Q+RM          | ${mikrotik}crs326_24s_2q_rm
MikroTik           | CRS354-48P-4S+2Q+RM       | ${mikrotik}crs354_48p_4s_2q_rm
MikroTik           | CRS510-8XS-2XQ-IN         | ${mikrotik}crs510_8xs_2xq_in
MikroTik           | CRS518-16XS-2XQ-RM        | ${mikrotik}crs518_16xs_2xq
Extreme Networks   | 5                         | ${extreme}
Extreme Networks   | 7520                      | ${extreme}
Extreme Networks   | 7720                      | ${extreme}/7720
Ruckus             | ICX                       | ${ruckus}ethernet-switches/
Ruckus             | R350                      | ${ruckus}wireless-access-points/r350/
Ruckus             | R650                      | ${ruckus}wireless-access-points/r650/
Ruckus             | R670                      | ${ruckus}wireless-access-points/r670/
Ruckus             | R750                      | ${ruckus}wireless-access-points/r750/
Ruckus             | R760                      | ${ruckus}wireless-access-points/r760/
Ruckus             | R770                      | ${ruckus}wireless-access-points/r770/
Ruckus             | T750                      | ${ruckus}wireless-access-points/t750/
TP-Link            | EAP670                    | ${tpLink}omada-wifi-access-point/eap670/
Dell               | PowerEdge R660            | ${dell}poweredge-r660-spec-sheet.pdf
Dell               | PowerEdge R760            | ${dell}poweredge-r760-spec-sheet.pdf
Dell               | PowerEdge R760xs          | ${dell}poweredge-r760xs-spec-sheet.pdf
Dell               | PowerEdge R6625           | ${dell}poweredge-r6625-spec-sheet.pdf
Dell               | PowerEdge R7625           | ${dell}poweredge-r7625-spec-sheet.pdf
SonicWall          | TZ                        | https://www.sonicwall.com/products/firewalls
SonicWall          | NSa                       | https://www.sonicwall.com/products/firewalls
Huawei             | S                         | https://e.huawei.com/en/products/switches
Huawei             | CloudEngine               | https://e.huawei.com/en/products/switches
Huawei             | AirEngine                 | https://e.huawei.com/en/products/wlan
Netgear            |                           | https://www.netgear.com/business/wired/switches/
Netgear            | WAX                       | https://www.netgear.com/business/wifi/access-points/
Supermicro         | AS-1114S-WN10RT           | https://www.supermicro.com/en/Aplus/system/1U/1114/AS-1114S-WN10RT.cfm
Supermicro         | SYS-510D-8C-FN6P          | https://www.supermicro.com/en/products/system/iot/1u/sys-510d-8c-fn6p
Supermicro         | SYS-121C-TN10R            | https://www.supermicro.com/en/products/system/clouddc/1u/sys-121c-tn10r
Supermicro         | SYS-621C-TN12R            | https://www.supermicro.com/en/products/system/clouddc/2u/sys-621c-tn12r
Lenovo             | ThinkSystem SR630 V3      | https://lenovopress.lenovo.com/lp1600
Lenovo             | ThinkSystem SR650 V3      | https://lenovopress.lenovo.com/lp1601
`;
