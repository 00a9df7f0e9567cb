import { expect, it } from 'vitest';
import { composeDevice } from '#shared/templates/compose/compose.ts';
import { dialects } from '#shared/templates/dialects/dialects.ts';
import { openEngine } from '../../../support/open-engine.ts';
import { referenceNetwork } from '../../reference-networks.ts';

const engine = await openEngine();

function textsOf(design: string, hostnames: RegExp): readonly string[] {
  const network = referenceNetwork(design);
  return network.devices
    .filter(({ hostname }) => hostnames.test(hostname))
    .map((device) => composeDevice(engine, network, device, dialects['ios-xe']).files[0]?.text ?? '');
}

/** What a service instance is given by a terminal, which sees no indentation: all lines up to one that leaves its mode. */
function instances(text: string): readonly (readonly string[])[] {
  const all: string[][] = [];
  let open: string[] | undefined;
  for (const line of text.split('\n').map((content) => content.trim())) {
    if (/^service instance /.test(line)) {
      open = [];
      all.push(open);
    } else if (/^(exit|interface .*)$/.test(line)) open = undefined;
    else if (line !== '!') open?.push(line);
  }
  return all;
}

it.each([
  ['clinic', /FW/],
  ['own-as', /RTR/],
])(
  'queues and backups of %s are an interface’s, not those of its last service instance',
  (design, hostnames) => {
    const found = textsOf(design, hostnames).flatMap(instances);
    expect(found.length).toBeGreaterThan(0);
    for (const lines of found)
      expect(
        lines.filter((line) => !/^(encapsulation|bridge-domain) |^rewrite ingress tag /.test(line)),
      ).toEqual([]);
  },
);

it('states what a priority queue takes as far as the command counts, and polices what is more', () => {
  const [small = ''] = textsOf('clinic', /FW/);
  const [large = ''] = textsOf('data-centre', /FW/);
  const stated = (text: string): readonly number[] =>
    [...text.matchAll(/^ {2}priority (\d+)$/gm)].map(([, kbps]) => Number(kbps));
  expect(stated(small).length).toBeGreaterThan(0);
  expect([...stated(small), ...stated(large)].filter((kbps) => kbps > 2_000_000)).toEqual([]);
  expect(large).toMatch(/^ class VOICE\n {2}priority\n {2}police cir 3300000000\n/m);
});

it.each([
  ['own-as', /RTR/],
  ['ipv6-only-office', /./],
])('devices of %s tell the time to nobody, of either family', (design, hostnames) => {
  const texts = textsOf(design, hostnames).filter((text) => /^ntp server /m.test(text));
  expect(texts.length).toBeGreaterThan(0);
  for (const text of texts) {
    const asked = [...text.matchAll(/^ntp server (\S+)/gm)].map(([, server]) => server);
    const [, lists = ''] = /^ip access-list standard NTP-SERVERS\n([\s\S]*?)^ntp source/m.exec(text) ?? [];
    const allowed = [...lists.matchAll(/^ permit (?:ipv6 )?host (\S+)/gm)].map(([, server]) => server);
    expect(allowed).toEqual(asked);
    // One of the two families has no server, and its list would let everybody in without an entry.
    expect(lists.match(/^ deny (?:ipv6 any )?any$/gm)).toHaveLength(1);
    expect(lists).toMatch(/^ntp access-group peer NTP-SERVERS\nntp access-group ipv6 peer NTP-SERVERS-v6\n/m);
  }
});

it('says that a switch is put into its new style before ports authenticate by control policies', () => {
  const network = referenceNetwork('municipality');
  const switches = network.devices.filter(({ interfaces }) =>
    interfaces.some(({ switchport }) => switchport?.authentication !== undefined),
  );
  expect(switches.length).toBeGreaterThan(0);
  for (const device of switches) {
    const { files, omissions } = composeDevice(engine, network, device, dialects['ios-xe']);
    const said = omissions.some((sentence) => sentence.includes('authentication convert-to new-style'));
    expect(said).toBe(files[0]?.text.includes('policy-map type control subscriber'));
  }
});
