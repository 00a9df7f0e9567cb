/**
 * Transceivers, direct-attach, active optical, stack and patch cables: kind, maker (`any` for what follows the multi-source agreement), part number, US
 * dollars at list and the share of them that is expected to be paid; of cables also the lengths in metres that they are sold in, and
 * US dollars for each metre. Part numbers are the makers'; prices are estimates of May 2025.
 */
export const linkPartTable = `
1000BASE-SX   | Cisco              | GLC-SX-MMD              | 590   | 0.45
1000BASE-SX   | Juniper            | EX-SFP-1GE-SX           | 500   | 0.45
1000BASE-SX   | HPE Aruba          | J4858D                  | 420   | 0.5
1000BASE-SX   | Arista             | SFP-1G-SX               | 295   | 0.55
1000BASE-SX   | Fortinet           | FN-TRAN-SX              | 170   | 0.7
1000BASE-SX   | Palo Alto Networks | PAN-SFP-SX              | 500   | 0.7
1000BASE-SX   | Ruckus             | E1MG-SX-OM              | 250   | 0.65
1000BASE-SX   | Ubiquiti           | UACC-OM-MM-1G-D         | 9     | 1
1000BASE-SX   | MikroTik           | S-85DLC05D              | 15    | 0.9
1000BASE-SX   | TP-Link            | TL-SM311LM              | 19    | 0.9
1000BASE-SX   | Netgear            | AGM731F                 | 145   | 0.8
1000BASE-SX   | any                | MSA-1000BASE-SX         | 12    | 1
1000BASE-LX10 | Cisco              | GLC-LH-SMD              | 1175  | 0.45
1000BASE-LX10 | Juniper            | EX-SFP-1GE-LX           | 1000  | 0.45
1000BASE-LX10 | HPE Aruba          | J4859D                  | 800   | 0.5
1000BASE-LX10 | Arista             | SFP-1G-LX               | 595   | 0.55
1000BASE-LX10 | Fortinet           | FN-TRAN-LX              | 240   | 0.7
1000BASE-LX10 | Palo Alto Networks | PAN-SFP-LX              | 1000  | 0.7
1000BASE-LX10 | Ruckus             | E1MG-LX-OM              | 450   | 0.65
1000BASE-LX10 | Ubiquiti           | UACC-OM-SM-1G-D         | 12    | 1
1000BASE-LX10 | MikroTik           | S-31DLC20D              | 17    | 0.9
1000BASE-LX10 | TP-Link            | TL-SM311LS              | 22    | 0.9
1000BASE-LX10 | Netgear            | AGM732F                 | 260   | 0.8
1000BASE-LX10 | any                | MSA-1000BASE-LX10       | 14    | 1
10GBASE-SR    | Cisco              | SFP-10G-SR-S            | 820   | 0.45
10GBASE-SR    | Juniper            | EX-SFP-10GE-SR          | 1500  | 0.45
10GBASE-SR    | HPE Aruba          | J9150D                  | 1100  | 0.5
10GBASE-SR    | Arista             | SFP-10G-SR              | 495   | 0.55
10GBASE-SR    | Fortinet           | FN-TRAN-SFP+SR          | 350   | 0.7
10GBASE-SR    | Palo Alto Networks | PAN-SFP-PLUS-SR         | 1500  | 0.7
10GBASE-SR    | Ruckus             | 10G-SFPP-SR             | 600   | 0.65
10GBASE-SR    | Ubiquiti           | UACC-OM-MM-10G-D        | 20    | 1
10GBASE-SR    | MikroTik           | S+85DLC03D              | 35    | 0.9
10GBASE-SR    | TP-Link            | SM5110-SR               | 49    | 0.9
10GBASE-SR    | Netgear            | AXM761                  | 330   | 0.8
10GBASE-SR    | any                | MSA-10GBASE-SR          | 25    | 1
10GBASE-LR    | Cisco              | SFP-10G-LR-S            | 2360  | 0.45
10GBASE-LR    | Juniper            | EX-SFP-10GE-LR          | 3000  | 0.45
10GBASE-LR    | HPE Aruba          | J9151E                  | 2100  | 0.5
10GBASE-LR    | Arista             | SFP-10G-LR              | 995   | 0.55
10GBASE-LR    | Fortinet           | FN-TRAN-SFP+LR          | 620   | 0.7
10GBASE-LR    | Palo Alto Networks | PAN-SFP-PLUS-LR         | 3000  | 0.7
10GBASE-LR    | Ruckus             | 10G-SFPP-LR             | 1150  | 0.65
10GBASE-LR    | Ubiquiti           | UACC-OM-SM-10G-D        | 35    | 1
10GBASE-LR    | MikroTik           | S+31DLC10D              | 49    | 0.9
10GBASE-LR    | TP-Link            | SM5110-LR               | 69    | 0.9
10GBASE-LR    | Netgear            | AXM762                  | 520   | 0.8
10GBASE-LR    | any                | MSA-10GBASE-LR          | 40    | 1
10GBASE-ER    | Cisco              | SFP-10G-ER-S            | 8250  | 0.45
10GBASE-ER    | Juniper            | EX-SFP-10GE-ER          | 7500  | 0.45
10GBASE-ER    | HPE Aruba          | J9153D                  | 5200  | 0.5
10GBASE-ER    | Arista             | SFP-10G-ER              | 3995  | 0.55
10GBASE-ER    | Fortinet           | FN-TRAN-SFP+ER          | 2800  | 0.7
10GBASE-ER    | Ruckus             | 10G-SFPP-ER             | 3900  | 0.65
10GBASE-ER    | any                | MSA-10GBASE-ER          | 220   | 1
25GBASE-SR    | Cisco              | SFP-25G-SR-S            | 1290  | 0.45
25GBASE-SR    | HPE Aruba          | JL484A                  | 1300  | 0.5
25GBASE-SR    | Arista             | SFP-25G-SR              | 695   | 0.55
25GBASE-SR    | Fortinet           | FN-TRAN-SFP28-SR        | 720   | 0.7
25GBASE-SR    | MikroTik           | XS+85LC01D              | 69    | 0.9
25GBASE-SR    | any                | MSA-25GBASE-SR          | 45    | 1
25GBASE-LR    | Cisco              | SFP-10/25G-LR-S         | 2720  | 0.45
25GBASE-LR    | HPE Aruba          | JL486A                  | 2600  | 0.5
25GBASE-LR    | Arista             | SFP-25G-LR              | 1495  | 0.55
25GBASE-LR    | Fortinet           | FN-TRAN-SFP28-LR        | 1500  | 0.7
25GBASE-LR    | MikroTik           | XS+31LC10D              | 99    | 0.9
25GBASE-LR    | any                | MSA-25GBASE-LR          | 80    | 1
25GBASE-ER    | any                | MSA-25GBASE-ER          | 420   | 1
40GBASE-SR4   | Cisco              | QSFP-40G-SR4-S          | 2350  | 0.45
40GBASE-SR4   | Arista             | QSFP-40G-SR4            | 1195  | 0.55
40GBASE-SR4   | Fortinet           | FN-TRAN-QSFP+SR         | 900   | 0.7
40GBASE-SR4   | Palo Alto Networks | PAN-QSFP-40GBASE-SR4    | 3000  | 0.7
40GBASE-SR4   | Ruckus             | 40G-QSFP-SR4            | 1500  | 0.65
40GBASE-SR4   | MikroTik           | Q+85MP01D               | 129   | 0.9
40GBASE-SR4   | any                | MSA-40GBASE-SR4         | 60    | 1
40GBASE-LR4   | Cisco              | QSFP-40G-LR4-S          | 7050  | 0.45
40GBASE-LR4   | Juniper            | JNP-QSFP-40G-LR4        | 6500  | 0.45
40GBASE-LR4   | Arista             | QSFP-40G-LR4            | 4495  | 0.55
40GBASE-LR4   | Fortinet           | FN-TRAN-QSFP+LR         | 3600  | 0.7
40GBASE-LR4   | Ruckus             | 40G-QSFP-LR4            | 5200  | 0.65
40GBASE-LR4   | any                | MSA-40GBASE-LR4         | 190   | 1
40GBASE-ER4   | Cisco              | QSFP-40G-ER4            | 17600 | 0.45
40GBASE-ER4   | any                | MSA-40GBASE-ER4         | 520   | 1
100GBASE-SR4  | Cisco              | QSFP-100G-SR4-S         | 2950  | 0.45
100GBASE-SR4  | Juniper            | JNP-QSFP-100G-SR4       | 3000  | 0.45
100GBASE-SR4  | HPE Aruba          | JL309A                  | 3200  | 0.5
100GBASE-SR4  | Arista             | QSFP-100G-SR4           | 1995  | 0.55
100GBASE-SR4  | Fortinet           | FN-TRAN-QSFP28-SR       | 1800  | 0.7
100GBASE-SR4  | Palo Alto Networks | PAN-QSFP28-100GBASE-SR4 | 5500  | 0.7
100GBASE-SR4  | Ruckus             | 100G-QSFP28-SR4         | 2400  | 0.65
100GBASE-SR4  | MikroTik           | XQ+85MP01D              | 199   | 0.9
100GBASE-SR4  | any                | MSA-100GBASE-SR4        | 110   | 1
100GBASE-DR   | Cisco              | QSFP-100G-DR-S          | 4700  | 0.45
100GBASE-DR   | Arista             | QSFP-100G-DR            | 2995  | 0.55
100GBASE-DR   | Fortinet           | FN-TRAN-QSFP28-DR       | 3200  | 0.7
100GBASE-DR   | any                | MSA-100GBASE-DR         | 190   | 1
100G-CWDM4    | Cisco              | QSFP-100G-CWDM4-S       | 5900  | 0.45
100G-CWDM4    | Juniper            | JNP-QSFP-100G-CWDM4     | 5500  | 0.45
100G-CWDM4    | Arista             | QSFP-100G-CWDM4         | 3495  | 0.55
100G-CWDM4    | Fortinet           | FN-TRAN-QSFP28-CWDM4    | 3800  | 0.7
100G-CWDM4    | MikroTik           | XQ+31LC02D              | 299   | 0.9
100G-CWDM4    | any                | MSA-100G-CWDM4          | 150   | 1
100GBASE-FR1  | Cisco              | QSFP-100G-FR-S          | 5600  | 0.45
100GBASE-FR1  | HPE Aruba          | R9B63A                  | 5800  | 0.5
100GBASE-FR1  | Arista             | QSFP-100G-FR            | 3295  | 0.55
100GBASE-FR1  | any                | MSA-100GBASE-FR1        | 220   | 1
100GBASE-LR4  | Cisco              | QSFP-100G-LR4-S         | 11800 | 0.45
100GBASE-LR4  | Juniper            | JNP-QSFP-100G-LR4       | 11000 | 0.45
100GBASE-LR4  | HPE Aruba          | JL310A                  | 11500 | 0.5
100GBASE-LR4  | Arista             | QSFP-100G-LR4           | 6995  | 0.55
100GBASE-LR4  | Fortinet           | FN-TRAN-QSFP28-LR       | 7900  | 0.7
100GBASE-LR4  | Palo Alto Networks | PAN-QSFP28-100GBASE-LR4 | 16000 | 0.7
100GBASE-LR4  | MikroTik           | XQ+31LC10D              | 649   | 0.9
100GBASE-LR4  | any                | MSA-100GBASE-LR4        | 420   | 1
100GBASE-ER4  | any                | MSA-100GBASE-ER4        | 1600  | 1
400GBASE-SR8  | Cisco              | QDD-400G-SR8-S          | 8200  | 0.45
400GBASE-SR8  | Arista             | QDD-400G-SR8            | 6500  | 0.55
400GBASE-SR8  | any                | MSA-400GBASE-SR8        | 480   | 1
400GBASE-DR4  | Cisco              | QDD-400G-DR4-S          | 10600 | 0.45
400GBASE-DR4  | Arista             | QDD-400G-DR4            | 8500  | 0.55
400GBASE-DR4  | any                | MSA-400GBASE-DR4        | 620   | 1
400GBASE-FR4  | Cisco              | QDD-400G-FR4-S          | 13400 | 0.45
400GBASE-FR4  | Arista             | QDD-400G-FR4            | 10500 | 0.55
400GBASE-FR4  | any                | MSA-400GBASE-FR4        | 780   | 1
400GBASE-LR8  | Cisco              | QDD-400G-LR8-S          | 23500 | 0.45
400GBASE-LR8  | any                | MSA-400GBASE-LR8        | 2400  | 1
1000BASE-T    | Cisco              | GLC-TE                  | 460   | 0.45
1000BASE-T    | Juniper            | EX-SFP-1GE-T            | 450   | 0.45
1000BASE-T    | Arista             | SFP-1G-T                | 395   | 0.55
1000BASE-T    | Fortinet           | FN-TRAN-GC              | 190   | 0.7
1000BASE-T    | HPE Aruba          | J8177D                  | 480   | 0.5
1000BASE-T    | MikroTik           | S-RJ01                  | 25    | 0.9
1000BASE-T    | Ubiquiti           | UACC-CM-RJ45-1G         | 15    | 1
1000BASE-T    | TP-Link            | TL-SM331T               | 22    | 0.9
1000BASE-T    | any                | MSA-1000BASE-T          | 18    | 1
2.5GBASE-T    | any                | MSA-2.5GBASE-T          | 45    | 1
5GBASE-T      | any                | MSA-5GBASE-T            | 60    | 1
10GBASE-T     | Cisco              | SFP-10G-T-X             | 1100  | 0.45
10GBASE-T     | Arista             | SFP-10G-T               | 695   | 0.55
10GBASE-T     | Fortinet           | FN-TRAN-SFP+GC          | 520   | 0.7
10GBASE-T     | HPE Aruba          | JL563C                  | 1150  | 0.5
10GBASE-T     | MikroTik           | S+RJ10                  | 65    | 0.9
10GBASE-T     | Ubiquiti           | UACC-CM-RJ45-MG         | 65    | 1
10GBASE-T     | TP-Link            | SM5310-T                | 75    | 0.9
10GBASE-T     | any                | MSA-10GBASE-T           | 55    | 1
DAC twinax 1G               | any       | MSA-DAC-10G-{m}M         | 12  | 1    | 1 2 3 5 7               | 3
DAC twinax 2.5G             | any       | MSA-DAC-10G-{m}M         | 12  | 1    | 1 2 3 5 7               | 3
DAC twinax 5G               | any       | MSA-DAC-10G-{m}M         | 12  | 1    | 1 2 3 5 7               | 3
DAC twinax 10G              | Cisco     | SFP-H10GB-CU{m}M         | 115 | 0.45 | 1 3 5                   | 20
DAC twinax 10G              | Arista    | CAB-SFP-SFP-{m}M         | 90  | 0.55 | 1 3 5                   | 15
DAC twinax 10G              | Juniper   | EX-SFP-10GE-DAC-{m}M     | 150 | 0.45 | 1 3 5                   | 25
DAC twinax 10G              | HPE Aruba | J9281D                   | 160 | 0.5  | 1                       | 0
DAC twinax 10G              | HPE Aruba | J9283D                   | 230 | 0.5  | 3                       | 0
DAC twinax 10G              | Fortinet  | SP-CABLE-FS-SFP+{m}      | 95  | 0.7  | 1 3 5                   | 15
DAC twinax 10G              | Ubiquiti  | UACC-DAC-SFP10-{m}M      | 11  | 1    | 1 3                     | 2
DAC twinax 10G              | MikroTik  | S+DA0001                 | 29  | 0.9  | 1                       | 0
DAC twinax 10G              | MikroTik  | S+DA0003                 | 39  | 0.9  | 3                       | 0
DAC twinax 10G              | any       | MSA-DAC-10G-{m}M         | 12  | 1    | 1 2 3 5 7               | 3
DAC twinax 25G              | Cisco     | SFP-H25G-CU{m}M          | 190 | 0.45 | 1 2 3 5                 | 30
DAC twinax 25G              | Arista    | CAB-S-S-25G-{m}M         | 140 | 0.55 | 1 2 3 5                 | 25
DAC twinax 25G              | MikroTik  | XS+DA0001                | 49  | 0.9  | 1                       | 0
DAC twinax 25G              | MikroTik  | XS+DA0003                | 65  | 0.9  | 3                       | 0
DAC twinax 25G              | any       | MSA-DAC-25G-{m}M         | 22  | 1    | 1 2 3 5                 | 5
DAC twinax 50G              | any       | MSA-DAC-50G-{m}M         | 45  | 1    | 1 2 3                   | 10
DAC twinax 40G              | Cisco     | QSFP-H40G-CU{m}M         | 330 | 0.45 | 1 3 5                   | 40
DAC twinax 40G              | any       | MSA-DAC-40G-{m}M         | 32  | 1    | 1 2 3 5                 | 8
DAC twinax 100G             | Cisco     | QSFP-100G-CU{m}M         | 420 | 0.45 | 1 2 3 5                 | 60
DAC twinax 100G             | Arista    | CAB-Q-Q-100G-{m}M        | 290 | 0.55 | 1 2 3 5                 | 45
DAC twinax 100G             | any       | MSA-DAC-100G-{m}M        | 55  | 1    | 1 2 3 5                 | 12
DAC twinax 400G             | Cisco     | QDD-400-CU{m}M           | 900 | 0.45 | 1 2 3                   | 150
DAC twinax 400G             | any       | MSA-DAC-400G-{m}M        | 160 | 1    | 1 2 3                   | 40
AOC 10G                     | Cisco     | SFP-10G-AOC{m}M          | 230 | 0.45 | 1 2 3 5 7 10            | 18
AOC 10G                     | Arista    | AOC-S-S-10G-{m}M         | 180 | 0.55 | 3 5 7 10 15 20 30       | 12
AOC 10G                     | Ubiquiti  | UACC-AOC-SFP10-{m}M      | 34  | 1    | 5 10 20 30              | 1
AOC 10G                     | any       | MSA-AOC-10G-{m}M         | 20  | 1    | 1 2 3 5 7 10 15 20 30   | 1.2
AOC 25G                     | Cisco     | SFP-25G-AOC{m}M          | 420 | 0.45 | 1 2 3 5 7 10            | 24
AOC 25G                     | Arista    | AOC-S-S-25G-{m}M         | 340 | 0.55 | 3 5 7 10 15 20 30       | 18
AOC 25G                     | any       | MSA-AOC-25G-{m}M         | 48  | 1    | 1 2 3 5 7 10 15 20 30   | 1.5
AOC 40G                     | Cisco     | QSFP-H40G-AOC{m}M        | 560 | 0.45 | 1 2 3 5 7 10 15         | 40
AOC 40G                     | any       | MSA-AOC-40G-{m}M         | 70  | 1    | 1 2 3 5 7 10 15 20 30   | 2
AOC 100G                    | Cisco     | QSFP-100G-AOC{m}M        | 900 | 0.45 | 1 2 3 5 7 10 15 20 25 30 | 45
AOC 100G                    | Arista    | AOC-Q-Q-100G-{m}M        | 690 | 0.55 | 3 5 7 10 15 20 30       | 35
AOC 100G                    | Juniper   | JNP-100G-AOC-{m}M        | 980 | 0.45 | 1 3 5 7 10 15 20 30     | 45
AOC 100G                    | any       | MSA-AOC-100G-{m}M        | 120 | 1    | 1 2 3 5 7 10 15 20 30   | 3
AOC 400G                    | Cisco     | QDD-400-AOC{m}M          | 3200 | 0.45 | 1 2 3 5 7 10 15 20 25 30 | 120
AOC 400G                    | any       | MSA-AOC-400G-{m}M        | 480 | 1    | 1 2 3 5 7 10 15 20 30   | 10
DAC breakout, 1 to 4 40G    | any       | MSA-DAC-40G-4X10G-{m}M   | 45  | 1    | 1 2 3 5                 | 8
DAC breakout, 1 to 4 100G   | any       | MSA-DAC-100G-4X25G-{m}M  | 75  | 1    | 1 2 3 5                 | 12
DAC breakout, 1 to 4 400G   | any       | MSA-DAC-400G-4X100G-{m}M | 210 | 1    | 1 2 3                   | 40
Cat6A                       | any       | CAT6A-{m}M               | 5   | 1    | 1 2 3 5 10 20 30 50     | 1.1
OM4 LC duplex               | any       | OM4-LCD-{m}M             | 9   | 1    | 1 2 3 5 10 20 30 50 100 | 0.9
OS2 LC duplex               | any       | OS2-LCD-{m}M             | 8   | 1    | 1 2 3 5 10 20 30 50 100 | 0.6
OM4 MPO-12                  | any       | OM4-MPO12-{m}M           | 55  | 1    | 1 3 5 10 20 30 50 100   | 3
OS2 MPO-12                  | any       | OS2-MPO12-{m}M           | 60  | 1    | 1 3 5 10 20 30 50 100   | 2.4
OM4 MPO-12 to 4 × LC duplex | any       | OM4-MPO12-4LCD-{m}M      | 75  | 1    | 1 3 5 10 20 30          | 4
OS2 MPO-12 to 4 × LC duplex | any       | OS2-MPO12-4LCD-{m}M      | 80  | 1    | 1 3 5 10 20 30          | 3
StackWise cable             | Cisco     | STACK-T1-{m}M            | 150 | 0.45 | 1 3                     | 50
StackWise-320 kit           | Cisco     | C9300L-STACK-KIT         | 1300 | 0.45 | 1                       | 0
StackWise-160 kit           | Cisco     | C9200-STACK-KIT          | 1200 | 0.45 | 1                       | 0
StackWise-80 kit            | Cisco     | C9200L-STACK-KIT         | 800 | 0.45 | 1                       | 0
`;
