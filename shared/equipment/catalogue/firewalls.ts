import { deviceTable } from './table/device-table.ts';

const branch = 'Branch or small office at the internet';
const campus = 'Headquarters or campus at the internet';
const dataCentre = 'Data centre or large campus';

/**
 * Firewalls. `fw` is the packet filter; `insp` with intrusion prevention, application control and malware inspection; `remote` the
 * tunnels of people at the same time. These makers state by model: Fortinet as client-to-gateway IPsec VPN tunnels, Palo Alto Networks
 * as GlobalProtect tunnels, Cisco as VPN peers and, of Meraki, in “MX Sizing Principles” as recommended client VPN tunnels, Juniper as
 * users of Secure Connect, SonicWall as IPsec VPN clients at most, with licences. What was not read there is an estimate; Sophos and
 * Ubiquiti state none, so that theirs is about 5 to 20 Mbit/s of IPsec for each. Peers, sessions, packet filter and IPsec of Cisco's 1000, 3100
 * and 4200 were read in a public comparison of its data sheets, which agrees with all that was read in these; IPsec of Juniper's 300 line in
 * a public transcription of its “SRX Series and vSRX Performance and Features Matrix”.
 */
export const firewalls = [
  ...deviceTable(
    { category: 'firewall', manufacturer: 'Fortinet', use: campus },
    `
model           | part     | ports                                                                                  | fw    | insp  | ipsec | sessions  | remote  | aps   | ru | psu | watt | kg   | air            | usd     | usd/y  | year  | use
FortiGate 30G   | FG-30G   | *4x1G-T                                                                                | *4    | *0.5  | ~3.5  | *600000   | ~250    | ~16   | *0 | *1  | ~12  |      | ~passive       | ~420    | ~210   | ~2025 | ${branch}
FortiGate 40F   | FG-40F   | 5x1G-T                                                                                 | *5    | *0.6  | *4.4  | *700000   | ~250    | *16   | *0 | 1   | 14   | ~1   | ~passive       | ~495    | ~240   | ~2019 | ${branch}
FortiGate 50G   | FG-50G   | *5x1G-T                                                                                | *5    | *1.1  | ~4.5  | *720000   | ~250    | ~32   | *0 | *1  | ~15  |      | ~passive       | ~650    | ~320   | ~2024 | ${branch}
FortiGate 60F   | FG-60F   | 10x1G-T                                                                                | *10   | *0.7  | *6.5  | *700000   | ~500    | *64   | *0 | 1   | 19   | ~1   | ~passive       | ~695    | ~350   | ~2019 | ${branch}
FortiGate 70F   | FG-70F   | 10x1G-T                                                                                | *10   | *0.8  | *6.1  | *1500000  | ~500    | ~64   | *0 | 1   | 16   | 1.01 | ~passive       | ~895    | ~450   | ~2022 | ${branch}
FortiGate 70G   | FG-70G   | *10x1G-T                                                                               | *10   | *1.3  | ~7.1  | *1400000  | ~500    | ~64   | *0 | *1  | ~18  |      | ~passive       | ~1050   | ~520   | ~2025 | ${branch}
FortiGate 80F   | FG-80F   | 10x1G-T                                                                                | *10   | *0.9  | *6.5  | *1500000  | ~2500   | *96   | *0 | 2   | 16   | ~2.4 | ~passive       | ~1095   | ~600   | ~2020 | ${branch}
FortiGate 90G   | FG-90G   | 8x1G-T, 2x10G-SFP+ up                                                                  | *28   | *2.2  | *25   | *3000000  | ~2500   | ~96   | *0 | 2   | 20   | 1.12 | side           | ~1595   | ~900   | ~2023 | ${branch}
FortiGate 100F  | FG-100F  | 18x1G-T, 8x1G-SFP, 2x10G-SFP+ up                                                       | *20   | *1    | *11.5 | *1500000  | ~16000  | *128  | 1  | 2   | 39   | ~3.3 |                | ~2450   | ~1350  | ~2019 |
FortiGate 120G  | FG-120G  | 17x1G-T, 8x1G-SFP, 4x10G-SFP+ up, 1x1G-T mgmt                                          | *39   | *2.8  | ~35   | *3000000  | ~16000  | ~128  | 1  | 2   | 40   | 5.52 | side           | ~3600   | ~1900  | ~2024 |
FortiGate 200F  | FG-200F  | 17x1G-T, 8x1G-SFP, 4x10G-SFP+ up, 1x1G-T mgmt                                          | *27   | *3    | *13   | *3000000  | ~16000  | *256  | 1  | 2   | 119  | 4.5  | side           | ~4900   | ~2600  | ~2020 |
FortiGate 200G  | FG-200G  | 9x1G-T, 8x5G-T, 4x1G-SFP, 8x10G-SFP+ up, 1x1G-T mgmt                                   | *39   | *6    | ~36   | *11000000 | ~16000  | ~256  | 1  | 2   | 175  | 6.4  | side           | ~7200   | ~3600  | ~2024 |
FortiGate 400F  | FG-400F  | 17x1G-T, 8x1G-SFP, 8x10G-SFP+ up, 1x1G-T mgmt                                          | *79.5 | *9    | *55   | *7800000  | ~50000  | *512  | 1  | 2   | ~155 | 6.4  | front-to-rear  | ~10900  | ~5200  | ~2022 |
FortiGate 400G  | FG-400G  | *8x5G-T, 1x2.5G-T, 16x1G-SFP, 4x10G-SFP+, 4x25G-SFP28 up, 1x1G-T mgmt                  | *164  | *13   | ~55   | ~28000000 | ~50000  | ~512  | *1 | *2  | ~200 |      | ~front-to-rear | ~17500  | ~8200  | ~2025 |
FortiGate 600F  | FG-600F  | 17x1G-T, 8x1G-SFP, 4x10G-SFP+, 4x25G-SFP28 up by4@10G, 1x1G-T mgmt                     | *139  | *10.5 | *55   | *7800000  | ~50000  | *1024 | 1  | 2   | 255  | ~7   |                | ~15900  | ~7600  | ~2022 |
FortiGate 700G  | FG-700G  | *8x5G-T, 1x2.5G-T, 16x1G-SFP, 4x10G-SFP+, 4x25G-SFP28 up, 1x1G-T mgmt                  | *164  | *26   | ~55   | ~16000000 | ~50000  | ~1024 | *1 | *2  | ~230 |      | ~front-to-rear | ~23500  | ~11000 | ~2025 | ${dataCentre}
FortiGate 900G  | FG-900G  | 16x1G-T, 1x2.5G-T, 8x1G-SFP, 4x10G-SFP+, 4x25G-SFP28 up by4@10G, 1x1G-T mgmt          | *164  | *30   | *55   | *16000000 | ~50000  | ~2048 | 1  | 2   | ~250 | 7.25 | front-to-rear  | ~27000  | ~12500 | ~2023 | ${dataCentre}
FortiGate 1000F | FG-1000F | *8x10G-T, 1x2.5G-T, 16x10G-SFP+, 8x25G-SFP28 up by4@10G, 2x100G-QSFP28 up, 1x1G-T mgmt | *198  | *13   | *55   | *7500000  | ~100000 | *4096 | *2 | *2  | ~400 |      | ~front-to-rear | ~35500  | ~16500 | ~2022 | ${dataCentre}
FortiGate 1800F | FG-1800F | 16x1G-T, 8x1G-SFP, 2x10G-SFP+, 12x25G-SFP28 up by4@10G, 4x100G-QSFP28 up, 2x1G-T mgmt  | *198  | *15   | *55   | *12000000 | ~100000 | *4096 | 2  | 2   | ~400 | 13.7 | front-to-rear  | ~43000  | ~20000 | ~2020 | ${dataCentre}
FortiGate 2600F | FG-2600F | 18x1G-T, 16x25G-SFP28 by4@10G, 4x100G-QSFP28 up, 2x1G-T mgmt                           | *198  | *25   | *55   | *24000000 | ~100000 | *4096 | 2  | 2   | ~440 | 13.9 | front-to-rear  | ~69000  | ~31000 | ~2020 | ${dataCentre}
FortiGate 3000F | FG-3000F | *18x10G-T, 16x25G-SFP28, 6x100G-QSFP28 up, 2x1G-T mgmt                                 | *397  | *33   | *105  | *70000000 | ~100000 | *4096 | *2 | *2  | ~700 |      |                | ~118000 | ~52000 | ~2021 | ${dataCentre}
`,
  ),
  ...deviceTable(
    { category: 'firewall', manufacturer: 'Palo Alto Networks', use: campus },
    `
model   | part    | ports                                                                                | poe  | fw   | insp  | ipsec | sessions  | remote | ru | psu | watt | kg    | air            | usd     | usd/y   | year  | last sale   | last support | use
PA-220  | PA-220  | 8x1G-T, 1x1G-T mgmt                                                                  |      | ~0.5 | ~0.3  | ~0.1  | ~64000    | ~250   | 0  | 2   | ~21  | 1.36  | passive        | ~1000   | ~500    | ~2017 | *2023-01-31 | *2028-01-31  | ${branch}
PA-410  | PA-410  | 7x1G-T, 1x1G-T mgmt                                                                  |      | *1.4 | *0.8  | *0.93 | *64000    | ~250   | 0  | 1   | ~20  | 1.41  | passive        | ~1000   | ~500    | ~2021 |             |              | ${branch}
PA-415  | PA-415  | 5x1G-T, 4x1G-T bt3, 1x1G-T mgmt                                                      | ~91  | *1.5 | *0.8  | ~0.9  | *64000    | ~250   | 0  | 2   | ~45  | 3.56  | passive        | ~1700   | ~700    | ~2022 |             |              | ${branch}
PA-440  | PA-440  | 8x1G-T, 1x1G-T mgmt                                                                  |      | *2.4 | *1.2  | *1.6  | *200000   | ~500   | 0  | 2   | ~30  | 2.27  | passive        | ~1700   | ~850    | ~2021 |             |              | ${branch}
PA-445  | PA-445  | ~8x1G-T, 1x1G-T mgmt                                                                 |      | *2.7 | *1.25 | ~1.6  | *200000   | ~500   | ~0 | ~2  | ~30  |       | ~passive       | ~2300   | ~1150   | ~2022 |             |              | ${branch}
PA-450  | PA-450  | 8x1G-T, 1x1G-T mgmt                                                                  |      | *3.3 | *2.1  | *2.2  | *300000   | ~1000  | 0  | 2   | ~33  | 2.27  | passive        | ~3400   | ~1700   | ~2021 |             |              | ${branch}
PA-455  | PA-455  | 4x1G-T, 4x1G-T bt3, 1x1G-T mgmt                                                      | ~91  | *3.6 | *2.3  | ~2.3  | *300000   | ~1000  | 0  | 2   | ~45  | 4.45  | passive        | ~4300   | ~2100   | ~2023 |             |              | ${branch}
PA-460  | PA-460  | 8x1G-T, 1x1G-T mgmt                                                                  |      | *4.2 | *3    | *3    | *400000   | ~1000  | 0  | 2   | ~36  | 2.27  | passive        | ~5700   | ~2850   | ~2021 |             |              |
PA-850  | PA-850  | 6x1G-T, 8x1G-SFP up, 1x1G-T mgmt                                                     |      | ~2.1 | ~1    | ~0.4  | ~192000   | ~1000  | 1  | 2   | ~100 | 6.12  | front-to-rear  | ~8500   | ~4200   | ~2017 | ~2024-08-31 | ~2029-08-31  |
PA-1410 | PA-1410 | ~6x1G-T, 4x5G-T bt4, 6x1G-SFP, 4x10G-SFP+ up, 1x1G-T mgmt                            | ~151 | *8.5 | ~4.5  | ~4.4  | *945000   | ~2000  | 1  | 2   | ~150 | 7     | front-to-rear  | ~14800  | ~6800   | ~2022 |             |              |
PA-1420 | PA-1420 | ~6x1G-T, 4x5G-T bt4, 2x1G-SFP, 8x10G-SFP+ up, 1x1G-T mgmt                            | ~151 | *9.5 | ~6.2  | ~5.5  | *1400000  | ~2000  | 1  | 2   | ~150 | 7     | front-to-rear  | ~21500  | ~9800   | ~2022 |             |              |
PA-3410 | PA-3410 | ~12x10G-T, 11x10G-SFP+, 4x25G-SFP28 up, 1x1G-T mgmt                                  |      | *14  | ~7.5  | ~6.8  | *1400000  | ~2500  | 1  | 2   | ~260 | 7     | front-to-rear  | ~31500  | ~14500  | ~2022 |             |              |
PA-3420 | PA-3420 | ~12x10G-T, 11x10G-SFP+, 4x25G-SFP28 up, 1x1G-T mgmt                                  |      | *19  | *10   | ~9    | *2200000  | ~3000  | ~1 | ~2  | ~260 |       | ~front-to-rear | ~42000  | ~19500  | ~2022 |             |              |
PA-3440 | PA-3440 | ~12x10G-T, 11x10G-SFP+, 4x25G-SFP28 up, 2x100G-QSFP28 up, 1x1G-T mgmt                |      | *35  | ~20   | ~14   | *3000000  | ~5000  | 1  | 2   | ~320 | 7     | front-to-rear  | ~64000  | ~28000  | ~2022 |             |              | ${dataCentre}
PA-5410 | PA-5410 | ~8x10G-T, 14x10G-SFP+, 4x25G-SFP28 up, 4x100G-QSFP28 up, 1x10G-SFP+ mgmt             |      | *52  | *35   | ~24   | ~5000000  | ~10000 | 2  | 2   | ~630 | 15.88 | front-to-rear  | ~128000 | ~55000  | ~2022 |             |              | ${dataCentre}
PA-5440 | PA-5440 | 8x10G-T, 14x10G-SFP+, 4x25G-SFP28 up, 1x40G-QSFP+, 4x100G-QSFP28 up, 1x10G-SFP+ mgmt |      | *85  | *70   | ~40   | ~20000000 | ~20000 | 2  | 2   | ~650 | 15.88 | front-to-rear  | ~255000 | ~105000 | ~2023 |             |              | ${dataCentre}
`,
  ),
  ...deviceTable(
    { category: 'firewall', manufacturer: 'Cisco', use: campus },
    `
model                  | part            | ports                                            | poe | fw   | insp  | ipsec | sessions  | remote | clients | ru | psu | watt | kg   | air            | usd     | usd/y  | year  | use
Firepower 1010         | FPR1010-NGFW-K9 | *6x1G-T, 2x1G-T at, 1x1G-T mgmt                  | ~60 | *2   | *0.88 | *0.4  | *100000   | *75    |         | *0 | 1   | ~25  | 1.36 |                | ~900    | ~350   | ~2019 | ${branch}
Firepower 1120         | FPR1120-NGFW-K9 | 8x1G-T, 4x1G-SFP up, 1x1G-T mgmt                 |     | *4.5 | *2.3  | *1.2  | *200000   | *150   |         | 1  | 1   | 100  | 3.63 |                | ~3700   | ~1400  | ~2019 | ${branch}
Firepower 1140         | FPR1140-NGFW-K9 | 8x1G-T, 4x1G-SFP up, 1x1G-T mgmt                 |     | *6   | *3.3  | *1.4  | *400000   | *400   |         | 1  | 1   | 100  | 3.63 |                | ~6300   | ~2300  | ~2019 |
Firepower 1150         | FPR1150-NGFW-K9 | 8x1G-T, 2x1G-SFP, 2x10G-SFP+ up, 1x1G-T mgmt     |     | *7.5 | *4.9  | *2.4  | *600000   | *800   |         | 1  | 1   | 100  | 3.63 |                | ~9900   | ~3600  | ~2019 |
Meraki MX67            | MX67            | 5x1G-T                                           |     | ~0.7 | ~0.3  | ~0.3  |           | *50    | *50     | *0 | 1   | 14   | 0.79 | passive        | ~695    | ~300   | ~2018 | ${branch}
Meraki MX75            | MX75            | 10x1G-T, 2x1G-T at, 1x1G-SFP up                  | ~60 | ~1   | ~0.5  | ~0.5  |           | ~75    | *200    | 1  | 1   | 11   | 0.85 | passive        | ~1500   | ~700   | ~2021 | ${branch}
Meraki MX85            | MX85            | 10x1G-T, 4x1G-SFP up                             |     | ~1   | ~0.5  | ~0.5  |           | ~100   | *250    | 1  | 1   | 55   | 3.72 | front-to-rear  | ~2900   | ~1400  | ~2021 | ${branch}
Meraki MX95            | MX95            | 4x1G-T, 2x2.5G-T, 4x10G-SFP+ up, 1x1G-T mgmt     |     | ~2   | ~1.5  | ~0.8  |           | ~250   | *500    | 1  | 1   | 109  | 4.87 | front-to-rear  | ~5900   | ~2600  | ~2021 |
Meraki MX105           | MX105           | 4x1G-T, 2x2.5G-T, 4x10G-SFP+ up, 1x1G-T mgmt     |     | ~3   | ~2    | ~1    |           | ~250   | *750    | 1  | 1   | 123  | 4.87 | front-to-rear  | ~8900   | ~3900  | ~2021 |
Meraki MX250           | MX250           | 8x1G-T, 8x1G-SFP, 10x10G-SFP+ up                 |     | ~4   | ~2    | ~1    |           | *500   | *2000   | 1  | 2   | 190  | ~7.3 | front-to-rear  | ~17900  | ~8000  | ~2017 |
Meraki MX450           | MX450           | *8x1G-T, 8x1G-SFP, 8x10G-SFP+ up, 2x40G-QSFP+ up |     | ~7   | ~5    | ~2    |           | *500   | *10000  | *1 | *2  | ~260 |      | ~front-to-rear | ~36500  | ~16500 | ~2017 | ${dataCentre}
Secure Firewall 1210CE | CSF1210CE-TD-K9 | *8x1G-T, 1x1G-T mgmt                             |     | *6.5 | *6    | *5    | *200000   | *200   |         | *0 | ~1  | ~30  |      |                | ~2300   | ~900   | ~2024 | ${branch}
Secure Firewall 1220CX | CSF1220CX-TD-K9 | *8x1G-T, 2x10G-SFP+ up, 1x1G-T mgmt              |     | *15  | *9    | *10   | *300000   | *300   |         | *0 | ~1  | ~35  |      |                | ~3800   | ~1500  | ~2024 | ${branch}
Secure Firewall 1240   | CSF1240-TD-K9   | *8x1G-T, 4x10G-SFP+ up, 1x1G-T mgmt              |     | *20  | *12   | ~9    | *600000   | ~1000  |         | *1 | ~1  | ~90  |      |                | ~9500   | ~3700  | ~2025 |
Secure Firewall 1250   | CSF1250-TD-K9   | *8x2.5G-T, 4x10G-SFP+ up, 1x1G-T mgmt            |     | *24  | *18   | ~12   | *1000000  | ~1500  |         | *1 | ~1  | ~100 |      |                | ~13500  | ~5200  | ~2025 |
Secure Firewall 3105   | FPR3105-NGFW-K9 | *8x1G-T, 8x10G-SFP+ up, 1x10G-SFP+ mgmt          |     | *10  | *10   | *5.5  | *1500000  | *2000  |         | *1 | ~1  | ~280 |      | ~front-to-rear | ~14500  | ~5600  | ~2022 |
Secure Firewall 3110   | FPR3110-NGFW-K9 | 8x1G-T, 8x10G-SFP+ up, 1x10G-SFP+ mgmt           |     | *18  | *17   | *8    | *2000000  | *3000  |         | 1  | 2   | ~300 | 10.5 | front-to-rear  | ~21000  | ~8200  | ~2022 |
Secure Firewall 3120   | FPR3120-NGFW-K9 | 8x1G-T, 8x10G-SFP+ up, 1x10G-SFP+ mgmt           |     | *22  | *21   | *10   | *4000000  | *7000  |         | 1  | 2   | ~320 | 10.5 | front-to-rear  | ~31000  | ~12000 | ~2022 | ${dataCentre}
Secure Firewall 3130   | FPR3130-NGFW-K9 | *8x1G-T, 8x25G-SFP28 up, 1x10G-SFP+ mgmt         |     | *42  | *38   | *17.8 | *6000000  | *15000 |         | *1 | *2  | ~420 |      | ~front-to-rear | ~52000  | ~20000 | ~2022 | ${dataCentre}
Secure Firewall 3140   | FPR3140-NGFW-K9 | *8x1G-T, 8x25G-SFP28 up, 1x10G-SFP+ mgmt         |     | *49  | *45   | *22.4 | *10000000 | *20000 |         | *1 | *2  | ~450 |      | ~front-to-rear | ~78000  | ~30000 | ~2022 | ${dataCentre}
Secure Firewall 4215   | FPR4215-NGFW-K9 | ~8x25G-SFP28, 1x1G-SFP mgmt                      |     | *90  | *65   | *45   | *15000000 | *20000 |         | 1  | ~2  | ~750 | ~17  |                | ~118000 | ~45000 | ~2023 | ${dataCentre}
`,
  ),
  ...deviceTable(
    { category: 'firewall', manufacturer: 'Juniper', use: campus },
    `
model   | part               | ports                                                                        | poe  | fw   | insp | ipsec | sessions  | remote | ru | psu | watt | kg   | air           | usd     | usd/y  | year  | use
SRX300  | SRX300-SYS-JB      | 6x1G-T, 2x1G-SFP up                                                          |      | *1.9 | ~0.2 | *0.3  | *64000    | ~25    | 1  | 1   | ~25  | 1.99 | passive       | ~700    | ~250   | ~2016 | ${branch}
SRX320  | SRX320-SYS-JB      | 6x1G-T, 2x1G-SFP up                                                          |      | *1.9 | ~0.2 | *0.3  | *64000    | ~50    | 1  | 1   | ~46  | 1.49 | front-to-rear | ~1000   | ~350   | ~2016 | ${branch}
SRX340  | SRX340-SYS-JB      | 8x1G-T, 8x1G-SFP up, 1x1G-T mgmt                                             |      | *4.7 | ~0.4 | *0.6  | *256000   | ~150   | 1  | 1   | 122  | 4.9  | front-to-rear | ~2500   | ~900   | ~2016 | ${branch}
SRX345  | SRX345-SYS-JB      | 8x1G-T, 8x1G-SFP up, 1x1G-T mgmt                                             |      | ~5.5 | ~0.5 | *0.8  | *375000   | ~250   | 1  | 1   | ~122 | 4.9  | front-to-rear | ~3800   | ~1300  | ~2016 | ${branch}
SRX380  | SRX380-P-SYS-JB-AC | *16x1G-T at, 4x10G-SFP+ up, 1x1G-T mgmt                                      | ~480 | *20  | ~2   | *3.5  | *380000   | ~500   | 1  | 2   | ~150 | 7.6  | front-to-rear | ~7900   | ~2500  | ~2020 |
SRX1600 | SRX1600-CHAS       | 16x1G-T, 4x10G-SFP+ up, 2x25G-SFP28 up, 2x1G-SFP mgmt, 1x1G-T mgmt           |      | ~24  | ~4.5 | ~9    | ~2000000  | ~2000  | 1  | 2   | ~150 | 7.12 | front-to-rear | ~15000  | ~5500  | ~2023 |
SRX2300 | SRX2300            | 8x10G-T, 8x10G-SFP+, 4x25G-SFP28 up, 2x100G-QSFP28 up, 2x1G-SFP mgmt, 1x1G-T mgmt |      | ~39  | ~13  | ~18   | ~5000000  | ~5000  | 1  | 2   | ~280 | 8.6  | front-to-rear | ~37000  | ~13500 | ~2023 | ${dataCentre}
SRX4600 | SRX4600-AC         | 12x10G-SFP+, 4x100G-QSFP28 up, 1x1G-T mgmt                                   |      | ~400 | ~20  | ~44   | *60000000 | ~7500  | 1  | 2   | ~650 |      |               | ~165000 | ~60000 | ~2018 | ${dataCentre}
`,
  ),
  ...deviceTable(
    { category: 'firewall', manufacturer: 'SonicWall', use: branch },
    `
model    | part    | ports                                                             | fw   | insp  | ipsec | sessions | remote | ru | psu | watt | kg   | usd    | usd/y  | year  | use
NSa 2700 | NSA2700 | 16x1G-T, 3x10G-SFP+ up, 1x1G-T mgmt                               | *5.5 | *3    | ~2.1  | *1500000 | ~1000  | 1  | 2   | ~45  | ~4   | ~3900  | ~1800  | ~2021 |
NSa 3700 | NSA3700 | *24x1G-T, 4x5G-SFP+, 6x10G-SFP+ up, 1x1G-T mgmt                   | *5.5 | *3.5  | ~2.2  | *2000000 | ~1000  | *1 | ~2  | ~80  |      | ~6900  | ~3100  | ~2021 | ${campus}
NSa 4700 | NSA4700 | 24x1G-T, 6x10G-SFP+ up, 1x1G-T mgmt                               | *18  | *9.5  | ~11   | *4000000 | ~3000  | 1  | 2   | ~90  | ~8   | ~13500 | ~6000  | ~2021 |
NSa 5700 | NSA5700 | *24x1G-T, 6x10G-SFP+ up, 1x1G-T mgmt                              | *28  | *15   | ~14.5 | ~5000000 | ~4000  | *1 | ~2  | ~120 |      | ~24500 | ~11000 | ~2021 | ${campus}
NSa 6700 | NSA6700 | ~16x1G-T, 8x10G-SFP+, 6x25G-SFP28 up, 2x40G-QSFP+ up, 1x1G-T mgmt | *36  | *18.5 | ~19   | ~8000000 | ~6000  | *1 | ~2  | ~180 |      | ~39500 | ~17500 | ~2021 | ${dataCentre}
TZ270    | TZ270   | *8x1G-T                                                           | *2   | *0.75 | ~0.75 | *750000  | ~200   | *0 | ~1  | ~12  |      | ~495   | ~240   | ~2020 |
TZ370    | TZ370   | 8x1G-T                                                            | *3   | *1    | ~1.38 | *900000  | ~200   | *0 | 1   | ~14  | ~0.8 | ~750   | ~350   | ~2020 |
TZ470    | TZ470   | *8x1G-T, 2x2.5G-SFP up                                            | *3.5 | *1.5  | ~1.5  | *1000000 | ~200   | *0 | ~1  | ~17  |      | ~1095  | ~520   | ~2020 |
TZ570    | TZ570   | *8x1G-T, 2x5G-SFP+ up                                             | *4   | *2    | ~1.8  | *1250000 | ~500   | *0 | 2   | ~20  | ~1   | ~1500  | ~700   | ~2020 |
TZ670    | TZ670   | *8x1G-T, 2x10G-SFP+ up                                            | *5   | *2.5  | ~2.1  | *1500000 | ~500   | *0 | ~2  | ~22  |      | ~2195  | ~1050  | ~2020 |
`,
  ),
  ...deviceTable(
    { category: 'firewall', manufacturer: 'Sophos', use: branch },
    `
model    | part    | ports                                         | fw    | insp  | ipsec | remote | ru | psu | watt | kg  | air            | usd    | usd/y  | year  | use
XGS 108  | XGS108  | *9x2.5G-T                                     | *12.5 | ~1    | ~5    | ~200   | *0 | ~1  | ~25  |     | ~passive       | ~700   | ~420   | ~2024 |
XGS 2100 | XGS2100 | 8x1G-T, 2x1G-SFP up, 1x1G-T mgmt              | *30   | *1.25 | ~17   | ~1000  | 1  | 1   | 50   | 4.7 | front-to-rear  | ~2400  | ~1500  | ~2021 |
XGS 2300 | XGS2300 | ~8x1G-T, 2x1G-SFP up, 1x1G-T mgmt             | *39   | *1.5  | ~20.5 | ~1500  | *1 | ~1  | ~55  |     | ~front-to-rear | ~3300  | ~2000  | ~2021 |
XGS 3300 | XGS3300 | 8x1G-T, 2x1G-SFP, 2x10G-SFP+ up, 1x1G-T mgmt  | *58   | *3    | ~31.1 | ~2500  | 1  | 1   | ~70  | 4.7 | front-to-rear  | ~5600  | ~3400  | ~2021 |
XGS 4300 | XGS4300 | ~4x1G-T, 4x2.5G-T, 4x10G-SFP+ up, 1x1G-T mgmt | *75   | *6.5  | ~62.5 | ~5000  | *1 | ~1  | ~140 |     | ~front-to-rear | ~11500 | ~6800  | ~2021 | ${campus}
XGS 5500 | XGS5500 | ~8x1G-T, 8x10G-SFP+ up, 1x1G-T mgmt           | *100  | *14   | ~92.5 | ~6000  | *2 | *2  | ~260 |     | ~front-to-rear | ~24500 | ~14500 | ~2022 | ${campus}
`,
  ),
  ...deviceTable(
    { category: 'firewall', manufacturer: 'Ubiquiti', use: branch },
    `
model                       | part      | ports                                            | poe | fw   | insp  | aps  | ipsec | remote | ru | psu | watt | kg   | air           | usd   | year
Enterprise Fortress Gateway | EFG       | 2x2.5G-T, 2x10G-SFP+ up, 2x25G-SFP28 up          |     | ~25  | *12.5 | ~500 | ~3    | ~500   | 1  | 2   | ~130 | ~10  | front-to-rear | ~1999 | ~2024
UniFi Cloud Gateway Fiber   | UCG-Fiber | 3x2.5G-T, 1x2.5G-T at, 1x10G-T up, 2x10G-SFP+ up | 30  | ~9   | *5    | ~50  | ~2.5  | ~250   | 0  | 1   | 30   | 0.68 | passive       | ~279  | ~2025
UniFi Cloud Gateway Max     | UCG-Max   | 5x2.5G-T                                         |     | ~5   | *1.5  | ~30  | ~1    | ~100   | 0  | 1   | 16   | 0.52 | passive       | ~199  | ~2024
UniFi Cloud Gateway Ultra   | UCG-Ultra | *4x1G-T, 1x2.5G-T up                             |     | ~1.5 | *1    | ~30  | ~0.5  | ~50    | *0 | ~1  | ~6   |      | ~passive      | ~129  | ~2024
`,
  ),
];
