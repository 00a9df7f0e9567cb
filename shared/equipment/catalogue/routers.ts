import { deviceTable } from './table/device-table.ts';

const branch = 'WAN edge of a branch';
const headEnd = 'WAN edge of a headquarters or a provider';

/**
 * Routers for the edge of a site. `fwd` is routed traffic with the usual services on; `remote` the tunnels of people at the same time, of
 * which makers state little: an estimate by the IPsec that the model does, and unknown where it ends none. `aps` of MikroTik
 * is an estimate of what the processor bears: its manual (RouterOS, “CAPsMAN”) says that access points are unlimited, on any of its devices.
 */
export const routers = [
  ...deviceTable(
    { category: 'router', manufacturer: 'Cisco', use: branch },
    `
model                   | part            | ports                                      | fwd  | ipsec | remote | layer | ru | psu | watt | kg    | air            | usd     | usd/y | year  | last sale   | last support | use
ASR 1001-HX             | ASR1001-HX      | 8x10G-SFP+, 8x1G-SFP, 1x1G-T mgmt          | *60  | ~16   | ~4000  | ~3    | 1  | 2   | ~400 | ~12   | front-to-rear  | ~42000  | ~2500 | ~2016 |             |              | ${headEnd}
Catalyst 8200-1N-4T     | C8200-1N-4T     | 2x1G-T, 2x1G-SFP up                        | ~3.8 | ~1    | ~500   | ~3    | 1  | 1   | ~45  | 4.54  | front-to-rear  | ~4100   | ~420  | ~2021 |             |              |
Catalyst 8200L-1N-4T    | C8200L-1N-4T    | *2x1G-T, 2x1G-SFP up                       | ~0.9 | ~0.5  | ~250   | ~3    | *1 | ~1  | ~40  | *4.54 | ~front-to-rear | ~2900   | ~350  | ~2021 |             |              |
Catalyst 8300-1N1S-4T2X | C8300-1N1S-4T2X | 4x1G-T, 2x10G-SFP+ up                      | ~18  | ~5    | ~2000  | ~3    | 1  | 2   | ~130 | 9     | front-to-rear  | ~14600  | ~1200 | ~2020 |             |              | ${headEnd}
Catalyst 8300-1N1S-6T   | C8300-1N1S-6T   | 4x1G-T, 2x1G-SFP up                        | ~1.9 | ~1.9  | ~1000  | ~3    | 1  | 2   | ~120 | 9     | front-to-rear  | ~9200   | ~800  | ~2020 |             |              |
Catalyst 8300-2N2S-4T2X | C8300-2N2S-4T2X | 4x1G-T, 2x10G-SFP+ up                      | ~19  | ~6    | ~2000  | ~3    | 2  | 2   | ~160 | 18    | front-to-rear  | ~19800  | ~1200 | ~2020 |             |              | ${headEnd}
Catalyst 8500-12X       | C8500-12X       | 12x10G-SFP+, 1x1G-T mgmt                   | ~118 | ~50   | ~8000  | ~3    | 1  | 2   | ~400 | 9.19  |                | ~58000  | ~4500 | ~2020 |             |              | ${headEnd}
Catalyst 8500-20X6C     | C8500-20X6C     | 20x10G-SFP+, 6x100G-QSFP28 up, 1x1G-T mgmt | ~400 | ~135  | ~8000  | ~3    | 3  | 4   | ~900 | 35.15 |                | ~145000 | ~9500 | ~2022 |             |              | ${headEnd}
Catalyst 8500L-8S4X     | C8500L-8S4X     | ~8x1G-SFP, 4x10G-SFP+ up, 1x1G-T mgmt      | ~20  | ~10   | ~4000  | ~3    | 1  | 2   | ~150 | 7.71  | front-to-rear  | ~29000  | ~2400 | ~2021 |             |              | ${headEnd}
ISR 4331                | ISR4331/K9      | 2x1G-SFP, 1x1G-T, 1x1G-T mgmt              | ~0.5 | ~0.3  | ~250   | ~3    | 1  | 1   | ~125 | ~6.2  |                | ~3600   | ~300  | ~2014 | ~2023-11-06 | ~2028-11-30  |
ISR 4451-X              | ISR4451-X/K9    | 4x1G-SFP, 1x1G-T mgmt                      | ~2   | ~1    | ~1000  | ~3    | 2  | 1   | ~158 | ~13   |                | ~18900  | ~700  | ~2013 | ~2023-11-06 | ~2028-11-30  | ${headEnd}
ISR C1111-4P            | C1111-4P        | *2x1G-T                                    | ~0.4 | ~0.25 | ~50    | ~3    | 1  | 1   | ~20  | 1.98  | passive        | ~900    | ~120  | ~2017 |             |              |
ISR C1111-8P            | C1111-8P        | *2x1G-T                                    | ~0.5 | ~0.25 | ~50    | ~3    | 1  | 1   | ~19  | 1.98  |                | ~1200   | ~120  | ~2017 |             |              |
`,
  ),
  ...deviceTable(
    { category: 'router', manufacturer: 'Juniper', use: headEnd },
    `
model                    | part              | ports                                        | fwd   | layer | ru | psu | watt | kg   | air            | usd    | year  | use
ACX7024                  | ACX7024           | *24x25G-SFP28, 4x100G-QSFP28 up, 1x1G-T mgmt | *360  | ~3    | *1 | *2  | ~250 |      | ~front-to-rear | ~21500 | ~2022 |
ACX7100-48L              | ACX7100-48L-AC-AO | 48x25G-SFP28, 6x400G-QSFP-DD up, 1x1G-T mgmt | *4800 | ~3    | 1  | 2   | ~600 | 9.32 | front-to-rear  | ~78000 | ~2021 |
MX204                    | MX204             | 8x10G-SFP+, 4x100G-QSFP28 up, 1x1G-T mgmt    | *400  | ~3    | 1  | 2   | ~400 | 10.5 | front-to-rear  | ~49000 | ~2017 |
Session Smart Router 120 | SSR120            | ~4x1G-T, 2x1G-SFP up                         | ~1.5  | ~3    | ~0 | ~1  | ~25  |      | ~passive       | ~1900  | ~2022 | ${branch}
`,
  ),
  ...deviceTable(
    { category: 'router', manufacturer: 'MikroTik', use: 'WAN edge on a small budget' },
    `
model               | part                | ports                                       | poe  | fwd  | aps  | ipsec | remote | layer | ru | psu | watt | kg   | air      | usd   | year
CCR2004-1G-12S+2XS  | CCR2004-1G-12S+2XS  | 12x10G-SFP+, 2x25G-SFP28 up, 1x1G-T mgmt    |      | ~30  |      | ~3    | ~500   | ~3    | 1  | 2   | 49   |      |          | ~595  | ~2020
CCR2004-16G-2S+     | CCR2004-16G-2S+     | 16x1G-T, 2x10G-SFP+ up                      |      | ~12  | ~200 | ~2.5  | ~400   | ~3    | 1  | 2   | ~36  | ~3.6 |          | ~465  | ~2021
CCR2116-12G-4S+     | CCR2116-12G-4S+     | 12x1G-T, 4x10G-SFP+ up, 1x1G-T mgmt         |      | ~35  | ~400 | ~5    | ~1000  | ~3    | 1  | 2   | ~72  | ~3.5 |          | ~995  | ~2021
CCR2216-1G-12XS-2XQ | CCR2216-1G-12XS-2XQ | 12x25G-SFP28, 2x100G-QSFP28 up, 1x1G-T mgmt |      | ~150 |      | ~6    | ~1000  | ~3    | 1  | 2   | ~94  | ~5   |          | ~2795 | ~2021
hEX                 | RB750Gr3            | 5x1G-T                                      |      | ~0.9 | ~20  | ~0.47 | ~50    | ~3    | 0  | 1   | ~10  | ~0.2 | ~passive | ~59   | ~2016
L009UiGS-RM         | L009UiGS-RM         | *8x1G-T, 1x2.5G-SFP up                      |      | ~1.5 | ~40  | ~0.4  | ~50    | ~3    | *1 | 1   | ~15  | ~0.6 | passive  | ~119  | ~2023
RB4011iGS+RM        | RB4011iGS+RM        | 10x1G-T, 1x10G-SFP+ up                      |      | ~5   | ~100 | ~1.5  | ~200   | ~3    | 1  | 1   | ~18  | ~1.3 |          | ~199  | ~2018
RB5009UG+S+IN       | RB5009UG+S+IN       | 7x1G-T, 1x2.5G-T up, 1x10G-SFP+ up          |      | ~5.5 | ~100 | ~1.5  | ~200   | ~3    | 0  | 2   | ~14  | ~0.8 | passive  | ~219  | ~2021
RB5009UPr+S+IN      | RB5009UPr+S+IN      | *7x1G-T at, 1x2.5G-T at up, 1x10G-SFP+ up   | ~130 | ~5.5 | ~100 | ~1.5  | ~200   | ~3    | *0 | ~2  | ~18  |      | ~passive | ~299  | ~2022
`,
  ),
  ...deviceTable(
    { category: 'router', manufacturer: 'Ubiquiti', use: 'WAN edge of small offices' },
    `
model                 | part        | ports                                 | poe  | fwd  | insp | aps  | ipsec | remote | layer | ru | psu | watt | kg   | air            | usd  | year
Dream Machine Pro     | UDM-Pro     | 9x1G-T, 2x10G-SFP+ up                 |      | ~8   | *3.5 | ~100 | ~0.8  | ~100   | ~3    | 1  | 2   | 33   | 3.9  | front-to-rear  | ~379 | ~2020
Dream Machine Pro Max | UDM-Pro-Max | *8x1G-T, 1x2.5G-T up, 2x10G-SFP+ up   |      | ~9   | *5   | ~200 | ~1.5  | ~200   | ~3    | *1 | ~2  | ~50  |      | ~front-to-rear | ~599 | ~2024
Dream Machine SE      | UDM-SE      | 8x1G-T at, 1x2.5G-T up, 2x10G-SFP+ up | *180 | ~8   | *3.5 | ~100 | ~0.8  | ~100   | ~3    | 1  | 2   | ~50  | 4.95 | front-to-rear  | ~499 | ~2021
EdgeRouter 4          | ER-4        | 3x1G-T, 1x1G-SFP up                   |      | *4   |      |      | ~0.4  | ~50    | ~3    | 1  | 1   | 13   | ~0.8 | ~passive       | ~199 | ~2017
EdgeRouter 12         | ER-12       | 10x1G-T, 2x1G-SFP up                  |      | ~5   |      |      | ~0.4  | ~50    | ~3    | 1  | 1   | ~15  | ~1.3 | ~passive       | ~249 | ~2018
EdgeRouter X          | ER-X        | 5x1G-T                                |      | ~0.9 |      |      | ~0.1  | ~10    | ~3    | *0 | 1   | 5    | 0.22 | ~passive       | ~59  | ~2014
UniFi Gateway Pro     | UXG-Pro     | ~2x1G-T, 2x10G-SFP+ up                |      | ~9   | ~3.5 |      | ~0.8  | ~100   | ~3    | 1  | 1   | ~30  | 3.42 | front-to-rear  | ~499 | ~2020
`,
  ),
  ...deviceTable(
    { category: 'router', manufacturer: 'TP-Link', use: 'WAN edge of small offices' },
    `
model    | part    | ports                            | fwd  | ipsec | remote | layer | ru | psu | watt | kg   | air      | usd  | year
ER605 v2 | TL-R605 | 5x1G-T                           | ~0.9 | ~0.04 | ~16    | ~3    | *0 | 1   | 8    | 0.68 | passive  | ~60  | ~2021
ER7206   | ER7206  | *5x1G-T, 1x1G-SFP up             | ~0.9 | ~0.3  | ~50    | ~3    | *0 | ~1  | ~10  |      | ~passive | ~150 | ~2021
ER8411   | ER8411  | *8x1G-T, 1x1G-SFP, 2x10G-SFP+ up | ~9   | ~1.8  | ~60    | ~3    | *1 | *2  | ~30  |      |          | ~330 | ~2022
`,
  ),
  ...deviceTable(
    { category: 'router', manufacturer: 'HPE Aruba', use: branch },
    `
model                | part   | ports  | fwd  | layer | ru | psu | watt | kg   | air     | usd   | usd/y | year
EdgeConnect EC-10104 | 201857 | 4x1G-T | ~0.5 | ~3    | 1  | 1   | ~30  | 1.14 | passive | ~1500 | ~500  | ~2022
`,
  ),
  ...deviceTable(
    { category: 'router', manufacturer: 'Arista', use: headEnd },
    `
model    | part     | ports                               | fwd | layer | ru | psu | watt | kg   | air           | usd    | usd/y | year
AWE-5310 | AWE-5310 | 4x10G-T, 4x10G-SFP+ up, 1x1G-T mgmt | ~8  | ~3    | 1  | 2   | ~180 | 9.3  | front-to-rear | ~17000 | ~1500 | ~2022
AWE-5510 | AWE-5510 | 16x10G-SFP+, 1x1G-T mgmt            | ~50 | ~3    | 2  | 2   | ~350 | 13.6 | front-to-rear | ~36000 | ~3000 | ~2022
`,
  ),
];
