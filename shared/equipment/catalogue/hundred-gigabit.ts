import { deviceTable } from './table/device-table.ts';

const edge = 'Edge of a data centre or a provider at 100 Gbit/s and more';
const firewall = 'Firewall of a data centre at 100 Gbit/s and more';
const dataCentre = 'Leaf and spine of a data centre';

/**
 * Routers, firewalls and switches for sites whose circuits are 100 to 400 Gbit/s. A chassis has the figures of all its modules: those
 * that it does not come with are lines (FortiGate 7081F: the second of two interface modules, five of six processor modules).
 */
export const hundredGigabit = [
  ...deviceTable(
    { category: 'router', manufacturer: 'Cisco', use: edge },
    `
model                | part             | ports                                                      | fwd   | ipsec | layer | ru | psu | watt | air            | usd     | year
ASR 1002-HX          | ASR1002-HX       | *8x10G-SFP+, 8x1G-SFP, 1x1G-T mgmt                         | *100  | ~25   | ~3    | *2 | *2  | ~500 | ~front-to-rear | ~75000  | ~2016
Catalyst 8500-12X4QC | C8500-12X4QC     | *12x10G-SFP+, 2x40G-QSFP+ up, 2x100G-QSFP28 up, 1x1G-T mgmt | ~197 | ~78   | ~3    | *1 | *2  | ~430 | ~front-to-rear | ~85000  | ~2020
NCS 57B1-6D24        | NCS-57B1-6D24-SYS | *24x100G-QSFP28, 6x400G-QSFP-DD up, 1x1G-T mgmt           | *4800 |       | ~3    | *1 | *2  | ~700 | ~front-to-rear | ~98000  | ~2021
`,
  ),
  ...deviceTable(
    { category: 'router', manufacturer: 'Juniper', use: edge },
    `
model          | part           | ports                                                | fwd   | layer | ru | psu | watt  | air            | usd     | year
MX304          | MX304          | ~12x100G-QSFP28, 4x400G-QSFP-DD up, 1x1G-T mgmt      | ~3200 | ~3    | *2 | *2  | ~1500 | ~front-to-rear | ~165000 | ~2022
PTX10001-36MR  | PTX10001-36MR  | ~12x100G-QSFP28, 24x400G-QSFP-DD up, 1x1G-T mgmt     | *9600 | ~3    | *1 | *2  | ~1500 | ~front-to-rear | ~245000 | ~2020
`,
  ),
  ...deviceTable(
    { category: 'firewall', manufacturer: 'Fortinet', use: firewall },
    `
model           | part     | ports                                                             | fw    | insp | ipsec | sessions   | remote  | aps   | ru | psu | watt  | air            | usd      | usd/y   | year
FortiGate 4200F | FG-4200F | *18x25G-SFP28 by4@10G, 8x100G-QSFP28 up, 2x1G-T mgmt              | *800  | *45  | *210  | *210000000 | ~200000 | *4096 | *3 | *2  | ~1100 | ~front-to-rear | ~330000  | ~150000 | ~2020
FortiGate 4400F | FG-4400F | *16x25G-SFP28 by4@10G, 12x100G-QSFP28 up, 2x1G-T mgmt             | ~1150 | *75  | ~310  | ~210000000 | ~200000 | ~8192 | *4 | ~4  | ~1100 | ~front-to-rear | ~372000  | ~165000 | ~2020
FortiGate 4800F | FG-4800F | ~12x50G-SFP56, 12x100G-QSFP28, 8x400G-QSFP-DD up, 2x10G-SFP+ mgmt | ~3100 | *75  | ~800  | ~300000000 | ~200000 | *4096 | *4 | *2  | ~1900 | ~front-to-rear | ~640000  | ~290000 | ~2023
FortiGate 7081F | FG-7081F | ~48x25G-SFP28, 36x100G-QSFP28, 16x400G-QSFP-DD up, 4x1G-T mgmt    | *1890 | *312 | *378  | *600000000 | ~64000  | ~4096 | *12 | *6 | ~7000 | ~front-to-rear | ~480000  | ~580000 | ~2022
`,
  ),
  ...deviceTable(
    { category: 'firewall', manufacturer: 'Palo Alto Networks', use: firewall },
    `
model   | part    | ports                                                                        | fw    | insp | ipsec | sessions   | remote | ru  | psu | watt  | kg    | air           | usd      | usd/y   | year
PA-5445 | PA-5445 | 8x10G-T, 12x10G-SFP+, 4x25G-SFP28, 4x100G-QSFP28 up, 1x10G-SFP+ mgmt         | *90   | *76  | *64   | *48000000  | ~20000 | 2   | 2   | 760   | 15.88 | front-to-rear | ~310000  | ~85000  | ~2023
PA-7500 | PA-7500 | ~24x100G-QSFP28, 8x400G-QSFP-DD up, 1x10G-SFP+ mgmt                          | ~1500 | ~440 | ~350  | ~440000000 | ~60000 | ~14 | ~8  | ~9000 |       | front-to-rear | ~1400000 | ~420000 | ~2024
`,
  ),
  ...deviceTable(
    { category: 'firewall', manufacturer: 'Cisco', use: firewall },
    `
model                | part            | ports                       | fw   | insp | ipsec | sessions  | remote | ru | psu | watt | usd     | usd/y  | year
Secure Firewall 4225 | FPR4225-NGFW-K9 | ~8x25G-SFP28, 1x1G-SFP mgmt | *95  | *85  | *80   | *30000000 | *25000 | *1 | ~2  | ~850 | ~178000 | ~62000 | ~2023
Secure Firewall 4245 | FPR4245-NGFW-K9 | ~8x25G-SFP28, 1x1G-SFP mgmt | *180 | *140 | *140  | *60000000 | *30000 | *1 | ~2  | ~990 | ~268000 | ~95000 | ~2023
`,
  ),
  ...deviceTable(
    { category: 'switch', manufacturer: 'Cisco', use: dataCentre },
    `
model              | part            | ports                                            | fwd    | layer | ru | psu | watt | usd    | year
Nexus 93600CD-GX   | N9K-C93600CD-GX | *28x100G-QSFP28, 8x400G-QSFP-DD up, 1x1G-T mgmt  | *12000 | *3    | *1 | *2  | ~800 | ~58000 | ~2020
`,
  ),
  ...deviceTable(
    { category: 'switch', manufacturer: 'Arista', use: dataCentre },
    `
model               | part                | ports                                           | fwd    | layer | ru | psu | watt  | air           | usd    | year
DCS-7280CR3-32D4-F  | DCS-7280CR3-32D4-F  | *32x100G-QSFP28, 4x400G-QSFP-DD up, 1x1G-T mgmt | *9600  | *3    | *1 | *2  | ~950  | front-to-rear | ~96000 | ~2020
`,
  ),
  ...deviceTable(
    { category: 'switch', manufacturer: 'HPE Aruba', use: dataCentre },
    `
model                    | part   | ports                                         | fwd    | layer | ru | psu | watt  | air            | usd    | year
8360-48Y6C Front-to-Back | JL704C | *48x25G-SFP28, 6x100G-QSFP28 up, 1x1G-T mgmt  | *3600  | *3    | *1 | *2  | ~400  | *front-to-rear | ~36500 | ~2020
9300-32D Front-to-Back   | R9A29A | ~32x400G-QSFP-DD, 2x10G-SFP+ up, 1x1G-T mgmt  | ~25600 | *3    | *1 | *2  | ~1100 | *front-to-rear | ~66000 | ~2023
`,
  ),
  ...deviceTable(
    {
      category: 'router',
      manufacturer: 'Ubiquiti',
      use: 'WAN edge of middling offices that have two of everything',
    },
    `
model                     | part           | ports                                   | fwd | insp  | ipsec | layer | ru | psu | watt | usd   | year
UniFi Gateway Enterprise  | UXG-Enterprise | ~2x2.5G-T, 2x10G-SFP+ up, 2x25G-SFP28 up | ~25 | *12.5 | ~3    | ~3    | *1 | *2  | ~130 | ~1999 | ~2024
`,
  ),
];
