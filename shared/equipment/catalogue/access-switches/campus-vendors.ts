import { deviceTable } from '../table/device-table.ts';
import { campus, dense, quiet } from './uses.ts';

/** Access switches of Arista, Dell, Extreme Networks, Huawei and Ruckus. */
export const campusVendorAccessSwitches = [
  ...deviceTable(
    { category: 'switch', manufacturer: 'Arista', use: campus },
    `
model              | part               | ports                                                                    | poe   | fwd  | layer | ru | psu | watt | kg   | air            | usd    | year  | use
CCS-710P-16P       | CCS-710P-16P       | ~12x1G-T at, 2x5G-T bt3, 2x5G-T up, 2x10G-SFP+ up                        | ~250  | ~104 | ~3    | 1  | 1   | ~45  | 2.27 | ~passive       | ~3100  | ~2021 | ${quiet}
CCS-720DP-24S-2F   | CCS-720DP-24S-2F   | *24x1G-T at, 4x10G-SFP+ up, 1x1G-T mgmt                                  | ~370  | ~128 | *3    | 1  | 2   | ~65  | 5.81 | front-to-rear  | ~5200  | ~2021 |
CCS-720DP-48S-2F   | CCS-720DP-48S-2F   | *48x1G-T at, 4x10G-SFP+ up, 1x1G-T mgmt                                  | ~740  | ~176 | *3    | 1  | 2   | ~80  | 6.73 | front-to-rear  | ~7900  | ~2021 |
CCS-720XP-24Y6-2F  | CCS-720XP-24Y6-2F  | *24x1G-T at, 6x25G-SFP28 up, 1x1G-T mgmt                                 | ~720  | ~348 | *3    | 1  | 2   | ~120 | 6.03 | front-to-rear  | ~8300  | ~2019 |
CCS-720XP-24ZY4-2F | CCS-720XP-24ZY4-2F | ~16x2.5G-T at, 8x5G-T bt3, 4x25G-SFP28 up, 1x1G-T mgmt                   | ~740  | ~360 | *3    | *1 | *2  | ~160 |      | ~front-to-rear | ~10900 | ~2019 | ${dense}
CCS-720XP-48Y6-2F  | CCS-720XP-48Y6-2F  | *48x1G-T at, 6x25G-SFP28 up, 1x1G-T mgmt                                 | ~1000 | ~396 | *3    | 1  | 2   | ~140 | 6.94 | front-to-rear  | ~12200 | ~2019 |
CCS-720XP-48ZC2-2F | CCS-720XP-48ZC2-2F | *40x2.5G-T at, 8x5G-T bt3, 4x25G-SFP28 up, 2x100G-QSFP28 up, 1x1G-T mgmt | ~1200 | ~880 | *3    | 1  | 2   | ~240 | 7.08 | front-to-rear  | ~18600 | ~2019 | ${dense}
`,
  ),
  ...deviceTable(
    { category: 'switch', manufacturer: 'Extreme Networks', use: campus },
    `
model              | part               | ports                                                    | poe   | fwd  | layer | stack | ru | psu | watt | kg   | air            | usd    | year  | last sale   | last support | use
4220-12P-4X        | 4220-12P-4X        | *12x1G-T at, 4x10G-SFP+ up                               | ~240  | *104 | ~3    | ~1    | *1 | ~1  | ~30  |      |                | ~1700  | ~2023 |             |              | ${quiet}
5320-16P-4XE       | 5320-16P-4XE       | *16x1G-T at, 4x10G-SFP+ up                               | ~185  | *112 | *3    | *8    | *1 | ~1  | ~40  |      |                | ~2600  | ~2021 |             |              | ${quiet}
5320-24P-8XE       | 5320-24P-8XE       | *24x1G-T at, 8x10G-SFP+ up                               | *370  | *208 | *3    | *8    | *1 | ~1  | ~60  |      | ~side          | ~3500  | ~2021 |             |              |
5320-48P-8XE       | 5320-48P-8XE       | 48x1G-T at, 8x10G-SFP+ up                                | *740  | ~256 | *3    | *8    | 1  | 1   | ~90  | 5    | side           | ~5200  | ~2021 |             |              |
5420F-48P-4XE      | 5420F-48P-4XE      | 48x1G-T at, 4x10G-SFP+ up, 1x1G-T mgmt                   | ~740  | ~176 | *3    | *8    | 1  | 1   | ~100 | 5.28 | front-to-rear  | ~6300  | ~2021 |             |              |
5420M-16MW-32P-4YE | 5420M-16MW-32P-4YE | *32x1G-T at, 16x2.5G-T bt4, 4x25G-SFP28 up, 1x1G-T mgmt  | ~900  | ~344 | *3    | *8    | *1 | *2  | ~150 |      | ~front-to-rear | ~9900  | ~2021 |             |              | ${dense}
5520-12MW-36W      | 5520-12MW-36W      | *36x1G-T bt4, 12x5G-T bt4, 2x100G-QSFP28 up, 1x1G-T mgmt | ~1400 | ~592 | *3    | *8    | *1 | *2  | ~190 |      |                | ~14500 | ~2020 |             |              | ${dense}
5520-24T           | 5520-24T           | 24x1G-T, 2x100G-QSFP28 up, 1x1G-T mgmt                   |       | ~448 | *3    | *8    | 1  | 2   | ~110 | 5.54 |                | ~6000  | ~2020 |             |              |
5520-48W           | 5520-48W           | 48x1G-T bt4, 2x100G-QSFP28 up, 1x1G-T mgmt               | ~1400 | ~496 | *3    | *8    | 1  | 2   | ~170 | 6.06 |                | ~11200 | ~2020 |             |              |
X440-G2-24p-10GE4  | 16533              | *24x1G-T at, 4x10G-SFP+ up, 1x1G-T mgmt                  | *380  | *128 | *3    | *8    | 1  | 2   | ~55  | 4.28 |                | ~3600  | ~2016 | ~2022-11-30 | ~2027-11-30  |
`,
  ),
  ...deviceTable(
    { category: 'switch', manufacturer: 'Ruckus', use: campus },
    `
model                | part                | ports                                                | poe  | fwd  | layer | stack | ru | psu | watt | kg   | air      | usd   | year  | last sale   | use
ICX 7150-48ZP-8x10G  | ICX7150-48ZP-8X10G  | 32x1G-T at, 16x2.5G-T at, 8x10G-SFP+ up, 1x1G-T mgmt | ~740 | *304 | *3    | *12   | 1  | 2   | ~110 | ~6.8 |          | ~8900 | ~2017 | ~2026-01-31 |
ICX 7150-C12P-2x10GR | ICX7150-C12P-2X10GR | 12x1G-T at, 2x1G-T up, 2x10G-SFP+ up, 1x1G-T mgmt    | *124 | *68  | *3    | *12   | 1  | 1   | ~30  | ~3   | passive  | ~1700 | ~2017 | ~2026-01-31 |
ICX 8200-24P         | ICX8200-24P         | *24x1G-T at, 4x25G-SFP28 up                          | *370 | *248 | *3    | *12   | *1 | ~1  | ~60  |      |          | ~3500 | ~2022 |             |
ICX 8200-24ZP        | ICX8200-24ZP        | ~24x2.5G-T bt3, 4x25G-SFP28 up                       | ~740 | ~320 | *3    | *12   | *1 | ~1  | ~110 |      |          | ~7900 | ~2022 |             | ${dense}
ICX 8200-48PF        | ICX8200-48PF        | *48x1G-T at, 4x25G-SFP28 up                          | *740 | *296 | *3    | *12   | *1 | ~1  | ~85  |      |          | ~6400 | ~2022 |             |
ICX 8200-C08PF       | ICX8200-C08PF       | *8x1G-T at, 2x10G-SFP+ up                            | *124 | *56  | *3    | *12   | *1 | ~1  | ~22  |      | ~passive | ~1350 | ~2022 |             | ${quiet}
`,
  ),
  ...deviceTable(
    { category: 'switch', manufacturer: 'Dell', use: campus },
    `
model                   | part        | ports                                                        | poe   | fwd   | layer | stack | ru | psu | watt | kg   | air            | usd    | year  | use
PowerSwitch N1124P-ON   | N1124P-ON   | *24x1G-T at, 4x10G-SFP+ up                                   | ~185  | *128  | ~2    | ~4    | 1  | 1   | ~40  | ~4   |                | ~1900  | ~2018 |
PowerSwitch N3224PX-ON  | N3224PX-ON  | ~24x10G-T bt3, 4x25G-SFP28 up, 2x100G-QSFP28 up, 1x1G-T mgmt | ~1000 | ~1080 | *3    | ~12   | *1 | *2  | ~230 |      | ~front-to-rear | ~11500 | ~2020 | ${dense}
PowerSwitch N3248P-ON   | N3248P-ON   | *48x1G-T at, 4x10G-SFP+ up, 2x100G-QSFP28 up, 1x1G-T mgmt    | ~1000 | ~576  | *3    | ~12   | 1  | ~2  | ~130 | 7.57 | front-to-rear  | ~7400  | ~2020 |
PowerSwitch N3248PXE-ON | N3248PXE-ON | ~48x10G-T bt3, 4x25G-SFP28 up, 2x100G-QSFP28 up, 1x1G-T mgmt | ~1600 | ~1560 | *3    | ~12   | *1 | *2  | ~380 |      | ~front-to-rear | ~17500 | ~2020 | ${dense}
`,
  ),
  ...deviceTable(
    { category: 'switch', manufacturer: 'Huawei', use: campus },
    `
model           | part            | ports                                           | poe   | fwd   | layer | stack | ru | psu | watt | kg | air           | usd    | year  | use
S5732-H24UM2CC  | S5732-H24UM2CC  | ~24x10G-T bt3, 4x25G-SFP28 up, 2x100G-QSFP28 up | ~1000 | ~1080 | *3    | ~9    | *1 | ~2  | ~230 |    |               | ~11500 | ~2021 | ${dense}
S5735-L8P4S-A1  | S5735-L8P4S-A1  | *8x1G-T at, 4x1G-SFP up                         | ~124  | *24   | ~3    | ~9    | ~1 | ~1  | ~18  |    | ~passive      | ~650   | ~2020 | ${quiet}
S5735-L24P4X-A1 | S5735-L24P4X-A1 | *24x1G-T at, 4x10G-SFP+ up                      | ~380  | ~128  | ~3    | ~9    | *1 | ~1  | ~40  |    |               | ~1700  | ~2020 |
S5735-L48P4X-A1 | S5735-L48P4X-A1 | 48x1G-T at, 4x10G-SFP+ up, 1x1G-T mgmt          | *380  | ~176  | ~3    | ~9    | 1  | 1   | ~55  | ~5 | front-to-rear | ~2900  | ~2021 |
`,
  ),
];
