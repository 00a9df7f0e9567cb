import { describe, expect, it } from 'vitest';
import { parsePorts } from '#shared/equipment/port-notation.ts';
import { fitPorts } from '#shared/network/recommend/fit-ports.ts';
import type { PortDemand } from '#shared/network/recommend/need.ts';

const demand = (count: number, gbps: number, medium: PortDemand['medium'] = 'fibre'): PortDemand => ({
  what: 'ports',
  count,
  speedMbps: gbps * 1_000,
  medium,
  why: 'for the test',
});

const missing = (ports: string, ...demands: PortDemand[]) =>
  fitPorts(parsePorts(ports), demands).unmet.map(({ demand: { count }, found }) => count - found);

describe('allocating ports', () => {
  it('uses the slowest port that carries a link, so that fast ones stay free', () => {
    expect(missing('4x10G-SFP+, 4x25G-SFP28', demand(4, 10), demand(4, 25))).toEqual([]);
    expect(missing('4x10G-SFP+, 4x25G-SFP28', demand(5, 10), demand(4, 25))).toEqual([1]);
  });

  it('puts copper links on copper ports and fibre links in slots, never on management ports', () => {
    expect(missing('48x1G-T', demand(1, 1))).toEqual([1]);
    expect(missing('4x10G-SFP+', demand(1, 1, 'copper'))).toEqual([1]);
    expect(missing('1x1G-T mgmt', demand(1, 1, 'copper'))).toEqual([1]);
  });

  it('gives links of either medium the ports that the others leave', () => {
    expect(missing('1x10G-T, 1x10G-SFP+', demand(1, 10, 'either'), demand(1, 10, 'copper'))).toEqual([]);
    expect(missing('1x10G-T, 1x10G-SFP+', demand(2, 10, 'either'), demand(1, 10, 'copper'))).toEqual([1]);
  });

  it('puts no slow optics into QSFP ports', () => {
    expect(missing('32x100G-QSFP28', demand(1, 10))).toEqual([1]);
    expect(missing('32x100G-QSFP28', demand(1, 40), demand(31, 100))).toEqual([]);
  });

  it('bundles a link that no port carries from up to eight ports', () => {
    const { unmet, bundles } = fitPorts(parsePorts('28x10G-SFP+, 4x25G-SFP28'), [
      demand(1, 100),
      demand(20, 10),
    ]);
    expect(unmet).toEqual([]);
    expect(bundles).toEqual([{ links: 1, members: 4, of: 25_000, speedMbps: 100_000 }]);
    expect(missing('28x10G-SFP+', demand(1, 100))).toEqual([1]);
    expect(missing('16x10G-T', demand(1, 20))).toEqual([1]);
  });

  it('bundles at speeds for which both ends have transceivers: ports of 50 Gbit/s run at 25, and those of 5 and 40 are no help', () => {
    const { bundles } = fitPorts(parsePorts('4x50G-SFP56'), [demand(1, 100)]);
    expect(bundles).toEqual([{ links: 1, members: 4, of: 25_000, speedMbps: 100_000 }]);
    expect(missing('6x40G-QSFP+', demand(1, 100))).toEqual([1]);
    expect(missing('4x5G-SFP+', demand(1, 10))).toEqual([1]);
  });

  it('takes ports that run at one speed in whole groups', () => {
    expect(missing('8x25G-SFP28', demand(5, 25), demand(3, 10))).toEqual([]);
    expect(missing('8x25G-SFP28 by4', demand(5, 25), demand(3, 10))).toEqual([3]);
    expect(missing('8x25G-SFP28 by4', demand(4, 25), demand(4, 10))).toEqual([]);
    expect(missing('8x25G-SFP28 by4', demand(4, 25), demand(2, 10), demand(1, 1))).toEqual([1]);
    expect(missing('8x25G-SFP28 by4@10G', demand(4, 25), demand(2, 10), demand(1, 1))).toEqual([]);
    expect(missing('4x10G-SFP+, 4x25G-SFP28 by4', demand(1, 25), demand(5, 10))).toEqual([1]);
  });

  it('bundles from whole groups, too', () => {
    expect(missing('12x25G-SFP28 by4', demand(2, 100), demand(4, 10))).toEqual([]);
    expect(missing('12x25G-SFP28 by4', demand(2, 100), demand(5, 10))).toEqual([1]);
  });

  it('returns the share of used ports', () => {
    expect(fitPorts(parsePorts('8x1G-T, 2x1G-SFP, 1x1G-T mgmt'), [demand(5, 1, 'copper')]).taken).toBe(0.5);
    expect(fitPorts([], []).taken).toBe(0);
  });
});
