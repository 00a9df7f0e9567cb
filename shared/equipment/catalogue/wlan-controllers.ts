import { deviceTable } from './table/device-table.ts';

const campus = 'Campus wireless';

/** Controllers that manage the access points of their own manufacturer. */
export const wlanControllers = [
  ...deviceTable(
    { category: 'wlan-controller', manufacturer: 'Cisco', use: campus },
    `
model                        | part         | ports                                 | fwd  | aps   | clients | ru | psu | watt | kg   | air            | usd    | year
Catalyst 9800-40             | C9800-40-K9  | *4x10G-SFP+, 2x1G-T mgmt              | *40  | *2000 | *32000  | 1  | 2   | 381  | ~10  | ~front-to-rear | ~31000 | ~2018
Catalyst 9800-80             | C9800-80-K9  | *8x10G-SFP+, 2x1G-T mgmt              | *80  | *6000 | *64000  | *2 | *2  | ~700 |      | ~front-to-rear | ~68000 | ~2018
Catalyst 9800-L-C            | C9800-L-C-K9 | 4x2.5G-T, 2x10G-T up, 2x1G-T mgmt     | *5   | *250  | *5000   | *1 | 1   | 87   | 1.79 | front-to-rear  | ~9500  | ~2019
Catalyst 9800-L-F            | C9800-L-F-K9 | *4x2.5G-T, 2x10G-SFP+ up, 2x1G-T mgmt | *5   | *250  | *5000   | *1 | ~1  | ~87  |      | ~front-to-rear | ~9500  | ~2019
Wireless Controller CW9800H1 | CW9800H1     | ~8x25G-SFP28, 1x1G-T mgmt             | *100 | *6000 | *64000  | *1 | *2  | ~600 |      | ~front-to-rear | ~95000 | ~2024
Wireless Controller CW9800M  | CW9800M      | ~4x25G-SFP28, 1x1G-T mgmt             | ~50  | *3000 | *32000  | *1 | *2  | ~400 |      | ~front-to-rear | ~45000 | ~2024
`,
  ),
  ...deviceTable(
    { category: 'wlan-controller', manufacturer: 'HPE Aruba', use: campus },
    `
model | part   | ports                                         | poe  | fwd | aps  | clients | ru | psu | watt | kg   | air           | usd    | year  | last sale   | last support
7010  | JW679A | *12x1G-T at, 4x1G-T, 2x1G-SFP up, 1x1G-T mgmt | *150 | *4  | *32  | *2048   | 1  | 1   | ~40  | ~4   |               | ~4500  | ~2014 | ~2023-07-31 | ~2028-07-31
7205  | JW736A | 4x1G-T, 2x10G-SFP+ up, 1x1G-T mgmt            |      | *12 | *256 | *8192   | 1  | 1   | 75   | ~4.5 |               | ~13500 | ~2014 | ~2023-07-31 | ~2028-07-31
7210  | JW744A | 4x10G-SFP+, 2x1G-T                            |      | *20 | *512 | *16384  | 1  | 2   | ~110 | ~7.4 |               | ~24500 | ~2013 | ~2023-07-31 | ~2028-07-31
9004  | R1B21A | 4x1G-T                                        |      | ~2  | *32  | *2048   | 1  | 1   | 25   | 1.22 | ~passive      | ~1900  | ~2019 |             |
9240  | R7H97A | 4x25G-SFP28, 1x1G-T mgmt                      |      | ~20 | ~512 | ~16384  | 1  | 2   | 190  | 8.2  | rear-to-front | ~19500 | ~2022 |             |
`,
  ),
  ...deviceTable(
    { category: 'wlan-controller', manufacturer: 'Ruckus', use: campus },
    `
model         | part          | ports                  | fwd | aps   | clients | ru | psu | watt | usd    | year
SmartZone 144 | P01-S144-UN00 | ~4x1G-T, 4x10G-SFP+ up | ~10 | *2000 | *40000  | *1 | *2  | ~150 | ~11500 | ~2020
`,
  ),
  ...deviceTable(
    { category: 'wlan-controller', manufacturer: 'Ubiquiti', use: 'Wireless of a small office' },
    `
model            | part       | ports      | poe in | aps  | clients | ru | watt | air      | usd  | year
UniFi Cloud Key+ | UCK-G2-SSD | *1x1G-T up | ~af    | ~100 | ~1000   | *0 | ~13  | ~passive | ~199 | ~2023
`,
  ),
  ...deviceTable(
    { category: 'wlan-controller', manufacturer: 'TP-Link', use: 'Wireless of a small office' },
    `
model | part  | ports     | poe in | aps  | clients | ru | watt | air      | usd  | year
OC200 | OC200 | *2x100M-T | *af    | *100 | ~1000   | *0 | ~7   | ~passive | ~90  | ~2018
OC300 | OC300 | *2x1G-T   | ~af    | *500 | *15000  | *0 | ~8   | ~passive | ~160 | ~2020
`,
  ),
  ...deviceTable(
    { category: 'wlan-controller', manufacturer: 'Huawei', use: campus },
    `
model  | part   | ports                   | fwd | aps  | clients | ru | psu | watt | usd   | year
AC6508 | AC6508 | ~10x1G-T, 2x10G-SFP+ up | ~6  | *256 | ~4096   | ~1 | ~1  | ~40  | ~3800 | ~2018
`,
  ),
];
