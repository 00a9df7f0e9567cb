import { deviceTable } from './device-table.ts';

const campus = 'Access layer of offices and campuses';
const small = 'Small offices, shops and classrooms';

/** Switches that people, phones, cameras and access points are plugged into. */
export const accessSwitches = [
  ...deviceTable(
    { category: 'switch', manufacturer: 'Cisco', use: campus },
    `
model                       | part            | ports                                                       | poe   | fwd   | layer | stack | ru | psu | watt | kg    | air           | usd    | year  | use
Catalyst 1300-24P-4X        | C1300-24P-4X    | 24x1G-T at, 4x10G-SFP+ up                                   | *195  | ~128  | ~3    | ~8    | 1  | 1   | ~40  | 3.95  | passive       | ~950   | ~2023 | ${small}
Catalyst 1300-48FP-4X       | C1300-48FP-4X   | 48x1G-T at, 4x10G-SFP+ up                                   | *740  | ~176  | ~3    | ~8    | 1  | 1   | ~75  | 5.16  | front-to-rear | ~1900  | ~2023 | ${small}
CBS350-24P-4G               | CBS350-24P-4G   | *24x1G-T at, 4x1G-SFP up                                    | *195  | ~56   | ~3    | ~4    | 1  | 1   | ~36  | ~4    |               | ~620   | ~2020 | ${small}
CBS350-48FP-4X              | CBS350-48FP-4X  | *48x1G-T at, 4x10G-SFP+ up                                  | *740  | ~176  | ~3    | ~4    | 1  | 1   | ~80  | 5.82  |               | ~1750  | ~2020 | ${small}
Catalyst 1000-24P-4G-L      | C1000-24P-4G-L  | 24x1G-T at, 4x1G-SFP up                                     | *195  | ~56   | ~2    | ~8    | 1  | 1   | ~35  | ~3.8  |               | ~1450  | ~2019 | ${small}
Catalyst 1000-48FP-4X-L     | C1000-48FP-4X-L | 48x1G-T at, 4x10G-SFP+ up                                   | *740  | ~176  | ~2    | ~8    | 1  | 1   | ~70  | ~5.6  |               | ~3600  | ~2019 | ${small}
Catalyst 9200L-24P-4X       | C9200L-24P-4X   | 24x1G-T at, 4x10G-SFP+ up, 1x1G-T mgmt                      | *370  | *128  | ~3    | *8    | 1  | 2   | ~60  | ~5    | ~front-to-rear | ~3700  | ~2018 |
Catalyst 9200L-48P-4X       | C9200L-48P-4X   | 48x1G-T at, 4x10G-SFP+ up, 1x1G-T mgmt                      | *740  | *176  | ~3    | *8    | 1  | 2   | ~80  | ~5.5  | ~front-to-rear | ~6400  | ~2018 |
Catalyst 9200L-48T-4X       | C9200L-48T-4X   | 48x1G-T, 4x10G-SFP+ up, 1x1G-T mgmt                         |       | *176  | ~3    | *8    | 1  | 2   | ~70  | ~4.9  | ~front-to-rear | ~4700  | ~2018 |
Catalyst 9200CX-12P-2X2G    | C9200CX-12P-2X2G | 12x1G-T at, 2x10G-SFP+ up, 2x1G-SFP up                     | *240  | ~68   | ~3    | ~1    | 1  | 1   | ~35  | ~2.9  | ~passive      | ~1900  | ~2022 | Quiet rooms and small branches
Catalyst 9300L-48P-4X       | C9300L-48P-4X   | 48x1G-T at, 4x10G-SFP+ up, 1x1G-T mgmt                      | *505  | *176  | *3    | *8    | 1  | 2   | ~100 | ~7    | ~front-to-rear | ~9300  | ~2019 |
Catalyst 9300LM-48U-4Y      | C9300LM-48U-4Y  | 48x1G-T bt3, 4x25G-SFP28 up, 1x1G-T mgmt                    | ~790  | ~296  | *3    | *8    | 1  | 2   | ~120 | 5.45  | ~front-to-rear | ~11800 | ~2022 |
Meraki MS120-8LP            | MS120-8LP-HW    | 8x1G-T at, 2x1G-SFP up                                      | *67   | *20   | *2    | ~1    | 1  | 1   | ~15  | 1.25  | ~passive      | ~900   | ~2017 | ${small}
Meraki MS120-48FP           | MS120-48FP-HW   | 48x1G-T at, 4x10G-SFP+ up, 1x1G-T mgmt                      | *740  | ~176  | *2    | ~1    | 1  | 1   | ~80  | 5.7   |               | ~5100  | ~2017 |
Meraki MS225-48FP           | MS225-48FP-HW   | 48x1G-T at, 4x10G-SFP+ up, 2x40G-QSFP+ up, 1x1G-T mgmt      | *740  | ~336  | *2    | *8    | 1  | 2   | ~90  | ~6    |               | ~9600  | ~2016 |
`,
  ),
  ...deviceTable(
    { category: 'switch', manufacturer: 'Juniper', use: campus },
    `
model          | part           | ports                                                        | poe   | fwd  | layer | stack | ru | psu | watt | kg   | air           | usd    | year  | use
EX2300-24P     | EX2300-24P     | *24x1G-T at, 4x10G-SFP+ up                                   | *370  | *128 | *3    | *4    | 1  | 1   | ~50  | 4.49 | front-to-rear | ~2600  | ~2016 | ${small}
EX2300-48P     | EX2300-48P     | *48x1G-T at, 4x10G-SFP+ up                                   | *740  | *176 | *3    | *4    | 1  | 1   | ~90  | 5.02 | front-to-rear | ~4700  | ~2016 |
EX2300-C-12P   | EX2300-C-12P   | *12x1G-T at, 2x10G-SFP+ up, 1x1G-T mgmt                      | *124  | *64  | *3    | *4    | 1  | 1   | ~30  | ~2.9 | passive       | ~1500  | ~2016 | Quiet rooms and small branches
EX3400-24P     | EX3400-24P     | *24x1G-T at, 4x10G-SFP+ up, 2x40G-QSFP+ up, 1x1G-T mgmt      | *370  | *288 | *3    | *10   | 1  | 2   | ~70  | 4.76 | front-to-rear | ~4800  | ~2016 |
EX3400-48P     | EX3400-48P     | *48x1G-T at, 4x10G-SFP+ up, 2x40G-QSFP+ up, 1x1G-T mgmt      | *740  | *336 | *3    | *10   | 1  | 2   | ~100 | 4.76 | front-to-rear | ~7900  | ~2016 |
EX4000-24P     | EX4000-24P     | 24x1G-T at, 4x10G-SFP+ up, 1x1G-T mgmt                       | ~370  | ~128 | ~3    | ~6    | 1  | 1   | ~50  | 4    | front-to-rear | ~2300  | ~2025 | ${small}
EX4000-48P     | EX4000-48P     | 48x1G-T at, 4x10G-SFP+ up, 1x1G-T mgmt                       | ~740  | ~176 | ~3    | ~6    | 1  | 1   | ~70  | 4.84 | front-to-rear | ~3900  | ~2025 |
EX4100-24P     | EX4100-24P     | 24x1G-T at, 4x25G-SFP28 up, 4x10G-SFP+ up, 1x1G-T mgmt       | ~720  | ~328 | *3    | *10   | 1  | 2   | ~90  | 4.54 | front-to-rear | ~6100  | ~2022 |
EX4100-48P     | EX4100-48P     | 48x1G-T at, 4x25G-SFP28 up, 4x10G-SFP+ up, 1x1G-T mgmt       | ~740  | ~376 | *3    | *10   | 1  | 2   | ~110 | 4.66 | front-to-rear | ~9400  | ~2022 |
EX4100-48MP    | EX4100-48MP    | 32x1G-T bt4, 16x2.5G-T bt4, 4x25G-SFP28 up, 4x10G-SFP+ up, 1x1G-T mgmt | ~740 | ~424 | *3 | *10   | 1  | 2   | ~130 | 4.72 | front-to-rear | ~12400 | ~2022 | Access for Wi-Fi of high density
EX4100-F-12P   | EX4100-F-12P   | 12x1G-T at, 4x10G-SFP+ up, 2x10G-T up, 1x1G-T mgmt           | ~180  | ~144 | *3    | *10   | 1  | 1   | ~45  | 3    | passive       | ~2600  | ~2022 | Quiet rooms and small branches
EX4400-24P     | EX4400-24P     | 24x1G-T at, 2x100G-QSFP28 up, 1x1G-T mgmt                    | ~720  | ~448 | *3    | *10   | 1  | 2   | ~150 | 5.9  | front-to-rear | ~8600  | ~2021 |
EX4400-48P     | EX4400-48P     | 48x1G-T bt4, 2x100G-QSFP28 up, 1x1G-T mgmt                   | ~1300 | ~496 | *3    | *10   | 1  | 2   | ~170 | 5.9  | front-to-rear | ~12900 | ~2021 |
EX4400-48MP    | EX4400-48MP    | 36x2.5G-T bt4, 12x10G-T bt4, 2x100G-QSFP28 up, 1x1G-T mgmt   | ~1300 | ~820 | *3    | *10   | 1  | 2   | ~230 | 5.9  | front-to-rear | ~18900 | ~2021 | Access for Wi-Fi of high density
`,
  ),
  ...deviceTable(
    { category: 'switch', manufacturer: 'HPE Aruba', use: campus },
    `
model                            | part   | ports                                                 | poe  | fwd  | layer | stack | ru | psu | watt | kg   | air           | usd    | year  | use
1930 24G PoE 370W                | JL684B | 24x1G-T at, 4x10G-SFP+ up                             | *370 | *128 | ~2    | ~1    | 1  | 1   | ~45  | 3.73 | side          | ~850   | ~2020 | ${small}
1960 48G PoE 2XGT 2SFP+ 600W     | JL809A | 48x1G-T at, 2x10G-T up, 2x10G-SFP+ up                 | *600 | ~176 | ~3    | ~4    | 1  | 1   | ~80  | 4.9  | side          | ~2000  | ~2021 | ${small}
2930F 24G PoE+ 4SFP+             | JL255A | *24x1G-T at, 4x10G-SFP+ up                            | *370 | *128 | *3    | *8    | 1  | 1   | ~60  | ~4.4 |               | ~3400  | ~2016 |
2930F 48G PoE+ 4SFP+             | JL256A | *48x1G-T at, 4x10G-SFP+ up                            | *370 | *176 | *3    | *8    | 1  | 1   | ~75  | ~5   |               | ~5400  | ~2016 |
6000 24G Class4 PoE 4SFP         | R8N87A | 24x1G-T at, 4x1G-SFP up                               | *370 | *56  | ~2    | ~1    | 1  | 1   | ~40  | ~3.9 |               | ~1700  | ~2022 | ${small}
6100 24G Class4 PoE 4SFP+        | JL677A | 24x1G-T at, 4x10G-SFP+ up                             | *370 | *128 | *2    | ~1    | 1  | 1   | ~45  | ~3.9 |               | ~2300  | ~2021 |
6100 48G Class4 PoE 4SFP+        | JL675A | 48x1G-T at, 4x10G-SFP+ up                             | *370 | *176 | *2    | ~1    | 1  | 1   | ~60  | ~4.6 |               | ~3600  | ~2021 |
6200F 48G Class4 PoE 4SFP+ 740W  | JL728A | 48x1G-T at, 4x10G-SFP+ up, 1x1G-T mgmt                | *740 | *176 | *3    | *8    | 1  | 1   | ~100 | ~5.3 |               | ~5900  | ~2020 |
6200M 48G Class4 PoE 4SFP+       | R8Q70A | 48x1G-T at, 4x10G-SFP+ up, 1x1G-T mgmt                | ~740 | *176 | *3    | *8    | 1  | 2   | ~100 | 6.15 | front-to-rear | ~7600  | ~2023 |
6300M 24G Class4 PoE 4SFP56      | JL662A | 24x1G-T at, 4x50G-SFP56 up, 1x1G-T mgmt               | ~720 | *448 | *3    | *10   | 1  | 2   | ~120 | ~6   |               | ~8100  | ~2019 |
6300M 48G Class4 PoE 4SFP56      | JL661A | 48x1G-T at, 4x50G-SFP56 up, 1x1G-T mgmt               | ~740 | *496 | *3    | *10   | 1  | 2   | ~140 | ~6.2 |               | ~11600 | ~2019 |
6300M 48SR5 Class6 PoE 4SFP56    | JL659A | 48x5G-T bt3, 4x50G-SFP56 up, 1x1G-T mgmt              | ~1440 | *880 | *3   | *10   | 1  | 2   | ~220 | ~6.6 |               | ~17800 | ~2019 | Access for Wi-Fi of high density
`,
  ),
  ...deviceTable(
    { category: 'switch', manufacturer: 'Arista', use: campus },
    `
model               | part              | ports                                                            | poe   | fwd   | layer | ru | psu | watt | kg   | air           | usd    | year  | use
CCS-710P-16P        | CCS-710P-16P      | ~12x1G-T at, 2x5G-T bt3, 2x5G-T up, 2x10G-SFP+ up                | ~250  | ~104  | ~3    | 1  | 1   | ~45  | 2.27 | ~passive      | ~3100  | ~2021 | Quiet rooms and small branches
CCS-720DP-24S-2F    | CCS-720DP-24S-2F  | *24x1G-T at, 4x10G-SFP+ up, 1x1G-T mgmt                          | ~370  | ~128  | *3    | 1  | 2   | ~65  | 5.81 | front-to-rear | ~5200  | ~2021 |
CCS-720DP-48S-2F    | CCS-720DP-48S-2F  | *48x1G-T at, 4x10G-SFP+ up, 1x1G-T mgmt                          | ~740  | ~176  | *3    | 1  | 2   | ~80  | 6.73 | front-to-rear | ~7900  | ~2021 |
CCS-720XP-24Y6-2F   | CCS-720XP-24Y6-2F | *24x1G-T at, 6x25G-SFP28 up, 1x1G-T mgmt                         | ~720  | ~348  | *3    | 1  | 2   | ~120 | 6.03 | front-to-rear | ~8300  | ~2019 |
CCS-720XP-48Y6-2F   | CCS-720XP-48Y6-2F | *48x1G-T at, 6x25G-SFP28 up, 1x1G-T mgmt                         | ~1000 | ~396  | *3    | 1  | 2   | ~140 | 6.94 | front-to-rear | ~12200 | ~2019 |
CCS-720XP-48ZC2-2F  | CCS-720XP-48ZC2-2F | *40x2.5G-T at, 8x5G-T bt3, 4x25G-SFP28 up, 2x100G-QSFP28 up, 1x1G-T mgmt | ~1200 | ~880 | *3 | 1 | 2   | ~240 | 7.08 | front-to-rear | ~18600 | ~2019 | Access for Wi-Fi of high density
`,
  ),
  ...deviceTable(
    { category: 'switch', manufacturer: 'Fortinet', use: 'Access layer behind a FortiGate' },
    `
model                   | part         | ports                                                 | poe  | fwd  | layer | ru | psu | watt | kg   | air           | usd   | year
FortiSwitch 108F-POE    | FS-108F-POE  | 8x1G-T at, 2x1G-SFP up                                | *65  | *20  | *2    | 1  | 1   | ~12  | 1.7  | passive       | ~400  | ~2021
FortiSwitch 124F-FPOE   | FS-124F-FPOE | 24x1G-T at, 4x10G-SFP+ up                             | *370 | *128 | *2    | 1  | 1   | ~45  | 3.82 | side          | ~1450 | ~2020
FortiSwitch 148F-FPOE   | FS-148F-FPOE | ~48x1G-T at, 4x10G-SFP+ up                            | *740 | *176 | *2    | 1  | 1   | ~60  | 4.68 | side          | ~2700 | ~2020
FortiSwitch 248E-FPOE   | FS-248E-FPOE | 48x1G-T at, 4x1G-SFP up, 1x1G-T mgmt                  | *740 | *104 | *3    | 1  | 2   | ~80  | 6.1  | side          | ~3800 | ~2017
FortiSwitch 424E-POE    | FS-424E-POE  | 24x1G-T at, 4x10G-SFP+ up, 1x1G-T mgmt                | *283 | *128 | *3    | 1  | 2   | ~60  | 5.25 | side          | ~3000 | ~2019
FortiSwitch 648F        | FS-648F      | 32x2.5G-T, 16x5G-T, 8x25G-SFP28 up, 1x1G-T mgmt       |      | ~720 | *3    | 1  | 2   | ~180 | 7.15 | front-to-rear | ~9500 | ~2023
`,
  ),
  ...deviceTable(
    { category: 'switch', manufacturer: 'Ubiquiti', use: small },
    `
model                   | part                   | ports                                              | poe  | fwd  | layer | stack | ru | psu | watt | kg   | air           | usd   | year
Switch Lite 8 PoE       | USW-Lite-8-PoE         | 4x1G-T at, 4x1G-T                                  | *52  | *16  | *2    | ~1    | *0 | 1   | ~8   | ~0.8 | ~passive      | ~109  | ~2020
Switch Lite 16 PoE      | USW-Lite-16-PoE        | *8x1G-T at, 8x1G-T                                 | *45  | *32  | *2    | ~1    | *0 | 1   | ~15  | ~1.2 | ~passive      | ~199  | ~2020
Switch 24 PoE           | USW-24-POE             | 16x1G-T at, 8x1G-T, 2x1G-SFP up                    | *95  | *52  | *2    | ~1    | 1  | 1   | ~25  | ~2.8 | ~passive      | ~379  | ~2019
Switch 48 PoE           | USW-48-POE             | 32x1G-T at, 16x1G-T, 4x1G-SFP up                   | *195 | *104 | *2    | ~1    | 1  | 1   | ~45  | ~4.2 | ~passive      | ~599  | ~2019
Switch Pro 24 PoE       | USW-Pro-24-POE         | 16x1G-T at, 8x1G-T bt3, 2x10G-SFP+ up              | *400 | *88  | *3    | ~1    | 1  | *1  | ~50  | 4.4  | front-to-rear | ~699  | ~2020
Switch Pro 48 PoE       | USW-Pro-48-POE         | 40x1G-T at, 8x1G-T bt3, 4x10G-SFP+ up              | *600 | *176 | *3    | ~1    | 1  | *1  | ~60  | 6.35 | front-to-rear | ~1099 | ~2020
Switch Pro Max 24 PoE   | USW-Pro-Max-24-PoE     | 8x1G-T at, 8x1G-T bt3, 8x2.5G-T bt3, 2x10G-SFP+ up | *400 | *112 | *3    | ~1    | 1  | *1  | ~50  | 5.2  | front-to-rear | ~799  | ~2023
Switch Pro Max 48 PoE   | USW-Pro-Max-48-PoE     | 24x1G-T at, 8x1G-T bt3, 16x2.5G-T bt3, 4x10G-SFP+ up | *720 | *224 | *3  | ~1    | 1  | *1  | ~100 | 6.3  | front-to-rear | ~1299 | ~2023
Switch Enterprise 24 PoE | USW-Enterprise-24-PoE | 12x1G-T at, 12x2.5G-T at, 2x10G-SFP+ up            | *400 | *124 | *3    | ~1    | 1  | *1  | ~60  | 5.2  | front-to-rear | ~799  | ~2021
Switch Enterprise 48 PoE | USW-Enterprise-48-PoE | 48x2.5G-T at, 4x10G-SFP+ up                        | *720 | *320 | *3    | ~1    | 1  | *1  | ~100 | 6.3  | front-to-rear | ~1599 | ~2021
Switch Flex 2.5G 8 PoE  | USW-Flex-2-5G-8-PoE    | 8x2.5G-T bt3, 1x10G-T up, 1x10G-SFP+ up            | *196 | ~80  | *2    | ~1    | 0  | 1   | ~14  | 0.57 | passive       | ~199  | ~2024
`,
  ),
  ...deviceTable(
    { category: 'switch', manufacturer: 'Extreme Networks', use: campus },
    `
model            | part           | ports                                                      | poe   | fwd  | layer | stack | ru | psu | watt | kg   | air           | usd    | year
5320-48P-8XE     | 5320-48P-8XE   | 48x1G-T at, 8x10G-SFP+ up                                  | *740  | ~256 | *3    | *8    | 1  | 1   | ~90  | 5    | side          | ~5200  | ~2021
5420F-48P-4XE    | 5420F-48P-4XE  | 48x1G-T at, 4x10G-SFP+ up, 1x1G-T mgmt                     | ~740  | ~176 | *3    | *8    | 1  | 1   | ~100 | 5.28 | front-to-rear | ~6300  | ~2021
5520-24T         | 5520-24T       | 24x1G-T, 2x100G-QSFP28 up, 1x1G-T mgmt                     |       | ~448 | *3    | *8    | 1  | 2   | ~110 | 5.54 |               | ~6000  | ~2020
5520-48W         | 5520-48W       | 48x1G-T bt4, 2x100G-QSFP28 up, 1x1G-T mgmt                 | ~1400 | ~496 | *3    | *8    | 1  | 2   | ~170 | 6.06 |               | ~11200 | ~2020
X440-G2-24p-10GE4 | 16533         | *24x1G-T at, 4x10G-SFP+ up, 1x1G-T mgmt                    | *380  | *128 | *3    | *8    | 1  | 2   | ~55  | 4.28 |               | ~3600  | ~2016
`,
  ),
  ...deviceTable(
    { category: 'switch', manufacturer: 'Ruckus', use: campus },
    `
model                  | part               | ports                                                | poe  | fwd  | layer | stack | ru | psu | watt | kg   | air      | usd   | year
ICX 7150-48ZP-8x10G    | ICX7150-48ZP-8X10G | 32x1G-T at, 16x2.5G-T at, 8x10G-SFP+ up, 1x1G-T mgmt | ~740 | *304 | *3    | *12   | 1  | 2   | ~110 | ~6.8 |          | ~8900 | ~2017
ICX 7150-C12P-2x10GR   | ICX7150-C12P-2X10GR | 12x1G-T at, 2x1G-T up, 2x10G-SFP+ up, 1x1G-T mgmt   | *124 | *68  | *3    | *12   | 1  | 1   | ~30  | ~3   | passive  | ~1700 | ~2017
`,
  ),
  ...deviceTable(
    { category: 'switch', manufacturer: 'MikroTik', use: small },
    `
model                  | part                    | ports                                            | poe  | fwd  | layer | stack | ru | psu | watt | kg   | air  | usd  | year
CRS328-24P-4S+RM       | CRS328-24P-4S+RM        | *24x1G-T at, 4x10G-SFP+ up                       | *450 | *128 | ~3    | ~1    | 1  | 1   | ~44  | ~3.9 |      | ~489 | ~2018
CRS354-48P-4S+2Q+RM    | CRS354-48P-4S+2Q+RM     | *48x1G-T at, 4x10G-SFP+ up, 2x40G-QSFP+ up       | *700 | *336 | ~3    | ~1    | 1  | 1   | ~60  | ~5.9 |      | ~899 | ~2020
CRS320-8P-8B-4S+RM     | CRS320-8P-8B-4S+RM      | *8x1G-T at, 8x1G-T bt3, 4x10G-SFP+ up, 1x1G-T mgmt | ~720 | ~112 | ~3  | ~1    | 1  | 2   | ~40  | ~4   | side | ~489 | ~2024
CRS326-24G-2S+RM       | CRS326-24G-2S+RM        | 24x1G-T, 2x10G-SFP+ up                           |      | *88  | ~3    | ~1    | 1  | 1   | ~24  | ~1.6 |      | ~209 | ~2017
`,
  ),
  ...deviceTable(
    { category: 'switch', manufacturer: 'Dell', use: campus },
    `
model                  | part       | ports                                                    | poe   | fwd  | layer | stack | ru | psu | watt | kg   | air           | usd   | year
PowerSwitch N1124P-ON  | N1124P-ON  | *24x1G-T at, 4x10G-SFP+ up                               | ~185  | *128 | ~2    | ~4    | 1  | 1   | ~40  | ~4   |               | ~1900 | ~2018
PowerSwitch N3248P-ON  | N3248P-ON  | *48x1G-T at, 4x10G-SFP+ up, 2x100G-QSFP28 up, 1x1G-T mgmt | ~1000 | ~576 | *3   | ~12   | 1  | ~2  | ~130 | 7.57 | front-to-rear | ~7400 | ~2020
`,
  ),
  ...deviceTable(
    { category: 'switch', manufacturer: 'TP-Link', use: small },
    `
model          | part         | ports                          | poe  | fwd  | layer | stack | ru | psu | watt | kg   | usd  | year
TL-SG3428MP    | TL-SG3428MP  | *24x1G-T at, 4x1G-SFP up       | *384 | *56  | *2    | ~1    | 1  | 1   | ~35  | ~4.4 | ~430 | ~2020
TL-SG3428XMP   | TL-SG3428XMP | 24x1G-T at, 4x10G-SFP+ up      | *384 | *128 | *2    | ~1    | 1  | 1   | ~38  | ~4.4 | ~550 | ~2021
`,
  ),
  ...deviceTable(
    { category: 'switch', manufacturer: 'Netgear', use: small },
    `
model            | part     | ports                                      | poe  | fwd  | layer | stack | ru | psu | watt | kg   | air  | usd   | year
S3300-28X-PoE+   | GS728TXP | 24x1G-T at, 2x10G-T up, 2x10G-SFP+ up      | *195 | *128 | ~2    | *6    | 1  | 1   | ~45  | 3.77 | side | ~1050 | ~2014
`,
  ),
  ...deviceTable(
    { category: 'switch', manufacturer: 'Huawei', use: campus },
    `
model            | part             | ports                                     | poe  | fwd  | layer | stack | ru | psu | watt | kg | air           | usd   | year
S5735-L48P4X-A1  | S5735-L48P4X-A1  | 48x1G-T at, 4x10G-SFP+ up, 1x1G-T mgmt    | *380 | ~176 | ~3    | ~9    | 1  | 1   | ~55  | ~5 | front-to-rear | ~2900 | ~2021
`,
  ),
];
