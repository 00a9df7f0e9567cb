const routing = 'ospfv2 ospfv3 bgp bfd pim vrf evpn-vxlan';
const inspection = 'ids-ips url-filter';

/**
 * What is bought with a model beside it: category, maker, what the model begins with, kind, part number, name, US dollars at list,
 * `y` where it is paid each year, and the capabilities for which alone it is bought.
 *
 * In a part number `{part}` is the device's own, `{series}` what comes before its first hyphen and `{tail}` what comes after it,
 * `{stem}` the last word of the model, `{ports}` its access ports, `{class}` Juniper's class for so many, `{code}` the four places by which Fortinet numbers its models.
 * A sum is in dollars, in per cent of the device's list price, or `row`: the yearly licence of the device's own row. Part
 * numbers follow the makers' schemes; which of them a reseller quotes can differ, so that all lines are estimates.
 * Supplies: the device-type library's modules, and of SRX1600 and SRX2300 Juniper's hardware guides, by which they come with one. Makers whose clients for remote access need
 * no licence have no line for them; Cisco asks for Secure Client on routers as on firewalls, SonicWall for each user of its SSL VPN.
 * `2 x` before a kind is two of them for a device, `each 25 users` after it one for so many remote users; `with support` says that the maker's support is part of it, and not bought beside it. An antenna whose part number is not known is named after the device; each
 * model with connectors for antennas has one, since it radiates nothing without.
 */
