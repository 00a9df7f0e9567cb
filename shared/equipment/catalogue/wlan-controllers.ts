import { deviceTable } from './device-table.ts';

const campus = 'Campus wireless';

/** Controllers that manage the access points of their own maker. */
export const wlanControllers = [
  ...deviceTable(
    { category: 'wlan-controller', manufacturer: 'Cisco', use: campus },
    `
model              | part        | ports                              | fwd | aps   | clients | ru | psu | watt | kg   | air           | usd    | year
Catalyst 9800-L-C  | C9800-L-C-K9 | 4x2.5G-T, 2x10G-T up, 2x1G-T mgmt | *5  | *250  | *5000   | *1 | 1   | 87   | 1.79 | front-to-rear | ~9500  | ~2019
Catalyst 9800-40   | C9800-40-K9 | *4x10G-SFP+, 2x1G-T mgmt           | *40 | *2000 | *32000  | 1  | 2   | 381  | ~10  | ~front-to-rear | ~31000 | ~2018
`,
  ),
  ...deviceTable(
    { category: 'wlan-controller', manufacturer: 'HPE Aruba', use: campus },
    `
model  | part   | ports                               | fwd  | aps  | clients | ru | psu | watt | kg   | usd    | year
7010   | JW679A | *12x1G-T at, 4x1G-T, 2x1G-SFP up, 1x1G-T mgmt | *4 | *32 | *2048 | 1 | 1 | ~40  | ~4   | ~4500  | ~2014
7205   | JW736A | 4x1G-T, 2x10G-SFP+ up, 1x1G-T mgmt  | *12  | *256 | *8192   | 1  | 1   | 75   | ~4.5 | ~13500 | ~2014
7210   | JW744A | 4x10G-SFP+, 2x1G-T                  | *20  | *512 | *16384  | 1  | 2   | ~110 | ~7.4 | ~24500 | ~2013
`,
  ),
];
