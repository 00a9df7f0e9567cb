import { describe, expect, it } from 'vitest';
import { composeDevice } from '#shared/templates/compose/compose.ts';
import { dialects } from '#shared/templates/dialects/dialects.ts';
import { openEngine } from '../../support/open-engine.ts';
import { referenceNetwork } from '../reference-networks.ts';

const engine = await openEngine();

/** Lines that stand on every device, whatever it does: they come from no element. */
const isConstant = (part: string): boolean => part === 'base';

describe.each(['ios-xe', 'eos'] as const)('lines of %s', (id) => {
  const network = referenceNetwork('clinic');
  const composed = network.devices.map((device) => ({
    device,
    lines: composeDevice(engine, network, device, dialects[id]).files.flatMap(({ lines }) => lines),
  }));

  it('lead to elements that the configuration names', () => {
    const known = new Set(JSON.stringify(network).match(/"(?:[^"\\]|\\.)*"/g));
    for (const { lines } of composed)
      for (const { from, text } of lines)
        for (const element of from)
          expect(known.has(JSON.stringify(element)), `${element} of ${text}`).toBe(true);
  });

  it('have an origin, but for what every device says', () => {
    const without = composed.flatMap(({ lines }) =>
      lines.filter(({ from, part, text }) => from.length === 0 && !isConstant(part) && text !== '!'),
    );
    expect(new Set(without.map(({ part, text }) => `${part}: ${text}`))).toEqual(new Set());
  });

  it('are found from the element: every interface has its heading and more', () => {
    for (const { device, lines } of composed)
      for (const row of device.interfaces) {
        const own = lines.filter(({ from }) => row.from.every((element) => from.includes(element)));
        expect(own.length, `${device.hostname} ${row.name}`).toBeGreaterThan(1);
      }
  });
});
