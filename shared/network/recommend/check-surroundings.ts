import type { Device } from '../../contract/device.ts';
import { isPoeAtLeast } from './is-poe-at-least.ts';
import type { Demands } from './need.ts';
import type { Shortfall } from './shortfall.ts';
import { suitsSurroundings, surroundingWords } from './surroundings.ts';

export function checkSurroundings(found: Shortfall[], { specs, category }: Device, demands: Demands): void {
  const { poeInput } = specs;
  const { mostPoeInput, surroundings } = demands;
  if (mostPoeInput !== undefined && poeInput !== undefined && !isPoeAtLeast(mostPoeInput, poeInput)) {
    const sentence = `It needs ${poeInput}, and the switches are planned for ${mostPoeInput}.`;
    found.push({
      constraint: 'PoE supply',
      share: 1,
      describe: () => ({ sentence, relax: `to ${poeInput}` }),
    });
  }
  if (surroundings === undefined) return;
  const verdict = suitsSurroundings(specs, category, surroundings);
  if (verdict === 'yes') return;
  const { needed, relax } = surroundingWords[surroundings];
  found.push({
    constraint: 'surroundings',
    share: 1,
    ...(verdict !== 'no' && { isDoubt: true as const }),
    describe: () =>
      verdict !== 'unknown'
        ? { sentence: `It is not ${needed}.`, relax }
        : { sentence: `Whether it is ${needed} is not known.` },
  });
}
