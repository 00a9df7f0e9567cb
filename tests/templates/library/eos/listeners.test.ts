import { expect, it } from 'vitest';
import { eos } from '#shared/templates/dialects/eos.ts';
import { goldenText } from '../golden-text.ts';

it.each([
  ['own-as', 'HQ-RTR-1'],
  ['municipality', 'LIB-CORE'],
  ['logistics', 'DN-RTR-1'],
])('SNMP of %s %s answers nobody in a family without a list', (design, hostname) => {
  const text = goldenText(eos, design, hostname);
  const listed = (heading: string): string => text.split(`${heading}\n`)[1]?.split(/\n(?! )/)[0] ?? '';
  const four = /^snmp-server ipv4 access-list (\S+)$/m.exec(text)?.[1];
  const six = /^snmp-server ipv6 access-list (\S+)$/m.exec(text)?.[1];
  expect(listed(`ip access-list standard ${four}`)).toMatch(/ {3}deny any$/);
  expect(listed(`ipv6 access-list ${six}`)).toMatch(/ {3}deny ipv6 any any$/);
  for (const [vrf] of text.matchAll(/(?<=^ {3}ip access-group ADMINISTRATORS vrf )\S+(?= in$)/gm))
    expect(text).toContain(`   ipv6 access-group ADMINISTRATORS-v6 vrf ${vrf} in\n`);
});
