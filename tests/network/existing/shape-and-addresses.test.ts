import { describe, expect, it } from 'vitest';
import { ExistingNetwork } from '#shared/contract/designs.ts';
import { shapeAndAddresses } from '#shared/network/existing/shape-and-addresses.ts';
import { planTopology } from '#shared/network/plan.ts';
import { requirementsOf, threeSites } from '../requirements-builder.ts';

const describeAnswers = (given: Parameters<typeof ExistingNetwork.parse>[0], requirements = threeSites()) =>
  shapeAndAddresses(ExistingNetwork.parse(given), planTopology(requirements));

describe('the shape and the addresses of an existing network', () => {
  it('stay or are replaced, with the reason', () => {
    expect(describeAnswers({ currentTopology: 'star' })).toEqual([
      'The star stays: every access switch connects to the core.',
    ]);
    expect(describeAnswers({ currentTopology: 'ring' })[0]).toMatch(
      /^The ring is replaced, since spanning tree .+ the core\.$/,
    );
    const small = requirementsOf({ wiredUsers: 9 });
    expect(describeAnswers({ currentTopology: 'bus' }, small)[0]).toMatch(/connects to the first switch\.$/);
  });

  it('stay in use next to the new ones', () => {
    expect(describeAnswers({ currentIPScheme: '10.0.0.0/16' })).toEqual([
      'The addresses of 10.0.0.0/16 stay in use during the migration: the new subnets are allocated from 3 blocks of their own, so that both networks run side by side.',
    ]);
  });

  it('are not mentioned if nothing is known', () => {
    expect(describeAnswers({})).toEqual([]);
  });
});
