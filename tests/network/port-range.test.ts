import { describe, expect, it } from 'vitest';
import { linkRateText } from '#shared/network/graph/link-rate.ts';
import { portCount, portsNamed, rangesOf } from '#shared/network/graph/port-range.ts';

describe('the ports of a link', () => {
  it.each([
    ['port 3', ['port 3']],
    ['Gi1/0/3-5, Gi1/0/9', ['Gi1/0/3', 'Gi1/0/4', 'Gi1/0/5', 'Gi1/0/9']],
    ['sfp28-1', ['sfp28-1']],
    ['sfp28-32', ['sfp28-32']],
    ['qsfp28-30', ['qsfp28-30']],
    ['sfp28-31-32', ['sfp28-31', 'sfp28-32']],
    ['sfp-sfpplus28-30', ['sfp-sfpplus28', 'sfp-sfpplus29', 'sfp-sfpplus30']],
    ['Te0/0/0-1.7', ['Te0/0/0.7', 'Te0/0/1.7']],
  ])('%s', (ports, names) => {
    expect(portsNamed(ports)).toEqual(names);
    expect(portCount(ports)).toBe(names.length);
  });

  it('become ranges again', () => {
    expect(rangesOf(['Gi1/0/3', 'Gi1/0/4', 'Gi1/0/5', 'Gi1/0/9'])).toBe('Gi1/0/3-5, Gi1/0/9');
  });

  it.each([
    [['sfp28-32']],
    [['sfp28-27', 'sfp28-28', 'sfp28-29']],
    [['sfp28', 'sfp29', 'sfp30']],
    [['Port 1', 'Port 2']],
  ])('are read as they were written: %s', (names) => {
    expect(portsNamed(rangesOf(names))).toEqual(names);
  });
});

describe('the rate of a link in words', () => {
  it.each([
    [{}, undefined],
    [{ bandwidthMbps: 10_000 }, '10 Gbit/s'],
    [{ bandwidthMbps: 10_000, sourcePort: 'port1', targetPort: 'port1' }, '10 Gbit/s'],
    [{ bandwidthMbps: 25_000, sourcePort: 'xe-0/0/0-3', targetPort: 'xe-0/0/0-3' }, '4 × 25 Gbit/s'],
    // Hosts are plugged in one by one.
    [{ bandwidthMbps: 1_000, sourcePort: 'Gi1/0/3-26' }, '1 Gbit/s'],
  ])('%j', (edge, text) => {
    expect(linkRateText(edge)).toBe(text);
  });
});
