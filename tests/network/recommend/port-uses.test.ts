import { describe, expect, it } from 'vitest';
import { portDemands, portSpeedFor, portsFor } from '#shared/network/recommend/port-uses.ts';

const uplink = { what: 'uplinks', speedMbps: 10_000, medium: 'fibre', grows: false } as const;
const user = { what: 'ports', speedMbps: 1_000, medium: 'copper', grows: true } as const;

describe('the speed of a port', () => {
  it('may be 2.5 or 5 Gbit/s on copper, and on copper alone', () => {
    expect([900, 1_001, 2_501, 5_001].map((mbps) => portSpeedFor(mbps, 'copper'))).toEqual([
      1_000, 2_500, 5_000, 10_000,
    ]);
    for (const medium of ['fibre', 'either'] as const) expect(portSpeedFor(1_001, medium)).toBe(10_000);
  });

  it('is at most 400 Gbit/s', () => {
    expect(portSpeedFor(900_000)).toBe(400_000);
  });

  it('is that of several ports for what no single one carries', () => {
    expect(portsFor(900_000, 1)).toEqual({ speedMbps: 400_000, ports: 3 });
    expect(portsFor(5_000, 2, 'copper')).toEqual({ speedMbps: 5_000, ports: 2 });
  });
});

describe('the demands of links on ports', () => {
  it('are one demand for each kind, with growth where it applies', () => {
    expect(
      portDemands(
        [
          { ...uplink, ports: 1 },
          { ...user, ports: 10 },
          { ...uplink, ports: 1 },
        ],
        1.25,
      ),
    ).toEqual([
      { what: 'uplinks', count: 2, speedMbps: 10_000, medium: 'fibre', why: '2 links of the plan' },
      { what: 'ports', count: 13, speedMbps: 1_000, medium: 'copper', why: '10 in use × 1.25 growth = 13' },
    ]);
  });

  it('stay within the planned ports, but never below those in use', () => {
    expect(portDemands([{ ...user, ports: 40 }], 1.5, 44)).toMatchObject([
      { count: 44, why: '40 in use × 1.5 growth = 60, at most 44' },
    ]);
    expect(portDemands([{ ...user, ports: 40 }], 1.5, 30)).toMatchObject([{ count: 40 }]);
  });

  it('leave out links that use no port', () => {
    expect(portDemands([{ ...user, ports: 0 }], 1.5)).toEqual([]);
  });
});
