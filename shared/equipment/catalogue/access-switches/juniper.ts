import { deviceTable } from '../table/device-table.ts';
import { campus, dense, quiet, small } from './uses.ts';

/** Access switches of Juniper. */
export const juniperAccessSwitches = [
  ...deviceTable(
    { category: 'switch', manufacturer: 'Juniper', use: campus },
    `
model        | part         | ports                                                                  | poe   | fwd  | layer | stack | ru | psu | watt | kg   | air            | usd    | year  | use
EX2300-24P   | EX2300-24P   | *24x1G-T at, 4x10G-SFP+ up                                             | *370  | *128 | *3    | *4    | 1  | 1   | ~50  | 4.49 | front-to-rear  | ~2600  | ~2016 | ${small}
EX2300-48P   | EX2300-48P   | *48x1G-T at, 4x10G-SFP+ up                                             | *740  | *176 | *3    | *4    | 1  | 1   | ~90  | 5.02 | front-to-rear  | ~4700  | ~2016 |
EX2300-C-12P | EX2300-C-12P | *12x1G-T at, 2x10G-SFP+ up, 1x1G-T mgmt                                | *124  | *64  | *3    | *4    | 1  | 1   | ~30  | ~2.9 | passive        | ~1500  | ~2016 | ${quiet}
EX3400-24P   | EX3400-24P   | *24x1G-T at, 4x10G-SFP+ up, 2x40G-QSFP+ up, 1x1G-T mgmt                | *370  | *288 | *3    | *10   | 1  | 2   | ~70  | 4.76 | front-to-rear  | ~4800  | ~2016 |
EX3400-48P   | EX3400-48P   | *48x1G-T at, 4x10G-SFP+ up, 2x40G-QSFP+ up, 1x1G-T mgmt                | *740  | *336 | *3    | *10   | 1  | 2   | ~100 | 4.76 | front-to-rear  | ~7900  | ~2016 |
EX4000-8P    | EX4000-8P    | ~8x1G-T at, 2x10G-SFP+ up, 1x1G-T mgmt                                 | ~120  | ~56  | ~3    | ~6    | *1 | ~1  | ~25  | *2.6 | ~passive       | ~950   | ~2025 | ${quiet}
EX4000-12MP  | EX4000-12MP  | 8x1G-T bt3, 4x2.5G-T bt3, 4x10G-SFP+ up, 1x1G-T mgmt                   | ~240  | ~116 | ~3    | ~6    | 1  | 1   | ~35  | 3.15 | passive        | ~1700  | ~2025 | ${quiet}
EX4000-12P   | EX4000-12P   | ~12x1G-T at, 4x10G-SFP+ up, 1x1G-T mgmt                                | ~240  | ~104 | ~3    | ~6    | *1 | ~1  | ~30  | *3.2 | ~passive       | ~1300  | ~2025 | ${quiet}
EX4000-24MP  | EX4000-24MP  | 20x1G-T bt3, 4x2.5G-T bt3, 4x10G-SFP+ up, 1x1G-T mgmt                  | ~480  | ~152 | ~3    | ~6    | *1 | ~1  | ~60  | *4.1 | ~front-to-rear | ~3300  | ~2025 | ${small}
EX4000-24P   | EX4000-24P   | 24x1G-T at, 4x10G-SFP+ up, 1x1G-T mgmt                                 | ~370  | ~128 | ~3    | ~6    | 1  | 1   | ~50  | 4    | front-to-rear  | ~2300  | ~2025 | ${small}
EX4000-48MP  | EX4000-48MP  | 40x1G-T bt3, 8x2.5G-T bt3, 4x10G-SFP+ up, 1x1G-T mgmt                  | ~960  | ~224 | ~3    | ~6    | *1 | ~1  | ~90  | *5.3 | ~front-to-rear | ~5700  | ~2025 |
EX4000-48P   | EX4000-48P   | 48x1G-T at, 4x10G-SFP+ up, 1x1G-T mgmt                                 | ~740  | ~176 | ~3    | ~6    | 1  | 1   | ~70  | 4.84 | front-to-rear  | ~3900  | ~2025 |
EX4100-24MP  | EX4100-24MP  | *16x1G-T bt4, 8x10G-T bt4, 4x25G-SFP28 up, 4x10G-SFP+ up, 1x1G-T mgmt  | ~740  | ~472 | *3    | *10   | *1 | *2  | ~130 |      | ~front-to-rear | ~9300  | ~2022 | ${dense}
EX4100-24P   | EX4100-24P   | 24x1G-T at, 4x25G-SFP28 up, 4x10G-SFP+ up, 1x1G-T mgmt                 | ~720  | ~328 | *3    | *10   | 1  | 2   | ~90  | 4.54 | front-to-rear  | ~6100  | ~2022 |
EX4100-24T   | EX4100-24T   | 24x1G-T, 4x25G-SFP28 up, 4x10G-SFP+ up, 1x1G-T mgmt                    |       | ~328 | *3    | *10   | 1  | 2   | ~70  | 4.41 | front-to-rear  | ~4700  | ~2022 |
EX4100-48MP  | EX4100-48MP  | 32x1G-T bt4, 16x2.5G-T bt4, 4x25G-SFP28 up, 4x10G-SFP+ up, 1x1G-T mgmt | ~740  | ~424 | *3    | *10   | 1  | 2   | ~130 | 4.72 | front-to-rear  | ~12400 | ~2022 | ${dense}
EX4100-48P   | EX4100-48P   | 48x1G-T at, 4x25G-SFP28 up, 4x10G-SFP+ up, 1x1G-T mgmt                 | ~740  | ~376 | *3    | *10   | 1  | 2   | ~110 | 4.66 | front-to-rear  | ~9400  | ~2022 |
EX4100-48T   | EX4100-48T   | 48x1G-T, 4x25G-SFP28 up, 4x10G-SFP+ up, 1x1G-T mgmt                    |       | ~376 | *3    | *10   | 1  | 2   | ~80  | 4.54 | front-to-rear  | ~7000  | ~2022 |
EX4100-F-12P | EX4100-F-12P | 12x1G-T at, 4x10G-SFP+ up, 2x10G-T up, 1x1G-T mgmt                     | ~180  | ~144 | *3    | *10   | 1  | 1   | ~45  | 3    | passive        | ~2600  | ~2022 | ${quiet}
EX4100-F-24P | EX4100-F-24P | *24x1G-T at, 8x10G-SFP+ up, 1x1G-T mgmt                                | *370  | ~208 | *3    | *10   | *1 | ~1  | ~70  |      | ~front-to-rear | ~3900  | ~2022 |
EX4100-F-48P | EX4100-F-48P | *48x1G-T at, 8x10G-SFP+ up, 1x1G-T mgmt                                | *740  | ~256 | *3    | *10   | *1 | ~1  | ~90  |      | ~front-to-rear | ~6100  | ~2022 |
EX4400-24MP  | EX4400-24MP  | *24x10G-T bt4, 2x100G-QSFP28 up, 1x1G-T mgmt                           | ~780  | ~880 | *3    | *10   | *1 | *2  | ~230 |      | ~front-to-rear | ~14500 | ~2021 | ${dense}
EX4400-24P   | EX4400-24P   | 24x1G-T at, 2x100G-QSFP28 up, 1x1G-T mgmt                              | ~720  | ~448 | *3    | *10   | 1  | 2   | ~150 | 5.9  | front-to-rear  | ~8600  | ~2021 |
EX4400-48MP  | EX4400-48MP  | 36x2.5G-T bt4, 12x10G-T bt4, 2x100G-QSFP28 up, 1x1G-T mgmt             | ~1300 | ~820 | *3    | *10   | 1  | 2   | ~230 | 5.9  | front-to-rear  | ~18900 | ~2021 | ${dense}
EX4400-48P   | EX4400-48P   | 48x1G-T bt4, 2x100G-QSFP28 up, 1x1G-T mgmt                             | ~1300 | ~496 | *3    | *10   | 1  | 2   | ~170 | 5.9  | front-to-rear  | ~12900 | ~2021 |
`,
  ),
];
