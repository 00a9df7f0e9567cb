import { deviceTable } from './table/device-table.ts';

const general = 'Virtualisation and databases';
const small = 'File, print and domain services of a small office';

/**
 * Servers, each with the network adapter that it is usually ordered with: the device library lists only what is on
 * the board, hence the estimates. Prices are of an average configuration, `gb` is the most memory it takes.
 */
export const servers = [
  ...deviceTable(
    { category: 'server', manufacturer: 'Dell', use: general },
    `
model            | part   | ports                             | ru | cpu | gb    | psu | watt | kg    | air            | usd    | year  | use
PowerEdge R340   | R340   | 2x1G-T, 1x1G-T mgmt               | 1  | *1  | *64   | 2   | ~350 | 12    | front-to-rear  | ~2100  | ~2018 | ${small}
PowerEdge R360   | R360   | 2x1G-T, 1x1G-T mgmt               | 1  | *1  | *128  | 2   | ~400 | 9     | front-to-rear  | ~3200  | ~2023 | ${small}
PowerEdge R450   | R450   | ~2x1G-T, 2x10G-T, 1x1G-T mgmt     | 1  | *2  | *1024 | 2   | ~600 | 18.62 | front-to-rear  | ~5200  | ~2021 |
PowerEdge R550   | R550   | ~2x1G-T, 2x10G-SFP+, 1x1G-T mgmt  | 2  | *2  | *1024 | 2   | ~650 | ~26   | ~front-to-rear | ~5900  | ~2021 |
PowerEdge R650   | R650   | ~2x1G-T, 2x25G-SFP28, 1x1G-T mgmt | 1  | *2  | *8192 | 2   | ~750 | ~21   | ~front-to-rear | ~9900  | ~2021 |
PowerEdge R650xs | R650xs | ~4x1G-T, 2x10G-SFP+, 2x1G-T mgmt  | 1  | *2  | *1024 | 2   | ~650 | ~19   | ~front-to-rear | ~7600  | ~2021 |
PowerEdge R660   | R660   | ~4x25G-SFP28, 1x1G-T mgmt         | 1  | *2  | *8192 | 2   | ~800 | ~21   | ~front-to-rear | ~12900 | ~2023 |
PowerEdge R750   | R750   | ~2x1G-T, 2x25G-SFP28, 1x1G-T mgmt | 2  | *2  | *8192 | 2   | ~850 |       | ~front-to-rear | ~11500 | ~2021 |
PowerEdge R760   | R760   | ~4x25G-SFP28, 1x1G-T mgmt         | 2  | *2  | *8192 | 2   | ~900 | ~35   | ~front-to-rear | ~14500 | ~2023 |
PowerEdge R760xs | R760xs | ~2x1G-T, 4x25G-SFP28, 1x1G-T mgmt | *2 | *2  | ~1536 | *2  | ~750 |       | ~front-to-rear | ~9800  | ~2023 |
PowerEdge R6515  | R6515  | ~2x1G-T, 2x10G-SFP+, 1x1G-T mgmt  | 1  | *1  | *2048 | 2   | ~450 | ~17   | front-to-rear  | ~6200  | ~2019 |
PowerEdge R6625  | R6625  | ~2x1G-T, 4x25G-SFP28, 1x1G-T mgmt | 1  | *2  | ~6144 | 2   | ~800 | ~21   | ~front-to-rear | ~13900 | ~2022 |
PowerEdge R7625  | R7625  | ~2x1G-T, 4x25G-SFP28, 1x1G-T mgmt | 2  | *2  | ~6144 | 2   | ~900 |       | ~front-to-rear | ~15500 | ~2022 |
`,
  ),
  ...deviceTable(
    { category: 'server', manufacturer: 'HPE', use: general },
    `
model                | part       | ports                             | ru | cpu | gb    | psu | watt | kg  | air            | usd    | year
ProLiant DL325 Gen11 | P54199-B21 | ~2x10G-SFP+, 1x1G-T mgmt          | 1  | *1  | ~3072 | 2   | ~500 | ~16 | ~front-to-rear | ~7800  | ~2022
ProLiant DL360 Gen11 | P52499-B21 | ~4x1G-T, 2x10G-SFP+, 1x1G-T mgmt  | 1  | *2  | *8192 | 2   | ~750 | ~17 | ~front-to-rear | ~10900 | ~2023
ProLiant DL365 Gen11 | P53933-B21 | ~4x25G-SFP28, 1x1G-T mgmt         | 1  | *2  | ~6144 | 2   | ~800 | ~18 | ~front-to-rear | ~13200 | ~2022
ProLiant DL380 Gen11 | P52534-B21 | ~4x1G-T, 4x25G-SFP28, 1x1G-T mgmt | 2  | *2  | *8192 | 2   | ~900 | ~25 | ~front-to-rear | ~13800 | ~2023
`,
  ),
  ...deviceTable(
    { category: 'server', manufacturer: 'Cisco', use: general },
    `
model         | part           | ports                     | ru | cpu | gb    | psu | watt | kg  | air            | usd    | year
UCS C220 M6S  | UCSC-C220-M6S  | 2x10G-T, 1x1G-T mgmt      | 1  | *2  | ~8192 | 2   | ~700 | ~18 | ~front-to-rear | ~12500 | ~2021
UCS C220 M7S  | UCSC-C220-M7S  | ~4x25G-SFP28, 1x1G-T mgmt | 1  | *2  | ~8192 | 2   | ~800 | ~18 | ~front-to-rear | ~15900 | ~2023
UCS C240 M7SX | UCSC-C240-M7SX | ~4x25G-SFP28, 1x1G-T mgmt | *2 | *2  | ~8192 | *2  | ~900 |     | ~front-to-rear | ~17900 | ~2023
`,
  ),
  ...deviceTable(
    { category: 'server', manufacturer: 'Supermicro', use: general },
    `
model            | part             | ports                            | ru | cpu | gb    | psu | watt | kg   | air            | usd   | year  | use
AS-1114S-WN10RT  | AS-1114S-WN10RT  | 2x10G-T, 1x1G-T mgmt             | 1  | *1  | ~2048 | 2   | ~500 | ~12  | ~front-to-rear | ~5400 | ~2020 |
SYS-121C-TN10R   | SYS-121C-TN10R   | ~2x25G-SFP28, 1x1G-T mgmt        | *1 | *2  | ~4096 | *2  | ~750 |      | ~front-to-rear | ~8900 | ~2023 |
SYS-510D-8C-FN6P | SYS-510D-8C-FN6P | 4x1G-T, 2x25G-SFP28, 1x1G-T mgmt | 1  | *1  | ~256  | 1   | 200  | 4.54 | front-to-rear  | ~2600 | ~2021 | Edge of the network
SYS-621C-TN12R   | SYS-621C-TN12R   | ~2x25G-SFP28, 1x1G-T mgmt        | *2 | *2  | ~4096 | *2  | ~850 |      | ~front-to-rear | ~9800 | ~2023 |
`,
  ),
  ...deviceTable(
    { category: 'server', manufacturer: 'Lenovo', use: general },
    `
model                | part       | ports                     | ru | cpu | gb    | psu | watt | air            | usd    | year
ThinkSystem SR630 V3 | 7D73CTO1WW | ~4x25G-SFP28, 1x1G-T mgmt | *1 | *2  | *8192 | *2  | ~800 | ~front-to-rear | ~10900 | ~2023
ThinkSystem SR650 V3 | 7D76CTO1WW | ~4x25G-SFP28, 1x1G-T mgmt | *2 | *2  | *8192 | *2  | ~900 | ~front-to-rear | ~12500 | ~2023
`,
  ),
];
