import { deviceTable } from './table/device-table.ts';

const campusCore = 'Distribution and core of a campus';
const dataCentre = 'Leaf and spine of a data centre';

/** Aggregation switches: distribution, core and data centre. */
export const aggregationSwitches = [
  ...deviceTable(
    { category: 'switch', manufacturer: 'Cisco', use: campusCore },
    `
model                | part              | ports                                                   | fwd    | layer | stack | ru | psu | watt  | kg    | air            | usd    | year  | last sale   | last support | use
Catalyst 1300-24XS   | C1300-24XS        | ~24x10G-SFP+, 1x1G-T mgmt                               | *480   | ~3    | *8    | *1 | ~1  | ~75   |       |                | ~3900  | ~2023 |             |              | Distribution of a small site
Catalyst 9300X-24Y   | C9300X-24Y        | 24x25G-SFP28, 1x1G-T mgmt                               | ~1200  | *3    | *8    | 1  | 2   | ~250  | 7.35  | front-to-rear  | ~16500 | ~2021 |             |              |
Catalyst 9500-16X    | C9500-16X         | 16x10G-SFP+, 1x1G-T mgmt                                | ~480   | *3    | *2    | 1  | 2   | ~240  | ~9.5  | ~front-to-rear | ~15300 | ~2017 | ~2024-05-01 | ~2029-05-31  |
Catalyst 9500-24Y4C  | C9500-24Y4C       | 24x25G-SFP28, 4x100G-QSFP28 up, 1x1G-T mgmt             | *2000  | *3    | *2    | 1  | 2   | ~300  | ~9.9  | ~front-to-rear | ~27500 | ~2018 |             |              |
Catalyst 9500-32C    | C9500-32C         | 32x100G-QSFP28, 1x1G-T mgmt                             | *6400  | *3    | *2    | 1  | 2   | ~600  | ~12.5 | ~front-to-rear | ~55600 | ~2018 |             |              |
Catalyst 9500-40X    | C9500-40X         | 40x10G-SFP+, 1x1G-T mgmt                                | *960   | *3    | *2    | 1  | 2   | ~330  | ~10   | ~front-to-rear | ~28900 | ~2017 | ~2024-05-01 | ~2029-05-31  |
Catalyst 9500-48Y4C  | C9500-48Y4C       | 48x25G-SFP28, 4x100G-QSFP28 up, 1x1G-T mgmt             | *3200  | *3    | *2    | 1  | 2   | ~400  | ~10.3 | ~front-to-rear | ~40900 | ~2018 |             |              |
Catalyst 9500X-28C8D | C9500X-28C8D      | 28x100G-QSFP28, 8x400G-QSFP-DD up, 1x1G-T mgmt          | *12000 | *3    |       | 1  | 2   | ~750  | 13.28 | front-to-rear  | ~96000 | ~2021 |             |              |
Meraki MS425-32      | MS425-32-HW       | 32x10G-SFP+, 2x40G-QSFP+ up, 1x1G-T mgmt                | ~960   | *3    | *8    | 1  | 2   | ~220  | ~8    |                | ~21800 | ~2016 | ~2025-08-08 | ~2030-08-08  |
Nexus 9332C          | N9K-C9332C        | 32x100G-QSFP28, 2x10G-SFP+ up, 1x1G-T mgmt              | *6400  | *3    |       | 1  | 2   | ~480  | 8.6   |                | ~38000 | ~2018 |             |              | ${dataCentre}
Nexus 9332D-GX2B     | N9K-C9332D-GX2B   | 32x400G-QSFP-DD, 2x10G-SFP+ up, 1x1G-T mgmt             | *25600 | *3    |       | *1 | 2   | ~1300 | ~12   |                | ~92000 | ~2021 |             |              | ${dataCentre}
Nexus 9336C-FX2      | N9K-C9336C-FX2    | 36x100G-QSFP28, 1x1G-T mgmt                             | *7200  | *3    |       | 1  | 2   | ~550  | 8.5   |                | ~42000 | ~2018 |             |              | ${dataCentre}
Nexus 9348GC-FX3     | N9K-C9348GC-FX3   | *48x1G-T, 4x25G-SFP28 up, 2x100G-QSFP28 up, 1x1G-T mgmt | ~696   | *3    |       | *1 | *2  | ~190  |       |                | ~11900 | ~2022 |             |              | ${dataCentre}
Nexus 9348GC-FXP     | N9K-C9348GC-FXP   | 48x1G-T, 4x25G-SFP28 up, 2x100G-QSFP28 up, 1x1G-T mgmt  | *696   | *3    |       | 1  | 2   | ~180  | 6.44  |                | ~11500 | ~2018 |             |              | ${dataCentre}
Nexus 9364C          | N9K-C9364C        | 64x100G-QSFP28, 2x10G-SFP+ up, 1x1G-T mgmt              | *12840 | *3    |       | 2  | 2   | ~1200 | 16.74 |                | ~64000 | ~2018 |             |              | ${dataCentre}
Nexus 93108TC-FX3P   | N9K-C93108TC-FX3P | 48x10G-T, 6x100G-QSFP28 up, 1x1G-T mgmt                 | *2160  | *3    |       | 1  | 2   | ~430  | 7.25  |                | ~28500 | ~2020 |             |              | ${dataCentre}
Nexus 93180YC-FX3    | N9K-C93180YC-FX3  | 48x25G-SFP28, 6x100G-QSFP28 up, 1x1G-T mgmt             | *3600  | *3    |       | 1  | 2   | ~420  | 9.52  |                | ~31000 | ~2020 |             |              | ${dataCentre}
Nexus 93240YC-FX2    | N9K-C93240YC-FX2  | *48x25G-SFP28, 12x100G-QSFP28 up, 1x1G-T mgmt           | *4800  | *3    |       | *1 | *2  | ~500  |       |                | ~37000 | ~2018 |             |              | ${dataCentre}
`,
  ),
  ...deviceTable(
    { category: 'switch', manufacturer: 'Juniper', use: dataCentre },
    `
model        | part             | ports                                           | fwd    | layer | stack | ru | psu | watt  | kg    | air            | usd    | year  | last sale   | last support | use
EX4400-24X   | EX4400-24X       | 24x10G-SFP+, 2x100G-QSFP28 up, 1x1G-T mgmt      | ~880   | *3    | *10   | 1  | 2   | ~180  | 5.9   | front-to-rear  | ~13900 | ~2022 |             |              | ${campusCore}
EX4600-40F   | EX4600-40F       | ~24x10G-SFP+, 4x40G-QSFP+ up, 2x1G-T mgmt       | ~800   | *3    |       | 1  | 2   | ~280  | 9.84  | front-to-rear  | ~19500 | ~2014 |             |              | ${campusCore}
EX4650-48Y   | EX4650-48Y-AFI   | 48x25G-SFP28 by4, 8x100G-QSFP28 up, 2x1G-T mgmt | *4000  | *3    |       | 1  | 2   | ~450  | 11.25 | rear-to-front  | ~33000 | ~2018 |             |              | ${campusCore}
QFX5110-48S  | QFX5110-48S-AFO  | 48x10G-SFP+, 4x100G-QSFP28 up, 1x1G-T mgmt      | *1760  | *3    |       | 1  | 2   | ~300  | 10.43 | front-to-rear  | ~24000 | ~2016 | ~2023-12-31 | ~2028-12-31  |
QFX5120-32C  | QFX5120-32C-AFO  | 32x100G-QSFP28, 2x10G-SFP+ up, 1x1G-T mgmt      | *6400  | *3    |       | 1  | 2   | ~515  | 9.58  | front-to-rear  | ~41000 | ~2019 |             |              |
QFX5120-48T  | QFX5120-48T-AFO  | *48x10G-T, 6x100G-QSFP28 up, 1x1G-T mgmt        | *2160  | *3    |       | *1 | *2  | ~450  |       | *front-to-rear | ~33000 | ~2019 |             |              |
QFX5120-48Y  | QFX5120-48Y-AFO2 | 48x25G-SFP28 by4, 8x100G-QSFP28 up, 1x1G-T mgmt | *4000  | *3    |       | 1  | 2   | ~450  | 10.75 | front-to-rear  | ~34000 | ~2018 |             |              |
QFX5130-32CD | QFX5130-32CD-AFO | 32x400G-QSFP-DD, 2x10G-SFP+ up, 1x1G-T mgmt     | *25600 | *3    |       | 1  | 2   | ~1100 | 11.11 | front-to-rear  | ~85000 | ~2020 |             |              |
QFX5130-48C  | QFX5130-48C-AFO  | 48x100G-SFP-DD, 8x400G-QSFP-DD up, 1x1G-T mgmt  | *16000 | *3    |       | 1  | 2   | ~900  | 12.25 | front-to-rear  | ~78000 | ~2022 |             |              |
QFX5220-32CD | QFX5220-32CD-AFO | *32x400G-QSFP-DD, 2x10G-SFP+ up, 1x1G-T mgmt    | *25600 | *3    |       | *1 | *2  | ~1000 |       | *front-to-rear | ~92000 | ~2019 |             |              |
`,
  ),
  ...deviceTable(
    { category: 'switch', manufacturer: 'Arista', use: dataCentre },
    `
model               | part                | ports                                               | fwd    | layer | ru | psu | watt  | kg    | air           | usd     | year
DCS-7010TX-48-F     | DCS-7010TX-48-F     | 48x1G-T, 4x25G-SFP28 up, 1x1G-T mgmt                | *296   | *3    | 1  | 2   | ~91   | 3.9   | front-to-rear | ~7000   | ~2020
DCS-7050CX3-32S-F   | DCS-7050CX3-32S-F   | ~32x100G-QSFP28, 2x10G-SFP+ up, 1x1G-T mgmt         | *6400  | *3    | 1  | 2   | ~420  | 9.07  | front-to-rear | ~37000  | ~2018
DCS-7050DX4-32S-F   | DCS-7050DX4-32S-F   | 32x400G-QSFP-DD, 2x10G-SFP+ up, 1x1G-T mgmt         | *25600 | *3    | 1  | 2   | ~900  | 11.07 | front-to-rear | ~88000  | ~2022
DCS-7050SX3-48YC12-F | DCS-7050SX3-48YC12-F | *48x25G-SFP28, 12x100G-QSFP28 up, 1x1G-T mgmt | *4800 | *3 | *1 | *2 | ~400 | | front-to-rear | ~36500 | ~2018
DCS-7050SX3-48YC8-F | DCS-7050SX3-48YC8-F | 48x25G-SFP28 by4@10G, 8x100G-QSFP28 up, 1x1G-T mgmt | *4000  | *3    | 1  | 2   | ~350  | 9.53  | front-to-rear | ~30500  | ~2018
DCS-7050TX3-48C8-F  | DCS-7050TX3-48C8-F  | 48x10G-T, 8x100G-QSFP28 up, 1x1G-T mgmt             | *2560  | *3    | 1  | 2   | ~450  | 9.34  | front-to-rear | ~29000  | ~2018
DCS-7060DX5-64S-F   | DCS-7060DX5-64S-F   | 64x400G-QSFP-DD, 2x10G-SFP+ up, 1x1G-T mgmt         | *51200 | *3    | 2  | 2   | ~1500 | 21.95 | front-to-rear | ~145000 | ~2022
DCS-7280SR3-48YC8-F | DCS-7280SR3-48YC8-F | 48x25G-SFP28, 8x100G-QSFP28 up, 1x1G-T mgmt         | *4000  | *3    | 1  | 2   | ~500  | 9.16  | front-to-rear | ~51000  | ~2020
`,
  ),
  ...deviceTable(
    { category: 'switch', manufacturer: 'HPE Aruba', use: campusCore },
    `
model                        | part   | ports                                                | fwd   | layer | stack | ru | psu | watt | kg   | air            | usd    | year  | use
6300M 24SFP+ 4SFP56          | JL658A | 24x10G-SFP+, 4x50G-SFP56 up, 1x1G-T mgmt             | *880  | *3    | *10   | 1  | 2   | ~130 | ~5.7 |                | ~10900 | ~2019 |
8100-48XF4C                  | R9W96A | 48x10G-SFP+, 4x100G-QSFP28 up, 1x1G-T mgmt           | ~1760 | *3    |       | 1  | 2   | ~300 | 8.39 | ~front-to-rear | ~21000 | ~2023 |
8320-48XF6Q                  | JL479A | 48x10G-SFP+, 6x40G-QSFP+ up, 1x1G-T mgmt             | ~1440 | *3    |       | 1  | 2   | ~357 | ~10  |                | ~27000 | ~2017 |
8325-32C Front-to-Back       | JL626A | 32x100G-QSFP28, 1x1G-T mgmt                          | *6400 | *3    |       | 1  | 2   | ~550 | ~10  | front-to-rear  | ~39500 | ~2018 |
8325-48Y8C Front-to-Back     | JL624A | 48x25G-SFP28 by12@10G, 8x100G-QSFP28 up, 1x1G-T mgmt | *4000 | *3    |       | 1  | 2   | ~550 | ~10  | front-to-rear  | ~33500 | ~2018 |
8360-16Y2C Front-to-Back     | JL702C | *16x25G-SFP28, 2x100G-QSFP28 up, 1x1G-T mgmt         | *1200 | *3    |       | *1 | *2  | ~220 |      | *front-to-rear | ~15900 | ~2020 |
8360-32Y4C Front-to-Back     | JL700C | 32x25G-SFP28, 4x100G-QSFP28 up, 1x1G-T mgmt          | *2400 | *3    |       | 1  | 2   | ~330 | ~9   | front-to-rear  | ~29000 | ~2020 |
CX 10000-48Y6C Front-to-Back | R8P13A | *48x25G-SFP28, 6x100G-QSFP28 up, 1x1G-T mgmt         | *3600 | *3    |       | *1 | *2  | ~600 |      | *front-to-rear | ~58000 | ~2021 | Leaf and spine of a data centre
`,
  ),
  ...deviceTable(
    { category: 'switch', manufacturer: 'Dell', use: dataCentre },
    `
model                 | part      | ports                                                       | fwd    | layer | ru | psu | watt  | kg   | usd    | year
PowerSwitch S4112F-ON | S4112F-ON | 12x10G-SFP+, 3x100G-QSFP28 up, 1x1G-T mgmt                  | *840   | *3    | 1  | 2   | ~180  | ~5   | ~8900  | ~2018
PowerSwitch S4148F-ON | S4148F-ON | ~48x10G-SFP+, 4x100G-QSFP28 up, 2x40G-QSFP+ up, 1x1G-T mgmt | *1760  | *3    | 1  | 2   | ~370  | ~9   | ~14500 | ~2017
PowerSwitch S4148T-ON | S4148T-ON | *48x10G-T, 4x100G-QSFP28 up, 2x40G-QSFP+ up, 1x1G-T mgmt    | *1760  | *3    | *1 | *2  | ~420  |      | ~15500 | ~2017
PowerSwitch S5224F-ON | S5224F-ON | 24x25G-SFP28 by4@10G, 4x100G-QSFP28 up, 1x1G-T mgmt         | ~2000  | *3    | 1  | 2   | ~200  | ~9.5 | ~14900 | ~2019
PowerSwitch S5232F-ON | S5232F-ON | 32x100G-QSFP28, 2x10G-SFP+ up, 1x1G-T mgmt                  | *6400  | *3    | 1  | 2   | ~360  | ~10  | ~24500 | ~2018
PowerSwitch S5248F-ON | S5248F-ON | 48x25G-SFP28 by4@10G, 6x100G-QSFP28 up, 1x1G-T mgmt         | *4000  | *3    | 1  | 2   | ~310  | ~10  | ~21000 | ~2018
PowerSwitch S5296F-ON | S5296F-ON | *96x25G-SFP28 by4@10G, 8x100G-QSFP28 up, 1x1G-T mgmt        | *6400  | *3    | *2 | *2  | ~580  |      | ~36500 | ~2018
PowerSwitch Z9332F-ON | Z9332F-ON | *32x400G-QSFP-DD, 2x10G-SFP+ up, 1x1G-T mgmt                | *25600 | *3    | *1 | *2  | ~1100 |      | ~62000 | ~2019
`,
  ),
  ...deviceTable(
    { category: 'switch', manufacturer: 'MikroTik', use: 'Core and data centre on a small budget' },
    `
model              | part               | ports                                         | fwd   | layer | ru | psu | watt | kg   | air            | usd   | year
CRS309-1G-8S+IN    | CRS309-1G-8S+IN    | *8x10G-SFP+, 1x1G-T mgmt                      | *162  | ~3    | ~0 | ~2  | ~23  |      | *passive       | ~269  | ~2018
CRS312-4C+8XG-RM   | CRS312-4C+8XG-RM   | *8x10G-T, 4x10G-SFP+ up, 1x100M-T mgmt        | *240  | ~3    | *1 | *2  | ~60  |      |                | ~639  | ~2019
CRS317-1G-16S+RM   | CRS317-1G-16S+RM   | 16x10G-SFP+, 1x1G-T mgmt                      | *322  | ~3    | 1  | 2   | ~44  | ~3.1 |                | ~399  | ~2017
CRS326-24S+2Q+RM   | CRS326-24S+2Q+RM   | 24x10G-SFP+, 2x40G-QSFP+ up                   | *640  | ~3    | 1  | 2   | ~69  | ~4.5 |                | ~599  | ~2019
CRS504-4XQ-IN      | CRS504-4XQ-IN      | *4x100G-QSFP28, 1x100M-T mgmt                 | *800  | ~3    | 1  | ~2  | ~25  |      | front-to-rear  | ~799  | ~2022
CRS510-8XS-2XQ-IN  | CRS510-8XS-2XQ-IN  | *8x25G-SFP28, 2x100G-QSFP28 up, 1x100M-T mgmt | *800  | ~3    | *1 | ~2  | ~45  |      | ~front-to-rear | ~999  | ~2023
CRS518-16XS-2XQ-RM | CRS518-16XS-2XQ-RM | 16x25G-SFP28, 2x100G-QSFP28 up, 1x1G-T mgmt   | *1200 | ~3    | 1  | 2   | ~79  | ~5   | front-to-rear  | ~1495 | ~2022
CRS520-4XS-16XQ-RM | CRS520-4XS-16XQ-RM | 4x25G-SFP28, 16x100G-QSFP28 up, 2x10G-T mgmt  | *3400 | ~3    | 1  | 2   | ~150 | ~6   | front-to-rear  | ~2195 | ~2024
`,
  ),
  ...deviceTable(
    { category: 'switch', manufacturer: 'Ubiquiti', use: 'Core of small and middling offices' },
    `
model                         | part                | ports                          | fwd   | layer | ru | psu | watt | kg   | air           | usd   | year
Enterprise Campus Aggregation | ECS-Aggregation     | 48x25G-SFP28, 6x100G-QSFP28 up | *3600 | *3    | 1  | 2   | ~250 | ~9   | front-to-rear | ~3999 | ~2024
Switch Aggregation            | USW-Aggregation     | 8x10G-SFP+                     | *160  | *2    | 1  | 1   | ~30  | 2.7  |               | ~269  | ~2020
Switch EnterpriseXG 24        | USW-EnterpriseXG-24 | *24x10G-T, 2x25G-SFP28 up      | *580  | *3    | *1 | *1  | ~100 |      |               | ~1299 | ~2021
Switch Pro Aggregation        | USW-Pro-Aggregation | 28x10G-SFP+, 4x25G-SFP28 up    | *760  | *3    | 1  | *1  | ~100 | 4.72 | front-to-rear | ~899  | ~2021
`,
  ),
  ...deviceTable(
    { category: 'switch', manufacturer: 'Extreme Networks', use: dataCentre },
    `
model        | part                  | ports                                       | fwd   | layer | ru | psu | watt | kg   | air           | usd    | year  | use
5520-24X     | 5520-24X              | *24x10G-SFP+, 2x100G-QSFP28 up, 1x1G-T mgmt | ~880  | *3    | *1 | *2  | ~120 |      |               | ~13500 | ~2020 | ${campusCore}
7520-48XT-6C | 7520-48XT-6C          | *48x10G-T, 6x100G-QSFP28 up, 1x1G-T mgmt    | ~2160 | *3    | *1 | *2  | ~420 |      |               | ~30500 | ~2022 |
7520-48Y-8C  | 7520-48Y-8C           | 48x25G-SFP28, 8x100G-QSFP28 up, 1x1G-T mgmt | ~4000 | *3    | 1  | 2   | ~400 | 7.58 |               | ~32000 | ~2022 |
7720-32C     | 7720-32C-FabricEngine | 32x100G-QSFP28, 2x1G-T mgmt                 | ~6400 | *3    | 1  | 2   | ~480 | 7.4  | front-to-rear | ~39000 | ~2022 |
`,
  ),
  ...deviceTable(
    { category: 'switch', manufacturer: 'Huawei', use: campusCore },
    `
model                    | part           | ports                                        | fwd    | layer | stack | ru | psu | watt  | kg | usd    | year  | use
CloudEngine 6863E-48S6CQ | CE6863E-48S6CQ | *48x25G-SFP28, 6x100G-QSFP28 up, 1x1G-T mgmt | ~3600  | *3    |       | *1 | *2  | ~300  |    | ~19500 | ~2021 | ${dataCentre}
CloudEngine 8850-64CQ    | CE8850-64CQ-EI | *64x100G-QSFP28, 1x1G-T mgmt                 | ~12800 | *3    |       | *2 | *2  | ~1100 |    | ~52000 | ~2018 | ${dataCentre}
S6730-H24X6C             | S6730-H24X6C   | *24x10G-SFP+, 6x100G-QSFP28 up, 1x1G-T mgmt  | ~1680  | *3    | *9    | *1 | *2  | ~190  |    | ~10500 | ~2019 |
S6730-H48X6C             | S6730-H48X6C   | 48x10G-SFP+, 6x100G-QSFP28 up, 1x1G-T mgmt   | ~2160  | *3    | *9    | 1  | 2   | ~240  | ~9 | ~15500 | ~2019 |
`,
  ),
  ...deviceTable(
    { category: 'switch', manufacturer: 'Fortinet', use: campusCore },
    `
model             | part     | ports                                        | fwd   | layer | ru | psu | watt | kg   | air            | usd    | year  | use
FortiSwitch 1024E | FS-1024E | 24x10G-SFP+, 2x100G-QSFP28 up, 1x1G-T mgmt   | *880  | *3    | 1  | 2   | ~130 | 6.58 | front-to-rear  | ~9500  | ~2021 |
FortiSwitch 1048E | FS-1048E | *48x10G-SFP+, 4x100G-QSFP28 up, 1x1G-T mgmt  | *1760 | *3    | 1  | 2   | ~240 | 8.6  | front-to-rear  | ~18500 | ~2018 |
FortiSwitch 2048F | FS-2048F | *48x25G-SFP28, 8x100G-QSFP28 up, 1x1G-T mgmt | *4000 | *3    | *1 | *2  | ~400 |      | ~front-to-rear | ~27500 | ~2022 | ${dataCentre}
FortiSwitch 3032E | FS-3032E | *32x100G-QSFP28, 1x1G-T mgmt                 | *6400 | *3    | *1 | *2  | ~450 |      | ~front-to-rear | ~37500 | ~2018 | ${dataCentre}
`,
  ),
  ...deviceTable(
    { category: 'switch', manufacturer: 'Ruckus', use: campusCore },
    `
model         | part         | ports                                       | fwd   | layer | stack | ru | psu | watt | usd    | year
ICX 7850-32Q  | ICX7850-32Q  | *32x100G-QSFP28, 1x1G-T mgmt                | *6400 | *3    | *12   | *1 | *2  | ~430 | ~39000 | ~2018
ICX 7850-48FS | ICX7850-48FS | *48x10G-SFP+, 8x100G-QSFP28 up, 1x1G-T mgmt | *2560 | *3    | *12   | *1 | *2  | ~330 | ~33000 | ~2018
`,
  ),
  ...deviceTable(
    { category: 'switch', manufacturer: 'TP-Link', use: 'Distribution of a small site' },
    `
model      | part       | ports        | fwd  | layer | ru | psu | watt | usd  | year
TL-SX3016F | TL-SX3016F | *16x10G-SFP+ | *320 | ~2    | *1 | ~1  | ~50  | ~750 | ~2022
`,
  ),
  ...deviceTable(
    { category: 'switch', manufacturer: 'Netgear', use: 'Distribution of a small site' },
    `
model        | part     | ports                               | fwd  | layer | stack | ru | psu | watt | usd   | year
M4300-24X24F | XSM4348S | *24x10G-T, 24x10G-SFP+, 1x1G-T mgmt | *960 | *3    | *8    | *1 | *2  | ~200 | ~7200 | ~2016
`,
  ),
];
