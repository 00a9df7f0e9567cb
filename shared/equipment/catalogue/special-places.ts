import { deviceTable } from './table/device-table.ts';

const cabinets = 'Cabinets of machines, on a DIN rail';
const outOfBand = 'Consoles and management ports of a server room, reached from outside';
const rooms = 'Hotel rooms, dormitories and wards, a device in each room';
const aisles = 'Aisles of a warehouse';
const stands = 'Stands, squares and yards that an antenna is aimed at';

/** Devices for places that an office model does not serve: machines, consoles, rooms, aisles and stands. */
export const specialPlaces = [
  ...deviceTable(
    { category: 'switch', manufacturer: 'Cisco', use: cabinets },
    `
model                  | part           | ports                      | poe  | fwd | layer | stack | place       | mounting | ru | psu | watt | air      | usd   | year
Catalyst IE-3300-8P2S  | IE-3300-8P2S-E | *8x1G-T at, 2x1G-SFP up    | ~240 | *20 | ~3    | ~1    | *industrial | *rail    | ~0 | ~2  | ~28  | ~passive | ~2900 | ~2018
Catalyst IE-3300-8T2S  | IE-3300-8T2S-E | *8x1G-T, 2x1G-SFP up       |      | *20 | ~3    | ~1    | *industrial | *rail    | ~0 | ~2  | ~18  | ~passive | ~2300 | ~2018
Catalyst IE-3400-8P2S  | IE-3400-8P2S-E | *8x1G-T at, 2x1G-SFP up    | ~240 | *20 | ~3    | ~1    | *industrial | *rail    | ~0 | ~2  | ~30  | ~passive | ~4100 | ~2019
`,
  ),
  ...deviceTable(
    { category: 'switch', manufacturer: 'Siemens', use: cabinets },
    `
model               | part               | ports                    | fwd  | layer | stack | place       | mounting | ru | psu | watt | air      | usd   | year
SCALANCE XC208      | 6GK5208-0BA00-2AC2 | *8x100M-T                | *1.6 | *2    | ~1    | *industrial | *rail    | ~0 | *2  | ~8   | ~passive | ~850  | ~2016
SCALANCE XC216-4C G | 6GK5216-4GS00-2AC2 | *16x1G-T, 4x1G-SFP up    | *40  | *2    | ~1    | *industrial | *rail    | ~0 | *2  | ~15  | ~passive | ~2300 | ~2018
SCALANCE XM408-8C   | 6GK5408-8GR00-2AM2 | *8x1G-T, 8x1G-SFP up     | ~16  | *3    | ~1    | *industrial | *rail    | ~0 | *2  | ~20  | ~passive | ~4200 | ~2014
`,
  ),
  ...deviceTable(
    { category: 'switch', manufacturer: 'Fortinet', use: cabinets },
    `
model                       | part         | ports                    | poe  | fwd | layer | place       | mounting | ru | psu | watt | air      | usd   | year
FortiSwitch Rugged 112D-POE | FSR-112D-POE | *8x1G-T at, 4x1G-SFP up  | ~240 | *24 | *2    | *industrial | *rail    | ~0 | *2  | ~20  | ~passive | ~1650 | ~2015
`,
  ),
  ...deviceTable(
    { category: 'switch', manufacturer: 'Opengear', use: outOfBand },
    `
model      | part       | ports                  | fwd | layer | stack | ru | psu | watt | usd   | year
OM1208-8E  | OM1208-8E  | *8x1G-T, 2x1G-SFP up   | ~20 | ~3    | ~1    | ~1 | ~1  | ~25  | ~1900 | ~2020
OM2224-24E | OM2224-24E | ~24x1G-T, 2x1G-SFP up  | ~52 | ~3    | ~1    | *1 | *2  | ~60  | ~5200 | ~2019
`,
  ),
  ...deviceTable(
    { category: 'ap', manufacturer: 'Cisco', use: rooms },
    `
model                    | part          | ports                | poe in | wifi                | clients | place    | antenna           | mounting    | ru | watt | usd   | usd/y | year  | use
Catalyst 9105AXW         | C9105AXW-E    | *1x1G-T up, 3x1G-T   | *at    | *802.11ax x4        | ~200    | *indoor  | *omnidirectional  | *wall-plate | 0  | ~18  | ~645  | ~80   | ~2020 |
Catalyst 9120AXE         | C9120AXE-E    | *1x2.5G-T up         | *at    | *802.11ax x8        | ~400    | *indoor  | *external         | *ceiling    | 0  | ~25  | ~1595 | ~100  | ~2019 | ${aisles}
Catalyst 9124AXD         | C9124AXD-E    | *1x2.5G-T up         | *bt3   | *802.11ax x8        | ~400    | *outdoor | *directional      | *mast       | 0  | ~32  | ~2695 | ~100  | ~2021 | ${stands}
Meraki CW9166D1          | CW9166D1-MR   | *1x5G-T up           | *at    | *802.11ax 6 GHz x12 | ~600    | *indoor  | *directional      | *ceiling    | 0  | ~25  | ~2195 | ~150  | ~2023 | ${aisles}
Meraki MR36H             | MR36H-HW      | *1x1G-T up, 4x1G-T   | *at    | *802.11ax x4        | ~256    | *indoor  | *omnidirectional  | *wall-plate | 0  | ~18  | ~845  | ~150  | ~2021 |
`,
  ),
  ...deviceTable(
    { category: 'ap', manufacturer: 'HPE Aruba', use: rooms },
    `
model   | part   | ports                  | poe in | wifi         | clients | place    | antenna          | mounting    | ru | watt | usd   | year  | use
AP-503H | AP-503H | ~1x1G-T up, 2x1G-T    | ~at    | *802.11ax x4 | ~256    | *indoor  | *omnidirectional | *wall-plate | 0  | ~11  | ~395  | ~2022 |
AP-505H | R3V46A | ~1x1G-T up, 4x1G-T     | *at    | *802.11ax x4 | ~256    | *indoor  | *omnidirectional | *wall-plate | 0  | ~17  | ~595  | ~2020 |
AP-534  | JZ331A | *2x5G-T up             | *at    | *802.11ax x8 | ~1024   | *indoor  | *external        | *ceiling    | 0  | ~25  | ~1645 | ~2019 | ${aisles}
AP-514  | AP-514 | ~1x2.5G-T up, 1x1G-T up | ~at  | *802.11ax x6 | ~512    | *indoor  | *external        | *ceiling    | 0  | ~16  | ~1095 | ~2018 | ${aisles}
AP-574  | AP-574 | ~1x2.5G-T up, 1x1G-T up | ~at  | *802.11ax x6 | ~512    | *outdoor | *external        | *mast       | 0  | ~24  | ~2395 | ~2020 | ${stands}
AP-577  | R4H22A | *1x2.5G-T up, 1x1G-T up | *at   | *802.11ax x6 | ~512    | *outdoor | *directional     | *mast       | 0  | ~24  | ~2495 | ~2020 | ${stands}
`,
  ),
  ...deviceTable(
    { category: 'ap', manufacturer: 'Juniper', use: rooms },
    `
model      | part     | ports                   | poe in | wifi                | clients | place   | antenna          | mounting    | ru | watt | usd   | usd/y | year  | use
Mist AP12  | AP12-WW  | *1x1G-T up, 3x1G-T      | *at    | *802.11ax x4        | ~256    | *indoor | *omnidirectional | *wall-plate | 0  | ~18  | ~645  | ~150  | ~2021 |
Mist AP45E | AP45E-WW | ~1x5G-T up, 1x2.5G-T up | ~bt3   | *802.11ax 6 GHz x12 | ~512    | *indoor | *external        | *ceiling    | 0  | ~29  | ~1895 | ~150  | ~2021 | ${aisles}
`,
  ),
  ...deviceTable(
    { category: 'ap', manufacturer: 'Ubiquiti', use: rooms },
    `
model      | part        | ports              | poe in | wifi         | clients | place    | antenna          | mounting    | ru | watt | usd  | year  | use
U6 In-Wall | U6-IW       | *1x1G-T up, 4x1G-T | *at    | *802.11ax x6 | *300    | *indoor  | *omnidirectional | *wall-plate | 0  | ~14  | ~179 | ~2021 |
U7 Pro Wall | U7-Pro-Wall | *1x2.5G-T up      | *at    | *802.11be x6 | *300    | *indoor  | *omnidirectional | *wall-plate | 0  | ~22  | ~199 | ~2024 |
U7 In-Wall | U7-IW      | ~1x2.5G-T up, 2x2.5G-T | ~at | *802.11be x4 | ~200   | *indoor  | *omnidirectional | *wall-plate | 0  | ~13  | ~149 | ~2025 |
E7 Audience | E7-Audience-US | 1x10G-T up, 1x1G-T up | bt3 | *802.11be x8 | *1500 | *outdoor | *directional  | *mast       | 0  | ~50  | ~1999 | ~2025 | ${stands}
E7 Campus  | E7-Campus-US | 1x10G-T up, 1x1G-T up | bt3 | *802.11be x10 | ~1000  | outdoor  | directional      | *mast       | 0  | ~43  | ~799 | ~2025 | ${stands}
UK Ultra   | UK-Ultra    | *1x1G-T up         | *af    | ~802.11ac x4 | ~200    | *outdoor | *directional     | *mast       | 0  | ~8   | ~89  | ~2024 | ${aisles}
`,
  ),
  ...deviceTable(
    { category: 'ap', manufacturer: 'Ruckus', use: rooms },
    `
model  | part          | ports                  | poe in | wifi         | clients | place    | antenna          | mounting    | ru | watt | usd   | year  | use
H550   | 901-H550-WW00 | ~1x1G-T up, 4x1G-T     | *at    | *802.11ax x4 | *512    | *indoor  | *omnidirectional | *wall-plate | 0  | ~18  | ~545  | ~2021 |
H350   | 901-H350-WW00 | ~1x1G-T up, 2x1G-T     | ~at    | *802.11ax x4 | ~256    | *indoor  | *omnidirectional | *wall-plate | 0  | ~12  | ~445  | ~2021 |
T350SE | 901-T350-WW51 | ~1x1G-T up             | ~at    | *802.11ax x4 | ~512    | *outdoor | *directional     | *mast       | 0  | ~20  | ~1295 | ~2021 | ${stands}
T750SE | 901-T750-WW51 | ~1x2.5G-T up, 1x1G-T up | ~bt3  | *802.11ax x8 | *1024   | *outdoor | *directional     | *mast       | 0  | ~35  | ~3095 | ~2020 | ${stands}
`,
  ),
  ...deviceTable(
    { category: 'ap', manufacturer: 'Fortinet', use: rooms },
    `
model         | part      | ports              | poe in | wifi                | clients | place   | antenna          | mounting    | ru | watt | usd   | year  | use
FortiAP 23JF  | FAP-23JF  | ~1x1G-T up, 3x1G-T | *at    | *802.11ax x6        | ~256    | *indoor | *omnidirectional | *wall-plate | 0  | ~16  | ~495  | ~2021 |
FortiAP 433G  | FAP-433G  | ~2x5G-T up         | *bt3   | *802.11ax 6 GHz x12 | ~512    | *indoor | *external        | *ceiling    | 0  | ~38  | ~1395 | ~2022 | ${aisles}
`,
  ),
  ...deviceTable(
    { category: 'ap', manufacturer: 'Extreme Networks', use: rooms },
    `
model      | part          | ports                   | poe in | wifi         | clients | place    | antenna          | mounting    | ru | watt | usd   | year  | use
AP302W     | AP302W-WR     | ~1x1G-T up, 3x1G-T      | *at    | *802.11ax x4 | ~256    | *indoor  | *omnidirectional | *wall-plate | 0  | ~16  | ~545  | ~2021 |
AP305CX    | AP305CX-WR    | ~1x2.5G-T up            | *at    | *802.11ax x4 | ~256    | *indoor  | *external        | *ceiling    | 0  | ~15  | ~695  | ~2020 | ${aisles}
AP460S12C  | AP460S12C-WR  | ~1x2.5G-T up, 1x1G-T up | *at    | ~802.11ax x8 | ~512    | *outdoor | *directional     | *mast       | 0  | ~24  | ~2195 | ~2020 | ${stands}
`,
  ),
  ...deviceTable(
    { category: 'ap', manufacturer: 'TP-Link', use: rooms },
    `
model       | part        | ports              | poe in | wifi         | clients | place   | antenna          | mounting    | ru | watt | usd  | year
EAP655-Wall | EAP655-Wall | *1x1G-T up, 3x1G-T | *at    | *802.11ax x4 | ~250    | *indoor | *omnidirectional | *wall-plate | 0  | ~13  | ~110 | ~2022
`,
  ),
];
