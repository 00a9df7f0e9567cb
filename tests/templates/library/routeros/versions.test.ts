import { expect, it } from 'vitest';
import { composeDevice } from '#shared/templates/compose/compose.ts';
import { configurationText } from '#shared/templates/compose/configuration-text.ts';
import { dialects } from '#shared/templates/dialects/dialects.ts';
import { openEngine } from '../../../support/open-engine.ts';
import { referenceNetwork } from '../../reference-networks.ts';

const engine = await openEngine();

/** What devices of a design that match are given, by their names. */
function linesOf(design: string, hostnames: RegExp): readonly string[] {
  const network = referenceNetwork(design);
  const meant = network.devices.filter(({ hostname }) => hostnames.test(hostname));
  return meant.flatMap((device) =>
    configurationText(composeDevice(engine, network, device, dialects.routeros).files).split('\n'),
  );
}

// Settings and menus by version from the inspected command trees of RouterOS 7.20 to 7.24: a script with one that the device does
// not know is not imported beyond it.

it('names no setting of a bridge that not all versions have', () => {
  const bridges = linesOf('hotel', /ACC/).filter((line) => line.includes('dhcp-snooping=yes'));
  expect(bridges.length).toBeGreaterThan(0);
  expect(bridges.filter((line) => /option82|dhcp-agent/.test(line))).toEqual([]);
});

it('parses MLAG while it runs, as the setting of 7.22 and, where that fails, in the menu before it', () => {
  const lines = linesOf('data-centre', /LEAF-1$|BORDER-1$/).filter((line) => /\bmlag[ -](?!id)/.test(line));
  expect(lines.length).toBeGreaterThan(0);
  for (const line of lines) {
    const [, now, before] =
      /^:do \{ \[\[:parse "([^"]*)"\]\] \} on-error=\{ \[\[:parse "([^"]*)"\]\] \}$/.exec(line) ?? [];
    expect(now).toMatch(
      /^\/interface bridge set bridge mlag-peer-port=\S+ mlag-heartbeat=1s mlag-priority=\d+$/,
    );
    expect(before).toMatch(
      /^\/interface bridge mlag set bridge=bridge peer-port=\S+ heartbeat=1s priority=\d+$/,
    );
  }
});

it('logs with prefixes of 31 characters at most', () => {
  const prefixes = linesOf('own-as', /FW/).flatMap((line) =>
    [...line.matchAll(/log-prefix="([^"]*)"/g)].map(([, prefix = '']) => prefix),
  );
  expect(prefixes.some((prefix) => prefix.length === 31)).toBe(true);
  expect(prefixes.filter((prefix) => prefix.length > 31)).toEqual([]);
});
