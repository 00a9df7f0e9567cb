import { describe, expect, it } from 'vitest';
import { NetworkSimulation } from '#shared/network/simulate/network-simulation.ts';
import { allCases } from '../reference/cases/all-cases.ts';
import { configured } from './configured.ts';

const ids = allCases.map(({ id }) => id);

function simulated(id: string): NetworkSimulation {
  const reference = allCases.find((each) => each.id === id);
  if (reference === undefined) throw new Error(`There is no reference design ${id}`);
  return new NetworkSimulation(configured(reference.requirements, reference.existing));
}

describe('the network of each reference design', () => {
  it.each(ids)('%s passes every promised flow and drops every forbidden one', (id) => {
    const { matrix } = simulated(id);
    expect(matrix.length).toBeGreaterThan(0);
    expect(matrix.filter(({ isAsExpected }) => !isAsExpected).map(({ flow }) => flow)).toEqual([]);
  });
});

describe('a network in which nothing is to fail', () => {
  it.each(['clinic', 'call-centre', 'factory'])('%s loses no promised flow to any single failure', (id) => {
    const { failures, findings } = simulated(id);
    expect(failures.length).toBeGreaterThan(20);
    expect(
      failures.filter(({ lost }) => lost.length > 0).map(({ element, lost }) => [element.id, lost.length]),
    ).toEqual([]);
    expect(findings).toEqual([]);
  });
});

describe('a cluster of firewalls on one circuit', () => {
  it('hands over when its active member loses the link, and only the single points of failure matter', () => {
    const harmful = simulated('municipality').failures.filter(({ lost }) => lost.length > 0);
    const elements = harmful.map(({ element }) => element.id);
    expect(elements).toContain('internet--hq-fw-1');
    expect(elements).not.toContain('hq-fw-1');
    expect(elements).not.toContain('hq-fw-1--hq-core-1');
  });
});
