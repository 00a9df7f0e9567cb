import { describe, expect, it } from 'vitest';
import { NetworkSimulation } from '#shared/network/simulate/network-simulation.ts';
import { aFlow } from './configuration-builder.ts';
import { mlagPair } from './mlag-pair.ts';

const path = (to: string, address: string, edges: string[] = [], chassis: string[] = []) => {
  const { outcome, there } = new NetworkSimulation(mlagPair).walk(aFlow('pc', to, address), {
    edges: new Set(edges),
    chassis: new Set(chassis),
  });
  return `${outcome}: ${there.map(({ node }) => node).join(' ')}`;
};

describe('a pair that ends aggregates together', () => {
  it('breaks no rule of layer 2, though the gateway of the higher priority is not the root alone', () => {
    expect(new NetworkSimulation(mlagPair).findings).toEqual([]);
  });

  it('is reached by the link to the switch that is meant, not over the link between the two', () => {
    expect(path('printer', '10.1.0.20')).toBe('pass: pc acc core2 printer');
    expect(path('server', '10.1.0.30')).toBe('pass: pc acc core1 server');
  });

  it('crosses the link between the two for what has lost its own', () => {
    expect(path('printer', '10.1.0.20', ['core2--acc'])).toBe('pass: pc acc core1 core2 printer');
    expect(path('server', '10.1.0.30', ['core1--acc'])).toBe('pass: pc acc core2 core1 server');
    expect(path('server', '10.1.0.30', [], ['core1'])).toBe('pass: pc acc core2 server');
  });

  it('closes the aggregates of the secondary when only the link between the two is lost', () => {
    expect(path('server', '10.1.0.30', ['peer-link'])).toBe('pass: pc acc core1 server');
    expect(path('printer', '10.1.0.20', ['peer-link'])).toMatch(/^drop/);
    // Without the keepalive neither knows that the other one lives, and both go on.
    expect(path('printer', '10.1.0.20', ['peer-link', 'keepalive'])).toMatch(/^pass/);
    expect(path('server', '10.1.0.30', ['peer-link'], ['core1'])).toBe('pass: pc acc core2 server');
  });
});