export const lineRules = `
switch   | Cisco              | Catalyst 9200        | licence      | {series}-DNA-E-{ports}-3Y    | Cisco DNA Essentials, 3-year term       | 5%   | y |
switch   | Cisco              | Catalyst 9200        | licence      | {series}-NW-A-{ports}        | Network Advantage                       | 35%  |   | ${routing}
switch   | Cisco              | Catalyst 9300        | licence      | {series}-DNA-E-{ports}-3Y    | Cisco DNA Essentials, 3-year term       | 4%   | y |
switch   | Cisco              | Catalyst 9300        | licence      | {series}-NW-A-{ports}        | Network Advantage                       | 30%  |   | ${routing}
switch   | Cisco              | Catalyst 9300-48P    | module       | C9300-NM-8X                  | Network module, 8 x 10 Gbit/s           | 2600 |   |
switch   | Cisco              | Catalyst 9500        | licence      | {series}-DNA-{tail}-E-3Y     | Cisco DNA Essentials, 3-year term       | 4%   | y |
switch   | Cisco              | Catalyst 9500        | licence      | {series}-NW-A                | Network Advantage                       | 25%  |   | ${routing}
switch   | Cisco              | Catalyst 9           | support      | CON-SNT-{part}               | Smart Net Total Care 8x5 NBD            | 8%   | y |
switch   | Cisco              | Catalyst IE          | licence      | {series}-NW-A                | Network Advantage                       | 30%  |   | ${routing}
switch   | Cisco              | Catalyst IE          | support      | CON-SNT-{part}               | Smart Net Total Care 8x5 NBD            | 8%   | y |
switch   | Cisco              | Catalyst 9200L-24T   | power-supply | PWR-C5-125WAC/2              | 125 W supply, second                    | 500  |   |
switch   | Cisco              | Catalyst 9200L-48T   | power-supply | PWR-C5-125WAC/2              | 125 W supply, second                    | 500  |   |
switch   | Cisco              | Catalyst 9200L-24P   | power-supply | PWR-C5-600WAC/2              | 600 W supply, second                    | 950  |   |
switch   | Cisco              | Catalyst 9200L-48P   | power-supply | PWR-C5-1KWAC/2               | 1 kW supply, second                     | 1450 |   |
switch   | Cisco              | Catalyst 9300-48P    | power-supply | PWR-C1-715WAC-P/2            | 715 W supply, second                    | 1250 |   |
switch   | Cisco              | Catalyst 9300X       | power-supply | PWR-C1-715WAC-P/2            | 715 W supply, second                    | 1250 |   |
switch   | Cisco              | Catalyst 9300L-48P   | power-supply | PWR-C1-715WAC-P/2            | 715 W supply, second                    | 1250 |   |
switch   | Cisco              | Catalyst 9300L-24U   | power-supply | PWR-C1-1100WAC-P/2           | 1,100 W supply, second                  | 1950 |   |
switch   | Cisco              | Catalyst 9300L-48U   | power-supply | PWR-C1-1100WAC-P/2           | 1,100 W supply, second                  | 1950 |   |
switch   | Cisco              | Catalyst 9300LM-24   | power-supply | PWR-C6-600WAC/2              | 600 W supply, second                    | 950  |   |
switch   | Cisco              | Catalyst 9300LM-48   | power-supply | PWR-C6-1KWAC/2               | 1 kW supply, second                     | 1450 |   |
switch   | Cisco              | Catalyst 9500-16X    | power-supply | PWR-C4-950WAC-R/2            | 950 W supply, second                    | 1850 |   |
switch   | Cisco              | Catalyst 9500-40X    | power-supply | PWR-C4-950WAC-R/2            | 950 W supply, second                    | 1850 |   |
switch   | Cisco              | Catalyst 9500-24Y4C  | power-supply | C9K-PWR-650WAC-R/2           | 650 W supply, second                    | 1650 |   |
switch   | Cisco              | Catalyst 9500-48Y4C  | power-supply | C9K-PWR-650WAC-R/2           | 650 W supply, second                    | 1650 |   |
switch   | Cisco              | Catalyst 9500-32C    | power-supply | C9K-PWR-1600WAC-R/2          | 1,600 W supply, second                  | 2950 |   |
switch   | Cisco              | Catalyst 9500X       | power-supply | C9K-PWR-1500WAC-R/2          | 1,500 W supply, second                  | 2950 |   |
switch   | Cisco              | Meraki MS            | licence with support | LIC-{stem}-1YR               | Meraki licence with support             | row  | y |
switch   | Cisco              | Nexus                | licence      | C1E1TN9300XF-3Y              | DCN Essentials, 3-year term             | 7%   | y | ospfv2 ospfv3 bgp bfd pim vrf evpn-vxlan
switch   | Cisco              | Nexus                | support      | CON-SNT-{part}               | Smart Net Total Care 8x5 NBD            | 8%   | y |
switch   | Juniper            | EX2300               | licence      | EX-{ports}-EFL               | Enhanced Feature License                | 40%  |   | ospfv2 ospfv3 bfd vrrp pim
switch   | Juniper            | EX3400               | licence      | EX-{ports}-EFL               | Enhanced Feature License                | 30%  |   | ospfv2 ospfv3 bfd vrrp pim
switch   | Juniper            | EX3400               | licence      | EX-{ports}-AFL               | Advanced Feature License                | 60%  |   | bgp
switch   | Juniper            | EX41                 | licence      | S-EX-A-C{class}-P            | EX Advanced, perpetual                  | 20%  |   | ospfv2 ospfv3 bfd vrrp pim vrf
switch   | Juniper            | EX41                 | licence      | S-EX-P-C{class}-P            | EX Premium, perpetual                   | 30%  |   | bgp evpn-vxlan
switch   | Juniper            | EX44                 | licence      | S-EX-A-C{class}-P            | EX Advanced, perpetual                  | 20%  |   | ospfv2 ospfv3 bfd vrrp pim vrf
switch   | Juniper            | EX44                 | licence      | S-EX-P-C{class}-P            | EX Premium, perpetual                   | 30%  |   | bgp evpn-vxlan
switch   | Juniper            | EX46                 | licence      | {series}-AFL                 | Advanced Feature License                | 35%  |   | bgp evpn-vxlan
switch   | Juniper            | EX                   | support      | SVC-ND-{part}                | Juniper Care Next-Day                   | 8%   | y |
switch   | Juniper            | QFX                  | licence      | S-QFX5K-C1-A1-P              | QFX Advanced 1, perpetual               | 25%  |   | bgp evpn-vxlan
switch   | Juniper            | QFX                  | support      | SVC-ND-{part}                | Juniper Care Next-Day                   | 8%   | y |
switch   | Juniper            | EX3400               | power-supply | JPSU-920-AC-AFO              | 920 W supply, second                    | 1300 |   |
switch   | Juniper            | EX4100-24T           | power-supply | JPSU-150-AC-AFO              | 150 W supply, second                    | 500  |   |
switch   | Juniper            | EX4100-48T           | power-supply | JPSU-150-AC-AFO              | 150 W supply, second                    | 500  |   |
switch   | Juniper            | EX4100-24P           | power-supply | JPSU-920-AC-AFO              | 920 W supply, second                    | 1300 |   |
switch   | Juniper            | EX4100-48P           | power-supply | JPSU-920-AC-AFO              | 920 W supply, second                    | 1300 |   |
switch   | Juniper            | EX4100-24MP          | power-supply | JPSU-920-AC-AFO              | 920 W supply, second                    | 1300 |   |
switch   | Juniper            | EX4100-48MP          | power-supply | JPSU-920-AC-AFO              | 920 W supply, second                    | 1300 |   |
switch   | Juniper            | EX4400-24X           | power-supply | JPSU-550-C-AC-AFO            | 550 W supply, second                    | 1100 |   |
switch   | Juniper            | EX4400-24P           | power-supply | JPSU-1050-C-AC-AFO           | 1,050 W supply, second                  | 1500 |   |
switch   | Juniper            | EX4400-24MP          | power-supply | JPSU-1050-C-AC-AFO           | 1,050 W supply, second                  | 1500 |   |
switch   | Juniper            | EX4400-48P           | power-supply | JPSU-1600-C-AC-AFO           | 1,600 W supply, second                  | 1900 |   |
switch   | Juniper            | EX4400-48MP          | power-supply | JPSU-1600-C-AC-AFO           | 1,600 W supply, second                  | 1900 |   |
switch   | Juniper            | QFX5120              | power-supply | JPSU-650W-AC-AFO             | 650 W supply, second                    | 1200 |   |
switch   | Juniper            | EX44                 | rail         | EX-4PST-RMK                  | Rails for a rack of four posts          | 300  |   |
switch   | HPE Aruba          | 6200M 24G 4SFP+      | power-supply | JL085A                       | 250 W supply, second                    | 450  |   |
switch   | HPE Aruba          | 6200M 36G            | power-supply | JL087A                       | 1,050 W supply, second                  | 1300 |   |
switch   | HPE Aruba          | 6200M 48G            | power-supply | JL087A                       | 1,050 W supply, second                  | 1300 |   |
switch   | HPE Aruba          | 6300M 24SFP+         | power-supply | JL085A                       | 250 W supply, second                    | 450  |   |
switch   | HPE Aruba          | 6300M 24G            | power-supply | JL087A                       | 1,050 W supply, second                  | 1300 |   |
switch   | HPE Aruba          | 6300M 48G            | power-supply | JL087A                       | 1,050 W supply, second                  | 1300 |   |
switch   | HPE Aruba          | 6300M 24SR5          | power-supply | JL087A                       | 1,050 W supply, second                  | 1300 |   |
switch   | HPE Aruba          | 6300M 48SR5          | power-supply | JL670A                       | 1,600 W supply, second                  | 1900 |   |
switch   | HPE Aruba          | 6                    | support      | {part} Foundation Care NBD   | Foundation Care next business day       | 8%   | y |
switch   | HPE Aruba          | 8                    | support      | {part} Foundation Care NBD   | Foundation Care next business day       | 8%   | y |
switch   | HPE Aruba          | CX                   | support      | {part} Foundation Care NBD   | Foundation Care next business day       | 8%   | y |
switch   | Arista             | CCS                  | licence      | LIC-FIX-1-E                  | Enhanced software, group 1              | 20%  |   | ospfv2 ospfv3 bgp bfd pim vrf
switch   | Arista             | CCS                  | licence      | LIC-FIX-1-V2                 | Virtualisation software, group 1        | 20%  |   | evpn-vxlan
switch   | Arista             | DCS                  | licence      | LIC-FIX-2-E                  | Enhanced software, group 2              | 20%  |   | ospfv2 ospfv3 bgp bfd pim vrf
switch   | Arista             | DCS                  | licence      | LIC-FIX-2-V2                 | Virtualisation software, group 2        | 20%  |   | evpn-vxlan
switch   | Arista             |                      | support      | SVC-{part}-1M-NB             | A-Care next business day                | 8%   | y |
switch   | Extreme Networks   | 5320                 | licence      | 5320-PRMR-LIC-P              | Premier, perpetual                      | 25%  |   | ${routing}
switch   | Extreme Networks   | 5420                 | licence      | 5420-PRMR-LIC-P              | Premier, perpetual                      | 25%  |   | ${routing}
switch   | Extreme Networks   | 5520                 | licence      | 5520-PRMR-LIC-P              | Premier, perpetual                      | 25%  |   | ${routing}
switch   | Extreme Networks   | 7                    | licence      | {series}-PRMR-LIC-P          | Premier, perpetual                      | 20%  |   | ${routing}
switch   | Extreme Networks   | X440                 | licence      | 16539                        | ExtremeXOS Advanced Edge                | 900  |   | ospfv2 ospfv3 vrrp pim
switch   | Extreme Networks   |                      | support      | 97004-{part}                 | ExtremeWorks next business day          | 8%   | y |
switch   | Ruckus             | ICX 7150             | licence      | ICX7150-PREM-LIC             | Layer 3 premium                         | 700  |   | ospfv2 ospfv3 vrrp pim
switch   | Ruckus             | ICX 7850             | licence      | ICX7850-PREM-LIC             | Layer 3 premium                         | 3500 |   | bgp vrf
switch   | Fortinet           | FortiSwitch 24       | licence      | FS-SW-LIC-200                | Advanced features, 200 series           | 600  |   | ospfv2 vrrp
switch   | Fortinet           | FortiSwitch 4        | licence      | FS-SW-LIC-400                | Advanced features, 400 series           | 900  |   | ospfv2 bgp bfd vrrp
switch   | Fortinet           | FortiSwitch M4       | licence      | FS-SW-LIC-400                | Advanced features, 400 series           | 900  |   | ospfv2 bgp bfd vrrp
switch   | Fortinet           | FortiSwitch 6        | licence      | FS-SW-LIC-600                | Advanced features, 600 series           | 1500 |   | ospfv2 bgp bfd vrrp
switch   | Fortinet           | FortiSwitch 10       | licence      | FS-SW-LIC-1000               | Advanced features, 1000 series          | 2500 |   | ospfv2 bgp bfd vrrp vrf
switch   | Fortinet           | FortiSwitch 2048     | licence      | FS-SW-LIC-2000               | Advanced features, 2000 series          | 3500 |   | ospfv2 bgp bfd vrrp vrf
switch   | Fortinet           | FortiSwitch 3032     | licence      | FS-SW-LIC-3000               | Advanced features, 3000 series          | 4500 |   | ospfv2 bgp bfd vrrp vrf
switch   | Fortinet           |                      | support      | FC-10-{part}-247-02-12       | FortiCare Premium                       | 10%  | y |
switch   | Dell               |                      | support      | {part} ProSupport NBD        | ProSupport next business day            | 7%   | y |
switch   | Huawei             |                      | support      | {part} Hi-Care Basic         | Hi-Care Basic                           | 6%   | y |
router   | Cisco              | ASR                  | licence      | {series}-ADV                 | Advanced IP Services, a year            | row  | y |
router   | Cisco              | Catalyst 8           | licence      | DNA-P-T1-E-3Y                | Cisco DNA Essentials, 3-year term       | row  | y |
router   | Cisco              | Catalyst 8           | licence      | DNA-HSEC-K9                  | Encryption beyond 250 Mbit/s (HSEC)     | 900  |   | ipsec
router   | Cisco              | ISR 4                | licence      | SL-4300-SEC-K9               | Security                                | 1100 |   | stateful-firewall ipsec ssl-vpn
router   | Cisco              | ISR C1111            | licence      | SL-1100-4P-SEC               | Security                                | 350  |   | stateful-firewall ipsec ssl-vpn
router   | Cisco              | Catalyst 8300-1N1S   | power-supply | PWR-CC1-250WAC/2             | 250 W supply, second                    | 800  |   |
router   | Cisco              | Catalyst 8300-2N2S   | power-supply | PWR-CC1-650WAC/2             | 650 W supply, second                    | 1400 |   |
router   | Cisco              | Catalyst 8500L       | power-supply | PWR-CH1-400WAC/2             | 400 W supply, second                    | 900  |   |
router   | Cisco              | ASR                  | licence each 25 users | L-AC-PLS-1Y-S1               | Secure Client Advantage, 25 users       | 175  | y | ssl-vpn
router   | Cisco              | Catalyst 8           | licence each 25 users | L-AC-PLS-1Y-S1               | Secure Client Advantage, 25 users       | 175  | y | ssl-vpn
router   | Cisco              | ISR                  | licence each 25 users | L-AC-PLS-1Y-S1               | Secure Client Advantage, 25 users       | 175  | y | ssl-vpn
router   | Cisco              | ISR                  | support      | CON-SNT-{part}               | Smart Net Total Care 8x5 NBD            | row  | y |
router   | Cisco              | Catalyst 8           | support      | CON-SNT-{part}               | Smart Net Total Care 8x5 NBD            | 8%   | y |
router   | Cisco              | ASR                  | support      | CON-SNT-{part}               | Smart Net Total Care 8x5 NBD            | 8%   | y |
router   | Cisco              | NCS                  | support      | CON-SNT-{part}               | Smart Net Total Care 8x5 NBD            | 8%   | y |
router   | Juniper            | ACX                  | licence      | S-ACX-400G-A1-P              | ACX Advanced, perpetual                 | 30%  |   | vrf evpn-vxlan
router   | Juniper            | MX                   | licence      | S-MX-4C-A1-P                 | MX Advanced, perpetual                  | 30%  |   | evpn-vxlan nat
router   | Juniper            | PTX                  | licence      | S-PTX10K-100G-A1-P           | PTX Advanced, perpetual                 | 25%  |   | vrf evpn-vxlan
router   | Juniper            | Session Smart        | licence      | S-SSR-250M-S-1               | Session Smart Routing, a year           | 35%  | y |
router   | Juniper            |                      | support      | SVC-ND-{part}                | Juniper Care Next-Day                   | 8%   | y |
router   | HPE Aruba          | EdgeConnect          | licence      | EdgeConnect Advanced, 1 year | EdgeConnect Advanced                    | row  | y |
router   | HPE Aruba          | EdgeConnect          | support      | {part} Foundation Care NBD   | Foundation Care next business day       | 8%   | y |
router   | Arista             | AWE                  | licence      | LIC-AWE-1M                   | WAN routing                             | row  | y |
router   | Arista             |                      | support      | SVC-{part}-1M-NB             | A-Care next business day                | 8%   | y |
firewall | Fortinet           |                      | support      | FC-10-{code}-247-02-12       | FortiCare Premium                       | 15%  | y |
firewall | Fortinet           |                      | licence with support | FC-10-{code}-950-02-12       | Unified Threat Protection               | row  | y | ${inspection}
firewall | Fortinet           | FortiGate 40F        | rail         | SP-RACKTRAY-02               | Rack tray                               | 180  |   |
firewall | Fortinet           | FortiGate 60F        | rail         | SP-RACKTRAY-02               | Rack tray                               | 180  |   |
firewall | Fortinet           | FortiGate 80F        | rail         | SP-RACKTRAY-02               | Rack tray                               | 180  |   |
firewall | Fortinet           | FortiGate 7081F      | module       | FIM-7921F                    | Second interface module                 | 100000 |  |
firewall | Fortinet           | FortiGate 7081F      | 5 x module   | FPM-7620F                    | Processor module, beside the first      | 130000 |  |
firewall | Palo Alto Networks |                      | support      | PAN-SVC-PREM-{tail}          | Premium support                         | 16%  | y |
firewall | Palo Alto Networks |                      | licence      | {part}-BND-CORESEC           | Core Security subscription bundle       | row  | y | ${inspection}
firewall | Palo Alto Networks | PA-4                 | rail         | PAN-PA-400-RACKTRAY          | Rack tray                               | 250  |   |
firewall | Cisco              | Firepower            | licence      | L-{series}T-TMC-1Y           | Threat, malware and URL                 | row  | y | ${inspection}
firewall | Cisco              | Secure Firewall      | licence      | L-{series}T-TMC-1Y           | Threat, malware and URL                 | row  | y | ${inspection}
firewall | Cisco              | Firepower            | support      | CON-SNT-{part}               | Smart Net Total Care 8x5 NBD            | 8%   | y |
firewall | Cisco              | Secure Firewall      | support      | CON-SNT-{part}               | Smart Net Total Care 8x5 NBD            | 8%   | y |
firewall | Cisco              | Firepower            | licence each 25 users | L-AC-PLS-1Y-S1               | Secure Client Advantage, 25 users       | 175  | y | ssl-vpn
firewall | Cisco              | Secure Firewall      | licence each 25 users | L-AC-PLS-1Y-S1               | Secure Client Advantage, 25 users       | 175  | y | ssl-vpn
firewall | Juniper            |                      | licence each 25 users | S-RA3-25CCU-S-1              | Secure Connect, 25 users                | 900  | y | ssl-vpn
firewall | SonicWall          |                      | licence each 5 users | 01-SSC-8630                  | SSL VPN, 5 users                        | 195  |   | ssl-vpn
firewall | Juniper            | SRX1600              | power-supply | JPSU-450W-AC                | 450 W supply, second                    | 900  |   |
firewall | Juniper            | SRX2300              | power-supply | JPSU-450W-AC                | 450 W supply, second                    | 900  |   |
firewall | Cisco              | Secure Firewall 311  | power-supply | FPR3K-PWR-AC-400             | 400 W supply, second                    | 1100 |   |
firewall | Cisco              | Secure Firewall 312  | power-supply | FPR3K-PWR-AC-400             | 400 W supply, second                    | 1100 |   |
firewall | Cisco              | Meraki MX            | licence with support | LIC-{stem}-SEC-1YR           | Advanced Security licence with support  | row  | y |
firewall | Juniper            |                      | licence      | S-{series}-P1-1              | Premium 1: IPS, URL filter, antivirus   | row  | y | ${inspection}
firewall | Juniper            |                      | support      | SVC-ND-{part}                | Juniper Care Next-Day                   | 8%   | y |
firewall | SonicWall          |                      | licence with support | {part} EPSS, 1 year          | Essential Protection Service Suite      | row  | y |
firewall | Sophos             |                      | licence with support | {part} Xstream, 1 year       | Xstream Protection                      | row  | y |
wlan-controller | Cisco       | Catalyst 9800-40     | power-supply | C9800-AC-750W-R/2            | 750 W supply, second                    | 1700 |   |
wlan-controller | Cisco       |                      | support      | CON-SNT-{part}               | Smart Net Total Care 8x5 NBD            | 8%   | y |
wlan-controller | HPE Aruba   |                      | support      | {part} Foundation Care NBD   | Foundation Care next business day       | 8%   | y |
wlan-controller | Ruckus      |                      | support      | {part} WatchDog, 1 year      | WatchDog support                        | 8%   | y |
wlan-controller | Huawei      |                      | support      | {part} Hi-Care Basic         | Hi-Care Basic                           | 6%   | y |
ap       | Cisco              | Catalyst             | licence      | AIR-DNA-E-3Y                 | Cisco DNA Essentials, 3-year term       | row  | y |
ap       | Cisco              | Meraki               | licence with support | LIC-ENT-1YR                  | Meraki enterprise licence               | row  | y |
ap       | Cisco              | Wireless             | licence with support | LIC-CW-E                     | Cisco wireless essentials subscription  | row  | y |
ap       | Juniper            |                      | licence with support | SUB-1S-1Y                    | Mist subscription, 1 service            | row  | y |
ap       | Arista             |                      | licence with support | SS-COGWIFI-1Y                | Cognitive Wi-Fi subscription, 1 year    | 150  | y |
ap       | Ruckus             |                      | controller-licence | L09-0001-SG00          | SmartZone licence for an access point   | 120  |   |
ap       | HPE Aruba          |                      | controller-licence | JW472AAE               | Controller licence for an access point  | 105  |   |
ap       | HPE Aruba          |                      | controller-licence | JW473AAE               | Policy enforcement for an access point  | 105  |   |
ap       | Extreme Networks   |                      | licence with support | XIQ-PIL-S-C-EW               | ExtremeCloud IQ Pilot                   | 110  | y |
ap       | Cisco              | Catalyst 9120AXE     | antenna      | AIR-ANT2566P4W-R             | Patch antenna, 4 leads                  | 395  |   |
ap       | Cisco              | Meraki MR86          | 2 x antenna  | MA-ANT-25                    | Patch antenna, 2 leads                  | 349  |   |
ap       | Cisco              | Wireless CW9163E     | antenna      | CW-ANT-D1-NS-00              | Directional antenna                     | 695  |   |
ap       | HPE Aruba          | AP-514               | antenna      | AP-ANT-48                    | Antenna of 60° x 60°, 4 leads           | 495  |   |
ap       | HPE Aruba          | AP-534               | antenna      | AP-ANT-48                    | Antenna of 60° x 60°, 4 leads           | 495  |   |
ap       | HPE Aruba          | AP-574               | antenna      | ANT-4x4-D608                 | Antenna of 60° x 60°, outdoors, 4 leads | 695  |   |
ap       | Juniper            | Mist AP45E           | antenna      | {part} antenna               | Directional antenna                     | 450  |   |
ap       | Fortinet           | FortiAP 233G         | antenna      | {part} antenna               | Directional antenna                     | 350  |   |
ap       | Fortinet           | FortiAP 432G         | antenna      | {part} antenna               | Directional antenna, outdoors           | 650  |   |
ap       | Fortinet           | FortiAP 433G         | antenna      | {part} antenna               | Directional antenna                     | 450  |   |
ap       | Extreme Networks   | AP305CX              | antenna      | {part} antenna               | Directional antenna                     | 350  |   |
`;
