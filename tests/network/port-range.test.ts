import { describe, expect, it } from 'vitest';
import { portCount, portsNamed, rangesOf } from '#shared/network/graph/port-range.ts';

describe('the ports of a link', () => {
  it.each([
    ['port 3', ['port 3']],
    ['Gi1/0/3-5, Gi1/0/9', ['Gi1/0/3', 'Gi1/0/4', 'Gi1/0/5', 'Gi1/0/9']],
    ['sfp28-1', ['sfp28-1']],
    ['Te0/0/0-1.7', ['Te0/0/0.7', 'Te0/0/1.7']],
  ])('%s', (ports, names) => {
    expect(portsNamed(ports)).toEqual(names);
    expect(portCount(ports)).toBe(names.length);
  });

  it('become ranges again', () => {
    expect(rangesOf(['Gi1/0/3', 'Gi1/0/4', 'Gi1/0/5', 'Gi1/0/9'])).toBe('Gi1/0/3-5, Gi1/0/9');
  });
});
