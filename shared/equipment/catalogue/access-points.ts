import { deviceTable } from './table/device-table.ts';

const office = 'Offices and classrooms';
const dense = 'Lecture halls, conferences and open-plan offices';
const outdoors = 'Yards, car parks and façades';

/** Access points. `clients` is what the radio admits; a design plans for far fewer. `wifi` is the standard and the spatial streams of all radios. */
export const accessPoints = [
  ...deviceTable(
    { category: 'ap', manufacturer: 'Cisco', use: office },
    `
model            | part        | ports        | poe in | wifi                | clients | place   | antenna   | ru | watt | kg   | usd   | usd/y | year  | last sale   | last support | use
Catalyst 9105AXI | C9105AXI-E  | 1x1G-T up    | af     | *802.11ax x4        | ~200    |         |           | 0  | ~12  | 0.33 | ~595  | ~80   | ~2020 |             |              |
Catalyst 9115AXI | C9115AXI-E  | 1x2.5G-T up  | at     | *802.11ax x8        | ~400    |         |           | 0  | ~20  | 0.9  | ~1095 | ~80   | ~2019 |             |              |
Catalyst 9120AXI | C9120AXI-E  | 1x2.5G-T up  | at     | *802.11ax x8        | ~400    |         |           | 0  | ~25  | 1.3  | ~1495 | ~100  | ~2019 |             |              | ${dense}
Catalyst 9124AXI | C9124AXI-E  | 1x2.5G-T up  | bt3    | *802.11ax x8        | ~400    | *outdoor    |           | 0  | ~32  | 2.9  | ~2295 | ~100  | ~2021 |             |              | ${outdoors}
Catalyst 9130AXI | C9130AXI-E  | 1x5G-T up    | *at    | *802.11ax x12       | ~800    |         |           | 0  | ~25  | 1.45 | ~1895 | ~100  | ~2019 |             |              | ${dense}
Catalyst 9136I   | C9136I-E    | 2x5G-T up    | bt3    | *802.11ax 6 GHz x16 | ~1200   |         |           | 0  | ~45  | 1.65 | ~2395 | ~120  | ~2022 |             |              | ${dense}
Meraki CW9162    | CW9162      | 1x2.5G-T up  | at     | *802.11ax 6 GHz x6  | ~384    |         |           | 0  | ~25  | 0.93 | ~1295 | ~150  | ~2022 |             |              |
Meraki CW9164    | CW9164      | 1x2.5G-T up  | at     | *802.11ax 6 GHz x10 | ~600    |         |           | 0  | ~25  | 1.6  | ~1595 | ~150  | ~2022 |             |              | ${dense}
Meraki CW9166    | CW9166      | *1x5G-T up   | at     | *802.11ax 6 GHz x12 | ~600    |         |           | 0  | ~25  | 1.6  | ~1995 | ~150  | ~2022 |             |              | ${dense}
Meraki MR36      | MR36        | 1x1G-T up    | af     | *802.11ax x4        | ~256    |         |           | 0  | ~12  | ~0.5 | ~795  | ~150  | ~2019 | ~2026-12-31 | ~2031-12-31  |
Meraki MR44      | MR44        | 1x2.5G-T up  | at     | *802.11ax x6        | ~256    |         |           | 0  | ~20  | 0.74 | ~1195 | ~150  | ~2020 | *2026-12-31 | *2031-12-31  |
Meraki MR46      | MR46        | 1x2.5G-T up  | at     | *802.11ax x8        | ~256    |         |           | 0  | ~22  | 0.8  | ~1395 | ~150  | ~2020 | ~2026-12-31 | ~2031-12-31  | ${dense}
Meraki MR86      | MR86        | 1x2.5G-T up  | at     | *802.11ax x8        | ~256    | *outdoor    | *external | 0  | ~25  | 1.5  | ~1995 | ~150  | ~2020 |             |              | ${outdoors}
Wireless CW9163E | CW9163E-MR  | *1x2.5G-T up | ~at    | ~802.11ax 6 GHz x6  | ~384    | *outdoor    | *external | ~0 | ~25  |      | ~2095 | ~150  | ~2023 |             |              | ${outdoors}
Wireless CW9172I | CW9172I-RTG | *1x2.5G-T up | *at    | *802.11be x6        | ~384    |         |           | ~0 | ~25  |      | ~1495 | ~150  | ~2024 |             |              |
Wireless CW9176I | CW9176I-RTG | *1x10G-T up  | ~bt3   | *802.11be x12       | ~600    |         |           | ~0 | ~35  |      | ~2195 | ~150  | ~2024 |             |              | ${dense}
Wireless CW9178I | CW9178I-RTG | *2x10G-T up  | *bt3   | *802.11be x16       | ~1200   |         |           | ~0 | ~45  |      | ~2895 | ~150  | ~2024 |             |              | ${dense}
`,
  ),
  ...deviceTable(
    { category: 'ap', manufacturer: 'HPE Aruba', use: office },
    `
model  | part   | ports                  | poe in | wifi                | clients | place   | ru | watt | kg   | air     | usd   | year  | use
AP-505 | R2H28A | 1x1G-T up              | *af    | *802.11ax x4        | ~256    |         | 0  | ~11  | 0.5  | passive | ~645  | ~2019 |
AP-515 | Q9H62A | 1x2.5G-T up, 1x1G-T up | at     | *802.11ax x6        | ~512    |         | 0  | ~16  | 1.01 | passive | ~1145 | ~2018 |
AP-535 | JZ336A | 2x5G-T up              | at     | *802.11ax x8        | ~1024   |         | 0  | ~25  | 1.27 | passive | ~1545 | ~2019 | ${dense}
AP-555 | JZ356A | 2x5G-T up              | *bt3   | *802.11ax x12       | ~1024   |         | 0  | ~38  | 1.57 | passive | ~1795 | ~2019 | ${dense}
AP-575 | R4H17A | 1x2.5G-T up, 1x1G-T up | at     | *802.11ax x6        | ~512    | *outdoor    | 0  | ~24  | 2.5  | passive | ~2395 | ~2020 | ${outdoors}
AP-615 | R7J49A | 1x2.5G-T up            | at     | *802.11ax 6 GHz x4  | ~512    |         | 0  | ~18  | 0.52 | passive | ~945  | ~2022 |
AP-635 | R7J27A | 2x2.5G-T up            | *at    | *802.11ax 6 GHz x6  | ~512    |         | 0  | ~24  | 1.3  | passive | ~1345 | ~2021 |
AP-655 | R7J38A | 2x5G-T up              | *bt3   | *802.11ax 6 GHz x12 | ~1024   |         | 0  | ~37  | 1.8  | passive | ~1995 | ~2022 | ${dense}
`,
  ),
  ...deviceTable(
    { category: 'ap', manufacturer: 'Juniper', use: office },
    `
model     | part    | ports                   | poe in | wifi                | clients | place   | ru | watt | kg   | air      | usd   | usd/y | year  | use
Mist AP24 | AP24-WW | *1x2.5G-T up            | *at    | *802.11ax 6 GHz x4  | ~512    |         | ~0 | ~18  |      | ~passive | ~795  | ~150  | ~2023 |
Mist AP33 | AP33-WW | 1x2.5G-T up, 1x1G-T up  | *at    | *802.11ax x6        | ~512    |         | 0  | ~20  | 0.98 | passive  | ~1295 | ~150  | ~2020 |
Mist AP34 | AP34-WW | 1x5G-T up, 1x1G-T up    | *at    | *802.11ax 6 GHz x6  | ~512    |         | 0  | ~21  | 1.89 | passive  | ~1195 | ~150  | ~2023 |
Mist AP45 | AP45-WW | ~1x5G-T up, 1x2.5G-T up | ~bt3   | *802.11ax 6 GHz x12 | ~512    |         | 0  | ~29  | 1.2  | passive  | ~1795 | ~150  | ~2021 | ${dense}
Mist AP47 | AP47-WW | 2x10G-T up              | bt4    | *802.11be x12       | ~512    |         | 0  | ~45  | 2    | passive  | ~2195 | ~150  | ~2024 | ${dense}
Mist AP64 | AP64-WW | 1x2.5G-T up, 1x1G-T up  | ~at    | *802.11ax 6 GHz x6  | ~512    | *outdoor    | 0  | ~22  | 2.5  | passive  | ~1895 | ~150  | ~2023 | ${outdoors}
`,
  ),
  ...deviceTable(
    { category: 'ap', manufacturer: 'Ubiquiti', use: office },
    `
model          | part           | ports                 | poe in | wifi                | clients | place   | antenna     | ru | watt | kg   | air      | usd  | year  | use
E7             | E7             | 1x10G-T up, 1x1G-T up | bt3    | *802.11be x10       | *1000   |         |             | 0  | ~43  | 1.81 | passive  | ~499 | ~2024 | ${dense}
U6 Enterprise  | U6-Enterprise  | 1x2.5G-T up           | at     | *802.11ax 6 GHz x10 | *600    |         |             | 0  | *22  | 0.96 | passive  | ~279 | ~2021 | ${dense}
U6 Long-Range  | U6-LR          | 1x1G-T up             | at     | *802.11ax x8        | *350    |         |             | 0  | *19  | 0.8  | passive  | ~179 | ~2021 |
U6 Pro         | U6-Pro         | 1x1G-T up             | *at    | *802.11ax x6        | *300    |         |             | 0  | *13  | 0.46 | passive  | ~159 | ~2021 |
U6+            | U6+            | 1x1G-T up             | af     | *802.11ax x4        | *300    |         |             | 0  | *9   | 0.34 | passive  | ~99  | ~2022 |
U7 Lite        | U7-Lite        | 1x2.5G-T up           | *af    | *802.11be x4        | ~200    |         |             | 0  | ~12  | 0.31 | passive  | ~99  | ~2025 |
U7 Outdoor     | U7-Outdoor     | 1x2.5G-T up           | at     | *802.11be x4        | ~200    | *outdoor    | directional | 0  | ~19  | 1.2  | passive  | ~199 | ~2024 | ${outdoors}
U7 Pro         | U7-Pro         | 1x2.5G-T up           | at     | *802.11be x6        | *300    |         |             | 0  | *21  | 0.68 | passive  | ~189 | ~2024 |
U7 Pro Max     | U7-Pro-Max     | 1x2.5G-T up           | at     | *802.11be x8        | *500    |         |             | 0  | *25  | 0.68 | passive  | ~279 | ~2024 | ${dense}
U7 Pro Outdoor | U7-Pro-Outdoor | 1x2.5G-T up           | at     | *802.11be x6        | ~300    | *outdoor    | directional | 0  | ~22  | 1.2  | passive  | ~279 | ~2024 | ${outdoors}
U7 Pro XG      | U7-Pro-XG      | 1x10G-T up            | at     | *802.11be x6        | ~300    |         |             | 0  | 22   | 0.75 | passive  | ~199 | ~2025 |
U7 Pro XGS     | U7-Pro-XGS     | *1x10G-T up           | ~bt3   | *802.11be x8        | ~500    |         |             | ~0 | ~29  |      | ~passive | ~299 | ~2025 | ${dense}
`,
  ),
  ...deviceTable(
    { category: 'ap', manufacturer: 'Ruckus', use: office },
    `
model | part          | ports                   | poe in | wifi                | clients | place   | ru | watt | kg   | air      | usd   | year  | use
R350  | 901-R350-XX02 | 1x1G-T up               | at     | *802.11ax x4        | *256    |         | 0  | 13   | 0.37 | passive  | ~495  | ~2021 |
R650  | 901-R650-XX00 | 1x2.5G-T up, 1x1G-T up  | at     | *802.11ax x6        | *512    |         | 0  | 23   | 0.85 | passive  | ~1095 | ~2020 |
R670  | 901-R670-WW00 | ~1x5G-T up, 1x1G-T up   | ~at    | *802.11be x6        | ~768    |         | ~0 | ~25  |      | ~passive | ~1295 | ~2024 |
R750  | 901-R750-XX00 | 1x2.5G-T up, 1x1G-T up  | at     | *802.11ax x8        | *1024   |         | 0  | 23   | 1.01 | passive  | ~1395 | ~2019 | ${dense}
R760  | 901-R760-XX00 | 1x10G-T up, 1x1G-T up   | bt3    | *802.11ax 6 GHz x12 | *1024   |         | 0  | 38   | 1.76 | passive  | ~1995 | ~2022 | ${dense}
R770  | 901-R770-WW00 | *1x10G-T up, 1x1G-T up  | *bt3   | *802.11be x8        | *768    |         | ~0 | ~38  |      | ~passive | ~1995 | ~2023 | ${dense}
T750  | 901-T750-WW01 | ~1x2.5G-T up, 1x1G-T up | ~bt3   | *802.11ax x8        | *1024   | *outdoor    | ~0 | ~35  |      | ~passive | ~2895 | ~2020 | ${outdoors}
`,
  ),
  ...deviceTable(
    { category: 'ap', manufacturer: 'Fortinet', use: office },
    `
model        | part     | ports                  | poe in | wifi                | clients | place   | antenna     | ru | watt | kg  | air      | usd   | year  | last sale   | use
FortiAP 221E | FAP-221E | 1x1G-T up              | af     | *802.11ac x4        | ~512    |         |             | 0  | ~12  | 0.5 | passive  | ~395  | ~2017 | ~2023-12-31 |
FortiAP 231G | FAP-231G | 1x2.5G-T up, 1x1G-T up | at     | *802.11ax 6 GHz x6  | ~512    |         |             | 0  | ~24  |     | passive  | ~695  | ~2022 |             |
FortiAP 233G | FAP-233G | 1x2.5G-T up, 1x1G-T up | at     | *802.11ax 6 GHz x6  | ~512    |         | *external   | 0  | ~22  | 0.8 | passive  | ~795  | ~2022 |             |
FortiAP 234G | FAP-234G | 1x2.5G-T up, 1x1G-T up | at     | *802.11ax 6 GHz x6  | ~512    | *outdoor    |             | 0  | ~24  |     | passive  | ~1395 | ~2022 |             | ${outdoors}
FortiAP 431G | FAP-431G | 2x5G-T up              | bt3    | *802.11ax 6 GHz x12 | ~512    |         |             | 0  | ~38  |     | passive  | ~1295 | ~2022 |             | ${dense}
FortiAP 432G | FAP-432G | 1x10G-T up, 1x1G-T     | bt4    | *802.11ax 6 GHz x12 | ~512    | *outdoor    | *external   | 0  | ~38  |     | passive  | ~1895 | ~2023 |             | ${outdoors}
FortiAP 441K | FAP-441K | ~2x10G-T up            | ~bt3   | *802.11be x12       | ~512    |         |             | ~0 | ~40  |     | ~passive | ~1695 | ~2024 |             | ${dense}
`,
  ),
  ...deviceTable(
    { category: 'ap', manufacturer: 'Arista', use: dense },
    `
model   | part    | ports      | poe in | wifi                | clients | ru | watt | kg   | air     | usd   | year
AP-C360 | AP-C360 | 2x10G-T up | bt3    | *802.11ax 6 GHz x12 | ~1024   | 0  | 39   | 1.45 | passive | ~1595 | ~2021
AP-C460 | AP-C460 | 2x10G-T up | bt3    | ~802.11be x12       | ~1024   | 0  | 42   | 1.73 | passive | ~1995 | ~2023
`,
  ),
  ...deviceTable(
    { category: 'ap', manufacturer: 'Extreme Networks', use: office },
    `
model  | part      | ports                   | poe in | wifi                | clients | place   | ru | watt | air      | usd   | year  | use
AP305C | AP305C-WR | ~1x2.5G-T up            | *at    | *802.11ax x4        | ~256    |         | ~0 | ~15  | ~passive | ~595  | ~2020 |
AP460C | AP460C-WR | ~1x2.5G-T up, 1x1G-T up | *at    | ~802.11ax x8        | ~512    | *outdoor    | ~0 | ~24  | ~passive | ~1795 | ~2020 | ${outdoors}
AP4000 | AP4000-WW | ~1x2.5G-T up            | *at    | *802.11ax 6 GHz x6  | ~512    |         | ~0 | ~24  | ~passive | ~995  | ~2021 |
AP5010 | AP5010-WW | ~1x5G-T up, 1x2.5G-T up | ~bt3   | *802.11ax 6 GHz x12 | ~512    |         | ~0 | ~35  | ~passive | ~1595 | ~2022 | ${dense}
AP5020 | AP5020-WW | ~2x10G-T up             | ~bt3   | ~802.11be x12       | ~512    |         | ~0 | ~40  | ~passive | ~1795 | ~2024 | ${dense}
`,
  ),
  ...deviceTable(
    { category: 'ap', manufacturer: 'MikroTik', use: office },
    `
model  | part             | ports      | poe in | wifi         | clients | place   | ru | watt | air      | usd  | year  | use
cAP ax | cAPGi-5HaxD2HaxD | *2x1G-T up | *af    | *802.11ax x4 | ~100    |         | ~0 | ~12  | ~passive | ~129 | ~2022 |
wAP ax | wAPG-5HaxD2HaxD  | *2x1G-T up | ~af    | *802.11ax x4 | ~100    | *outdoor    | ~0 | ~12  | ~passive | ~129 | ~2024 | ${outdoors}
`,
  ),
  ...deviceTable(
    { category: 'ap', manufacturer: 'TP-Link', use: office },
    `
model          | part           | ports        | poe in | wifi         | clients | place   | ru | watt | air      | usd  | year  | use
EAP650         | EAP650         | *1x1G-T up   | *at    | *802.11ax x4 | ~250    |         | ~0 | ~13  | ~passive | ~110 | ~2022 |
EAP650-Outdoor | EAP650-Outdoor | *1x1G-T up   | *at    | *802.11ax x4 | ~250    | *outdoor    | ~0 | ~14  | ~passive | ~150 | ~2022 | ${outdoors}
EAP670         | EAP670         | *1x2.5G-T up | *at    | *802.11ax x8 | ~500    |         | ~0 | ~21  | ~passive | ~180 | ~2022 |
EAP773         | EAP773         | *1x10G-T up  | ~bt3   | *802.11be x6 | ~380    |         | ~0 | ~26  | ~passive | ~240 | ~2024 | ${dense}
`,
  ),
  ...deviceTable(
    { category: 'ap', manufacturer: 'Netgear', use: office },
    `
model   | part    | ports                   | poe in | wifi               | clients | place   | ru | watt | air      | usd  | year  | use
WAX610Y | WAX610Y | *1x2.5G-T up            | *at    | *802.11ax x4       | ~250    | *outdoor    | ~0 | ~15  | ~passive | ~330 | ~2021 | ${outdoors}
WAX630E | WAX630E | *1x2.5G-T up, 1x1G-T up | ~at    | *802.11ax 6 GHz x8 | ~600    |         | ~0 | ~24  | ~passive | ~400 | ~2022 |
`,
  ),
  ...deviceTable(
    { category: 'ap', manufacturer: 'Huawei', use: office },
    `
model              | part              | ports                 | poe in | wifi         | clients | place   | ru | watt | air      | usd  | year  | use
AirEngine 5761-21  | AirEngine5761-21  | ~1x2.5G-T up          | ~at    | ~802.11ax x6 | ~512    |         | ~0 | ~20  | ~passive | ~420 | ~2021 |
AirEngine 5761R-11 | AirEngine5761R-11 | ~1x1G-T up            | ~at    | ~802.11ax x4 | ~512    | *outdoor    | ~0 | ~15  | ~passive | ~620 | ~2021 | ${outdoors}
AirEngine 6761-21T | AirEngine6761-21T | ~1x5G-T up, 1x1G-T up | ~bt3   | ~802.11ax x8 | ~768    |         | ~0 | ~30  | ~passive | ~690 | ~2021 | ${dense}
`,
  ),
];
