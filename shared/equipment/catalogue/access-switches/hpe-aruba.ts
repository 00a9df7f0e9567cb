import { deviceTable } from '../table/device-table.ts';
import { campus, dense, quiet, small } from './uses.ts';

/** Access switches of HPE Aruba. */
export const arubaAccessSwitches = [
  ...deviceTable(
    { category: 'switch', manufacturer: 'HPE Aruba', use: campus },
    `
model                              | part   | ports                                                 | poe   | fwd  | layer | stack | ru | psu | watt | kg   | air            | usd    | year  | last sale   | last support | use
1930 8G PoE 124W                   | JL681A | *8x1G-T at, 2x1G-SFP up                               | *124  | *20  | ~2    | ~1    | *1 | ~1  | ~15  |      | ~passive       | ~320   | ~2020 |             |              | ${quiet}
1930 24G PoE 370W                  | JL684B | 24x1G-T at, 4x10G-SFP+ up                             | *370  | *128 | ~2    | ~1    | 1  | 1   | ~45  | 3.73 | side           | ~850   | ~2020 |             |              | ${small}
1960 8G 4SR2.5 PoE 2XGT 2SFP+ 480W | S0F35A | *8x1G-T at, 4x2.5G-T bt3, 2x10G-T up, 2x10G-SFP+ up   | *480  | ~116 | ~3    | ~4    | *1 | ~1  | ~45  |      |                | ~1350  | ~2022 |             |              | ${small}
1960 48G PoE 2XGT 2SFP+ 600W       | JL809A | 48x1G-T at, 2x10G-T up, 2x10G-SFP+ up                 | *600  | ~176 | ~3    | ~4    | 1  | 1   | ~80  | 4.9  | side           | ~2000  | ~2021 |             |              | ${small}
2930F 24G PoE+ 4SFP+               | JL255A | *24x1G-T at, 4x10G-SFP+ up                            | *370  | *128 | *3    | *8    | 1  | 1   | ~60  | ~4.4 |                | ~3400  | ~2016 | ~2025-09-30 | ~2030-09-30  |
2930F 48G PoE+ 4SFP+               | JL256A | *48x1G-T at, 4x10G-SFP+ up                            | *370  | *176 | *3    | *8    | 1  | 1   | ~75  | ~5   |                | ~5400  | ~2016 | ~2025-09-30 | ~2030-09-30  |
6000 24G Class4 PoE 4SFP           | R8N87A | 24x1G-T at, 4x1G-SFP up                               | *370  | *56  | ~2    | ~1    | 1  | 1   | ~40  | ~3.9 |                | ~1700  | ~2022 |             |              | ${small}
6100 12G Class4 PoE 2G/2SFP+ 139W  | JL679A | *12x1G-T at, 2x1G-T up, 2x10G-SFP+ up                 | *139  | *68  | *2    | ~1    | 1  | 1   | ~25  |      | ~passive       | ~1350  | ~2021 |             |              | ${quiet}
6100 24G Class4 PoE 4SFP+          | JL677A | 24x1G-T at, 4x10G-SFP+ up                             | *370  | *128 | *2    | ~1    | 1  | 1   | ~45  | ~3.9 |                | ~2300  | ~2021 |             |              |
6100 48G Class4 PoE 4SFP+          | JL675A | 48x1G-T at, 4x10G-SFP+ up                             | *370  | *176 | *2    | ~1    | 1  | 1   | ~60  | ~4.6 |                | ~3600  | ~2021 |             |              |
6200F 12G Class4 PoE 2G/2SFP+ 139W | R8Q72A | *12x1G-T at, 2x1G-T up, 2x10G-SFP+ up                 | *139  | *68  | *3    | *8    | *1 | ~1  | ~28  |      | ~passive       | ~2300  | ~2022 |             |              | ${quiet}
6200F 24G Class4 PoE 4SFP+ 370W    | JL725A | *24x1G-T at, 4x10G-SFP+ up, 1x1G-T mgmt               | *370  | *128 | *3    | *8    | *1 | ~1  | ~70  |      |                | ~3600  | ~2020 |             |              |
6200F 48G Class4 PoE 4SFP+ 740W    | JL728A | 48x1G-T at, 4x10G-SFP+ up, 1x1G-T mgmt                | *740  | *176 | *3    | *8    | 1  | 1   | ~100 | ~5.3 |                | ~5900  | ~2020 |             |              |
6200M 24G 4SFP+                    | R8Q67A | 24x1G-T, 4x10G-SFP+ up, 1x1G-T mgmt                   |       | *128 | *3    | *8    | 1  | 2   | ~60  |      | ~front-to-rear | ~3900  | ~2023 |             |              |
6200M 36G 12SR5 Class6 PoE 4SFP+   | R8Q71A | ~36x1G-T bt3, 12x5G-T bt3, 4x10G-SFP+ up, 1x1G-T mgmt | ~740  | ~272 | *3    | *8    | *1 | *2  | ~140 |      | ~front-to-rear | ~10900 | ~2023 |             |              | ${dense}
6200M 48G Class4 PoE 4SFP+         | R8Q70A | 48x1G-T at, 4x10G-SFP+ up, 1x1G-T mgmt                | ~740  | *176 | *3    | *8    | 1  | 2   | ~100 | 6.15 | front-to-rear  | ~7600  | ~2023 |             |              |
6300M 24G Class4 PoE 4SFP56        | JL662A | 24x1G-T at, 4x50G-SFP56 up, 1x1G-T mgmt               | ~720  | *448 | *3    | *10   | 1  | 2   | ~120 | ~6   |                | ~8100  | ~2019 |             |              |
6300M 24SR5 Class6 PoE 4SFP56      | JL660A | *24x5G-T bt3, 4x50G-SFP56 up, 1x1G-T mgmt             | ~860  | *640 | *3    | *10   | *1 | *2  | ~170 |      |                | ~11900 | ~2019 |             |              | ${dense}
6300M 48G Class4 PoE 4SFP56        | JL661A | 48x1G-T at, 4x50G-SFP56 up, 1x1G-T mgmt               | ~740  | *496 | *3    | *10   | 1  | 2   | ~140 | ~6.2 |                | ~11600 | ~2019 |             |              |
6300M 48SR5 Class6 PoE 4SFP56      | JL659A | 48x5G-T bt3, 4x50G-SFP56 up, 1x1G-T mgmt              | ~1440 | *880 | *3    | *10   | 1  | 2   | ~220 | ~6.6 |                | ~17800 | ~2019 |             |              | ${dense}
`,
  ),
];
