import { deviceTable } from '../table/device-table.ts';
import { campus, dense, quiet, small } from './uses.ts';

/** Access switches of Fortinet, Ubiquiti, MikroTik, TP-Link and Netgear. */
export const smallSiteAccessSwitches = [
  ...deviceTable(
    { category: 'switch', manufacturer: 'Fortinet', use: 'Access layer behind a FortiGate' },
    `
model                  | part          | ports                                                        | poe   | fwd  | layer | ru | psu | watt | kg   | air            | usd    | year  | use
FortiSwitch 108F-FPOE  | FS-108F-FPOE  | *8x1G-T at, 2x1G-SFP up                                      | *130  | *20  | *2    | 1  | 1   | ~15  | 1.84 |                | ~520   | ~2021 |
FortiSwitch 108F-POE   | FS-108F-POE   | 8x1G-T at, 2x1G-SFP up                                       | *65   | *20  | *2    | 1  | 1   | ~12  | 1.7  | passive        | ~400   | ~2021 |
FortiSwitch 124F-FPOE  | FS-124F-FPOE  | 24x1G-T at, 4x10G-SFP+ up                                    | *370  | *128 | *2    | 1  | 1   | ~45  | 3.82 | side           | ~1450  | ~2020 |
FortiSwitch 148F-FPOE  | FS-148F-FPOE  | *48x1G-T at, 4x10G-SFP+ up                                   | *740  | *176 | *2    | 1  | 1   | ~60  | 4.68 | side           | ~2700  | ~2020 |
FortiSwitch 248E-FPOE  | FS-248E-FPOE  | 48x1G-T at, 4x1G-SFP up, 1x1G-T mgmt                         | *740  | *104 | *3    | 1  | 2   | ~80  | 6.1  | side           | ~3800  | ~2017 |
FortiSwitch 424E       | FS-424E       | 24x1G-T, 4x10G-SFP+ up, 1x1G-T mgmt                          |       | *128 | *3    | 1  | 2   | 22   | 3.1  | side           | ~1900  | ~2019 |
FortiSwitch 424E-FPOE  | FS-424E-FPOE  | *24x1G-T at, 4x10G-SFP+ up, 1x1G-T mgmt                      | *421  | *128 | *3    | *1 | ~2  | ~65  |      | ~side          | ~3600  | ~2019 |
FortiSwitch 424E-POE   | FS-424E-POE   | 24x1G-T at, 4x10G-SFP+ up, 1x1G-T mgmt                       | *283  | *128 | *3    | 1  | 2   | ~60  | 5.25 | side           | ~3000  | ~2019 |
FortiSwitch 448E       | FS-448E       | 48x1G-T, 4x10G-SFP+ up, 1x1G-T mgmt                          |       | *176 | *3    | 1  | 2   | 47   | 4.16 | side           | ~3400  | ~2019 |
FortiSwitch 448E-FPOE  | FS-448E-FPOE  | *48x1G-T at, 4x10G-SFP+ up, 1x1G-T mgmt                      | *772  | *176 | *3    | *1 | ~2  | ~95  |      | ~side          | ~6200  | ~2019 |
FortiSwitch 624F-FPOE  | FS-624F-FPOE  | ~16x2.5G-T bt3, 8x5G-T bt3, 4x25G-SFP28 up, 1x1G-T mgmt      | ~1200 | ~360 | *3    | *1 | ~2  | ~140 |      | ~front-to-rear | ~8900  | ~2023 | ${dense}
FortiSwitch 648F       | FS-648F       | 32x2.5G-T, 16x5G-T, 8x25G-SFP28 up, 1x1G-T mgmt              |       | ~720 | *3    | 1  | 2   | ~180 | 7.15 | front-to-rear  | ~9500  | ~2023 |
FortiSwitch 648F-FPOE  | FS-648F-FPOE  | ~32x2.5G-T bt3, 16x5G-T bt3, 8x25G-SFP28 up, 1x1G-T mgmt     | ~1780 | ~720 | *3    | *1 | ~2  | ~220 |      | ~front-to-rear | ~13500 | ~2023 | ${dense}
FortiSwitch M426E-FPOE | FS-M426E-FPOE | ~16x1G-T at, 8x2.5G-T at, 2x5G-T, 4x10G-SFP+ up, 1x1G-T mgmt | ~420  | ~172 | *3    | *1 | ~2  | ~70  |      |                | ~4600  | ~2020 | ${dense}
`,
  ),
  ...deviceTable(
    { category: 'switch', manufacturer: 'Ubiquiti', use: small },
    `
model                    | part                  | ports                                                | poe  | fwd  | layer | stack | ru | psu | watt | kg   | air           | usd   | year  | use
Switch 24 PoE            | USW-24-POE            | 16x1G-T at, 8x1G-T, 2x1G-SFP up                      | *95  | *52  | *2    | ~1    | 1  | 1   | ~25  | ~2.8 | ~passive      | ~379  | ~2019 |
Switch 48 PoE            | USW-48-POE            | 32x1G-T at, 16x1G-T, 4x1G-SFP up                     | *195 | *104 | *2    | ~1    | 1  | 1   | ~45  | ~4.2 | ~passive      | ~599  | ~2019 |
Switch Enterprise 8 PoE  | USW-Enterprise-8-PoE  | *8x2.5G-T at, 2x10G-SFP+ up                          | *120 | *80  | *3    | ~1    | ~1 | ~1  | ~30  |      |               | ~479  | ~2021 |
Switch Enterprise 24 PoE | USW-Enterprise-24-PoE | 12x1G-T at, 12x2.5G-T at, 2x10G-SFP+ up              | *400 | *124 | *3    | ~1    | 1  | *1  | ~60  | 5.22 | front-to-rear | ~799  | ~2021 |
Switch Enterprise 48 PoE | USW-Enterprise-48-PoE | 48x2.5G-T at, 4x10G-SFP+ up                          | *720 | *320 | *3    | ~1    | 1  | *1  | ~100 | 6.3  | front-to-rear | ~1599 | ~2021 |
Switch Flex 2.5G 8 PoE   | USW-Flex-2-5G-8-PoE   | 8x2.5G-T bt3, 1x10G-T up, 1x10G-SFP+ up              | *196 | ~80  | *2    | ~1    | 0  | 1   | ~14  | 0.57 | passive       | ~199  | ~2024 |
Switch Lite 8 PoE        | USW-Lite-8-PoE        | 4x1G-T at, 4x1G-T                                    | *52  | *16  | *2    | ~1    | *0 | 1   | ~8   | ~0.8 | ~passive      | ~109  | ~2020 |
Switch Lite 16 PoE       | USW-Lite-16-PoE       | *8x1G-T at, 8x1G-T                                   | *45  | *32  | *2    | ~1    | *0 | 1   | ~15  | ~1.2 | ~passive      | ~199  | ~2020 |
Switch Pro 8 PoE         | USW-Pro-8-PoE         | *6x1G-T at, 2x1G-T bt3, 2x10G-SFP+ up                | *120 | *56  | *3    | ~1    | ~1 | ~1  | ~20  |      |               | ~349  | ~2022 |
Switch Pro 24 PoE        | USW-Pro-24-POE        | 16x1G-T at, 8x1G-T bt3, 2x10G-SFP+ up                | *400 | *88  | *3    | ~1    | 1  | *1  | ~50  | 4.4  | front-to-rear | ~699  | ~2020 |
Switch Pro 48 PoE        | USW-Pro-48-POE        | 40x1G-T at, 8x1G-T bt3, 4x10G-SFP+ up                | *600 | *176 | *3    | ~1    | 1  | *1  | ~60  | 6.35 | front-to-rear | ~1099 | ~2020 |
Switch Pro HD 24 PoE     | USW-Pro-HD-24-PoE     | 22x2.5G-T bt3, 2x10G-T bt3, 4x10G-SFP+ up            | ~600 | *230 | *3    | ~1    | 1  | 1   | ~80  | 6.3  | front-to-rear | ~1099 | ~2024 | ${dense}
Switch Pro Max 16 PoE    | USW-Pro-Max-16-PoE    | 12x1G-T at, 4x2.5G-T bt3, 2x10G-SFP+ up              | *180 | *84  | *3    | ~1    | 1  | ~1  | ~30  | 2.1  |               | ~399  | ~2024 |
Switch Pro Max 24 PoE    | USW-Pro-Max-24-PoE    | 8x1G-T at, 8x1G-T bt3, 8x2.5G-T bt3, 2x10G-SFP+ up   | *400 | *112 | *3    | ~1    | 1  | *1  | ~50  | 5.22 | front-to-rear | ~799  | ~2023 |
Switch Pro Max 48 PoE    | USW-Pro-Max-48-PoE    | 24x1G-T at, 8x1G-T bt3, 16x2.5G-T bt3, 4x10G-SFP+ up | *720 | *224 | *3    | ~1    | 1  | *1  | ~100 | 6.3  | front-to-rear | ~1299 | ~2023 |
Switch Pro XG 8 PoE      | USW-Pro-XG-8-PoE      | *8x10G-T bt3, 2x10G-SFP+ up                          | *155 | *200 | *3    | ~1    | 1  | ~1  | ~60  | 1.6  |               | ~499  | ~2025 |
Switch Ultra 210W        | USW-Ultra-210W        | *7x1G-T at, 1x1G-T up                                | *202 | *16  | *2    | ~1    | *0 | ~1  | ~8   |      | ~passive      | ~159  | ~2024 | ${quiet}
`,
  ),
  ...deviceTable(
    { category: 'switch', manufacturer: 'MikroTik', use: small },
    `
model               | part                | ports                                              | poe  | fwd  | layer | stack | ru | psu | watt | kg   | air           | usd  | year  | use
CRS112-8P-4S-IN     | CRS112-8P-4S-IN     | *8x1G-T at, 4x1G-SFP up                            | ~130 | *24  | ~3    | ~1    | ~0 | ~1  | ~11  |      | ~passive      | ~139 | ~2017 | ${quiet}
CRS320-8P-8B-4S+RM  | CRS320-8P-8B-4S+RM  | *8x1G-T at, 8x1G-T bt3, 4x10G-SFP+ up, 1x1G-T mgmt | ~720 | ~112 | ~3    | ~1    | 1  | 2   | ~40  | ~4   | side          | ~489 | ~2024 |
CRS326-24G-2S+RM    | CRS326-24G-2S+RM    | 24x1G-T, 2x10G-SFP+ up                             |      | *88  | ~3    | ~1    | 1  | 1   | ~24  | ~1.6 |               | ~209 | ~2017 |
CRS328-24P-4S+RM    | CRS328-24P-4S+RM    | *24x1G-T at, 4x10G-SFP+ up                         | *450 | *128 | ~3    | ~1    | 1  | 1   | ~44  | ~3.9 |               | ~489 | ~2018 |
CRS354-48P-4S+2Q+RM | CRS354-48P-4S+2Q+RM | *48x1G-T at, 4x10G-SFP+ up, 2x40G-QSFP+ up         | *700 | *336 | ~3    | ~1    | 1  | 1   | ~60  | ~5.9 |               | ~899 | ~2020 |
CRS418-8P-8G-2S+RM  | CRS418-8P-8G-2S+RM  | 8x1G-T at, 8x1G-T, 2x10G-SFP+ up, 1x1G-T mgmt      | ~150 | ~72  | ~3    | ~1    | 1  | 2   | ~35  | 2.6  | front-to-rear | ~399 | ~2025 |
`,
  ),
  ...deviceTable(
    { category: 'switch', manufacturer: 'TP-Link', use: small },
    `
model           | part            | ports                                 | poe  | fwd  | layer | stack | ru | psu | watt | kg   | usd  | year
SG3218XP-M2     | SG3218XP-M2     | *8x2.5G-T at, 8x2.5G-T, 2x10G-SFP+ up | *240 | *120 | *2    | ~1    | *1 | ~1  | ~35  |      | ~550 | ~2022
TL-SG2210MP     | TL-SG2210MP     | *8x1G-T at, 2x1G-SFP up               | *150 | *20  | *2    | ~1    | ~0 | ~1  | ~12  |      | ~150 | ~2020
TL-SG3210XHP-M2 | TL-SG3210XHP-M2 | *8x2.5G-T at, 2x10G-SFP+ up           | *240 | *80  | *2    | ~1    | *1 | ~1  | ~30  |      | ~350 | ~2020
TL-SG3428MP     | TL-SG3428MP     | *24x1G-T at, 4x1G-SFP up              | *384 | *56  | *2    | ~1    | 1  | 1   | ~35  | ~4.4 | ~430 | ~2020
TL-SG3428XMP    | TL-SG3428XMP    | 24x1G-T at, 4x10G-SFP+ up             | *384 | *128 | *2    | ~1    | 1  | 1   | ~38  | ~4.4 | ~550 | ~2021
TL-SG3452XP     | TL-SG3452XP     | *48x1G-T at, 4x10G-SFP+ up            | *500 | *176 | *2    | ~1    | *1 | ~1  | ~60  |      | ~950 | ~2021
`,
  ),
  ...deviceTable(
    { category: 'switch', manufacturer: 'Netgear', use: small },
    `
model             | part      | ports                                          | poe  | fwd  | layer | stack | ru | psu | watt | kg   | air  | usd   | year  | use
GS110TUP          | GS110TUP  | *4x1G-T at, 4x1G-T bt3, 1x1G-T up, 1x1G-SFP up | *240 | *20  | *2    | ~1    | ~0 | ~1  | ~15  |      |      | ~310  | ~2020 |
M4250-40G8XF-PoE+ | GSM4248PX | *40x1G-T at, 8x10G-SFP+ up                     | *960 | *240 | ~3    | ~1    | *1 | ~1  | ~80  |      |      | ~3400 | ~2021 | ${campus}
S3300-28X-PoE+    | GS728TXP  | 24x1G-T at, 2x10G-T up, 2x10G-SFP+ up          | *195 | *128 | ~2    | *6    | 1  | 1   | ~45  | 3.77 | side | ~1050 | ~2014 |
`,
  ),
];
