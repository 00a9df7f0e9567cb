import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parsePorts } from '#shared/equipment/port-notation.ts';
import { portShapes } from '#web/features/equipment/model/front-panel.ts';
import { lifeState, saleState, supportState } from '#web/features/equipment/model/life-cycle.ts';
import { withPieces } from '#web/features/equipment/model/with-pieces.ts';
import { anyDevice } from '../../equipment-form/any-device.ts';

const today = '2026-11-21';

describe('the life of a device', () => {
  it.each([
    ['2026-11-21', 'No longer sold', 'warn'],
    ['2026-12-20', 'Sale ends within a month', 'warn'],
    ['2026-12-21', 'Sale ends in 1 month', 'warn'],
    ['2027-10-22', 'Sale ends in 11 months', 'warn'],
    ['2027-11-21', 'Still sold', 'good'],
  ])('whose sale ends on %s is: %s', (day, word, tone) => {
    expect(saleState(day, today)).toEqual({ tone, word });
  });

  it('is over when its support has ended', () => {
    expect(supportState('2020-01-01', today)).toEqual({ tone: 'bad', word: 'No longer supported' });
    expect(lifeState({ endOfSale: '2019-01-01', endOfSupport: '2020-01-01' }, today).word).toBe(
      'No longer supported',
    );
  });

  it('follows its sale while it is supported, and is empty when no end is known', () => {
    expect(lifeState({ endOfSale: '2024-01-01', endOfSupport: '2030-01-01' }, today).word).toBe(
      'No longer sold',
    );
    expect(lifeState({ endOfSupport: '2030-01-01' }, today).word).toBe('Supported');
    expect(lifeState({}, today)).toEqual({ tone: 'neutral', word: 'No end announced' });
  });
});

describe('the drawn front panel', () => {
  const panel = { x: 44, y: 94, width: 352, height: 32 };

  it('has every port of a typical switch', () => {
    expect(portShapes(parsePorts('48x1G-T at, 4x10G-SFP+ up'), panel)).toHaveLength(52);
  });

  it('never draws beyond its edges, or one port over another', () => {
    fc.assert(
      fc.property(anyDevice(), ({ specs }) => {
        const shapes = portShapes(specs.ports, panel);
        for (const { x, y, width, height } of shapes) {
          expect(x).toBeGreaterThanOrEqual(panel.x);
          expect(x + width).toBeLessThanOrEqual(panel.x + panel.width + 0.01);
          expect(y).toBeGreaterThanOrEqual(panel.y - 0.01);
          expect(y + height).toBeLessThanOrEqual(panel.y + panel.height + 0.01);
        }
        expect(new Set(shapes.map(({ x, y }) => `${x} ${y}`)).size).toBe(shapes.length);
      }),
    );
  });
});

describe('more pieces of a device in a design', () => {
  const inCore = { role: 'core', quantity: 2, sites: [] } as const;
  const inLeeds = { role: 'access', quantity: 3, sites: ['Leeds'] };
  const uses = [
    { ...inCore, sites: [] },
    { ...inLeeds, role: 'access' as const },
  ];

  it('are added to those of the same role', () => {
    expect(withPieces(uses, { role: 'core', quantity: 1, sites: [] })).toEqual([
      { role: 'core', quantity: 3, sites: [] },
      uses[1],
    ]);
  });

  it('are separate from those of one site', () => {
    const more = { role: 'access' as const, quantity: 4, sites: [] };
    expect(withPieces(uses, more)).toEqual([...uses, more]);
  });
});
