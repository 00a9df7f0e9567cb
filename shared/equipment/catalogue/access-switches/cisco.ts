import { deviceTable } from '../table/device-table.ts';
import { campus, dense, quiet, small } from './uses.ts';

/** Access switches of Cisco with Meraki. */
export const ciscoAccessSwitches = [
  ...deviceTable(
    { category: 'switch', manufacturer: 'Cisco', use: campus },
    `
model                    | part              | ports                                                  | poe  | fwd  | layer | stack | ru | psu | watt | kg   | air            | usd    | usd/y | year  | last sale   | last support | use
Catalyst 1000-24P-4G-L   | C1000-24P-4G-L    | 24x1G-T at, 4x1G-SFP up                                | *195 | ~56  | ~2    | ~8    | 1  | 1   | ~35  | ~3.8 |                | ~1450  |       | ~2019 |             |              | ${small}
Catalyst 1000-48FP-4X-L  | C1000-48FP-4X-L   | 48x1G-T at, 4x10G-SFP+ up                              | *740 | ~176 | ~2    | ~8    | 1  | 1   | ~70  | ~5.6 |                | ~3600  |       | ~2019 |             |              | ${small}
Catalyst 1300-8FP-2G     | C1300-8FP-2G      | 8x1G-T at, 2x1G-SFP up                                 | ~120 | *20  | ~3    | ~8    | 1  | 1   | ~12  | 3.05 | passive        | ~420   |       | ~2023 |             |              | ${quiet}
Catalyst 1300-16FP-2G    | C1300-16FP-2G     | *16x1G-T at, 2x1G-SFP up                               | ~240 | *36  | ~3    | ~8    | *1 | ~1  | ~20  |      |                | ~640   |       | ~2023 |             |              | ${small}
Catalyst 1300-24MGP-4X   | C1300-24MGP-4X    | *16x1G-T at, 8x2.5G-T at, 4x10G-SFP+ up                | ~375 | *152 | ~3    | ~8    | 1  | 1   | ~60  | 5.53 |                | ~1600  |       | ~2023 |             |              | ${small}
Catalyst 1300-24P-4X     | C1300-24P-4X      | 24x1G-T at, 4x10G-SFP+ up                              | *195 | ~128 | ~3    | ~8    | 1  | 1   | ~40  | 3.95 | passive        | ~950   |       | ~2023 |             |              | ${small}
Catalyst 1300-48FP-4X    | C1300-48FP-4X     | 48x1G-T at, 4x10G-SFP+ up                              | *740 | ~176 | ~3    | ~8    | 1  | 1   | ~75  | 5.16 | front-to-rear  | ~1900  |       | ~2023 |             |              | ${small}
Catalyst 2960X-24PS-L    | WS-C2960X-24PS-L  | 24x1G-T at, 4x1G-SFP up, 1x100M-T mgmt                 | ~370 | ~56  | ~2    |       | 1  | 1   | ~45  |      |                | ~3100  |       | ~2013 | ~2022-10-31 | ~2027-10-31  | ${small}
Catalyst 2960X-48FPD-L   | WS-C2960X-48FPD-L | 48x1G-T at, 2x10G-SFP+ up, 2x1G-SFP up, 1x100M-T mgmt  | ~740 | ~140 | ~2    |       | 1  | 1   | ~65  |      |                | ~7600  |       | ~2013 | ~2022-10-31 | ~2027-10-31  |
Catalyst 2960X-48FPS-L   | WS-C2960X-48FPS-L | 48x1G-T at, 4x1G-SFP up, 1x100M-T mgmt                 | ~740 | ~104 | ~2    |       | 1  | 1   | ~65  |      |                | ~6000  |       | ~2013 | ~2022-10-31 | ~2027-10-31  |
Catalyst 9200CX-8P-2X2G  | C9200CX-8P-2X2G   | 8x1G-T at, 2x10G-SFP+ up, 2x1G-SFP up                  | *240 | ~60  | ~3    | ~1    | 1  | 1   | ~35  | 2.99 | passive        | ~1650  |       | ~2022 |             |              | ${quiet}
Catalyst 9200CX-12P-2X2G | C9200CX-12P-2X2G  | 12x1G-T at, 2x10G-SFP+ up, 2x1G-SFP up                 | *240 | ~68  | ~3    | ~1    | 1  | 1   | ~35  | ~2.9 | ~passive       | ~1900  |       | ~2022 |             |              | ${quiet}
Catalyst 9200L-24P-4X    | C9200L-24P-4X     | 24x1G-T at, 4x10G-SFP+ up, 1x1G-T mgmt                 | *370 | *128 | ~3    | *8    | 1  | 2   | ~60  | ~5   | ~front-to-rear | ~3700  |       | ~2018 |             |              |
Catalyst 9200L-24PXG-4X  | C9200L-24PXG-4X   | 16x1G-T at, 8x10G-T at, 4x10G-SFP+ up, 1x1G-T mgmt     | ~370 | *272 | ~3    | *8    | 1  | 2   | ~90  | 5.44 | front-to-rear  | ~7900  |       | ~2019 |             |              | ${dense}
Catalyst 9200L-24T-4X    | C9200L-24T-4X     | 24x1G-T, 4x10G-SFP+ up, 1x1G-T mgmt                    |      | *128 | ~3    | *8    | 1  | 2   | ~50  | 4.35 | ~front-to-rear | ~2900  |       | ~2018 |             |              |
Catalyst 9200L-48P-4G    | C9200L-48P-4G     | 48x1G-T at, 4x1G-SFP up, 1x1G-T mgmt                   | ~740 | ~104 | ~3    | *8    | 1  | 2   | ~75  | ~5.5 | ~front-to-rear | ~5400  |       | ~2018 |             |              |
Catalyst 9200L-48P-4X    | C9200L-48P-4X     | 48x1G-T at, 4x10G-SFP+ up, 1x1G-T mgmt                 | *740 | *176 | ~3    | *8    | 1  | 2   | ~80  | ~5.5 | ~front-to-rear | ~6400  |       | ~2018 |             |              |
Catalyst 9200L-48PXG-4X  | C9200L-48PXG-4X   | *36x1G-T at, 12x10G-T at, 4x10G-SFP+ up, 1x1G-T mgmt   | ~740 | *392 | ~3    | *8    | *1 | *2  | ~120 |      | ~front-to-rear | ~11900 |       | ~2019 |             |              | ${dense}
Catalyst 9200L-48T-4X    | C9200L-48T-4X     | 48x1G-T, 4x10G-SFP+ up, 1x1G-T mgmt                    |      | *176 | ~3    | *8    | 1  | 2   | ~70  | ~4.9 | ~front-to-rear | ~4700  |       | ~2018 |             |              |
Catalyst 9300-48P        | C9300-48P         | 48x1G-T at, 8x10G-SFP+ up, 1x1G-T mgmt                 | ~437 | ~256 | *3    | *8    | 1  | 2   | ~110 |      | ~front-to-rear | ~13200 |       | ~2017 |             |              |
Catalyst 9300L-24UXG-4X  | C9300L-24UXG-4X   | *16x1G-T bt3, 8x10G-T bt3, 4x10G-SFP+ up, 1x1G-T mgmt  | *880 | *272 | *3    | *8    | *1 | *2  | ~130 |      | ~front-to-rear | ~11500 |       | ~2019 |             |              | ${dense}
Catalyst 9300L-48P-4X    | C9300L-48P-4X     | 48x1G-T at, 4x10G-SFP+ up, 1x1G-T mgmt                 | *505 | *176 | *3    | *8    | 1  | 2   | ~100 | ~7   | ~front-to-rear | ~9300  |       | ~2019 |             |              |
Catalyst 9300L-48UXG-4X  | C9300L-48UXG-4X   | *36x1G-T bt3, 12x10G-T bt3, 4x10G-SFP+ up, 1x1G-T mgmt | *675 | *392 | *3    | *8    | *1 | *2  | ~160 |      | ~front-to-rear | ~16900 |       | ~2019 |             |              | ${dense}
Catalyst 9300LM-24U-4Y   | C9300LM-24U-4Y    | 24x1G-T bt3, 4x25G-SFP28 up, 1x1G-T mgmt               | ~420 | ~248 | *3    | *8    | 1  | 2   | ~100 | 5.21 | ~front-to-rear | ~7900  |       | ~2022 |             |              |
Catalyst 9300LM-48U-4Y   | C9300LM-48U-4Y    | 48x1G-T bt3, 4x25G-SFP28 up, 1x1G-T mgmt               | ~790 | ~296 | *3    | *8    | 1  | 2   | ~120 | 5.45 | ~front-to-rear | ~11800 |       | ~2022 |             |              |
Catalyst 9300LM-48UX-4Y  | C9300LM-48UX-4Y   | *40x1G-T bt3, 8x10G-T bt3, 4x25G-SFP28 up, 1x1G-T mgmt | ~790 | ~440 | *3    | *8    | *1 | *2  | ~150 |      | ~front-to-rear | ~15500 |       | ~2022 |             |              | ${dense}
CBS350-24P-4G            | CBS350-24P-4G     | *24x1G-T at, 4x1G-SFP up                               | *195 | ~56  | ~3    | ~4    | 1  | 1   | ~36  | ~4   |                | ~620   |       | ~2020 | ~2025-01-31 | ~2030-01-31  | ${small}
CBS350-48FP-4X           | CBS350-48FP-4X    | *48x1G-T at, 4x10G-SFP+ up                             | *740 | ~176 | ~3    | ~4    | 1  | 1   | ~80  | 5.82 |                | ~1750  |       | ~2020 | ~2025-01-31 | ~2030-01-31  | ${small}
Meraki MS120-8LP         | MS120-8LP-HW      | 8x1G-T at, 2x1G-SFP up                                 | *67  | *20  | *2    | ~1    | 1  | 1   | ~15  | 1.25 | ~passive       | ~900   | ~60   | ~2017 | ~2025-03-28 | ~2030-03-28  | ${small}
Meraki MS120-48FP        | MS120-48FP-HW     | *48x1G-T at, 4x1G-SFP up, 1x1G-T mgmt                  | *740 | *104 | *2    | ~1    | 1  | 1   | ~80  | 5.7  |                | ~5100  | ~250  | ~2017 | *2025-03-28 | *2030-03-28  |
Meraki MS130-8P          | MS130-8P-HW       | *8x1G-T at, 2x1G-SFP up                                | *120 | *20  | *2    | ~1    | ~1 | ~1  | ~15  |      | ~passive       | ~1150  | ~78   | ~2023 |             |              | ${quiet}
Meraki MS130-8X          | MS130-8X-HW       | *6x1G-T at, 2x2.5G-T at, 2x10G-SFP+ up                 | *120 | *62  | *2    | ~1    | ~1 | ~1  | ~20  |      | ~passive       | ~1550  | ~78   | ~2023 |             |              | ${quiet}
Meraki MS130-12X         | MS130-12X-HW      | *8x1G-T at, 4x2.5G-T at, 2x10G-SFP+ up                 | *240 | *76  | *2    | ~1    | ~1 | ~1  | ~25  |      |                | ~2200  | ~78   | ~2023 |             |              | ${small}
Meraki MS130-24P         | MS130-24P-HW      | *24x1G-T at, 4x1G-SFP up                               | *370 | *56  | *2    | ~1    | *1 | ~1  | ~35  |      |                | ~3200  | ~150  | ~2023 |             |              |
Meraki MS130-24X         | MS130-24X-HW      | *18x1G-T at, 6x2.5G-T at, 4x10G-SFP+ up                | *370 | *146 | *2    | ~1    | *1 | ~1  | ~45  |      |                | ~4300  | ~150  | ~2023 |             |              |
Meraki MS130-48X         | MS130-48X-HW      | *40x1G-T at, 8x2.5G-T at, 4x10G-SFP+ up                | *740 | *200 | *2    | ~1    | *1 | ~1  | ~70  |      |                | ~8200  | ~280  | ~2023 |             |              |
Meraki MS150-48FP-4X     | MS150-48FP-4X     | *48x1G-T at, 4x10G-SFP+ up                             | *740 | ~176 | ~3    | ~8    | *1 | ~1  | ~80  |      |                | ~8900  | ~300  | ~2024 |             |              |
Meraki MS225-48FP        | MS225-48FP-HW     | *48x1G-T at, 4x10G-SFP+ up, 1x1G-T mgmt                | *740 | *176 | *2    | *8    | 1  | 2   | ~90  | ~6   |                | ~9600  | ~350  | ~2016 | ~2025-08-08 | ~2030-08-08  |
`,
  ),
];
