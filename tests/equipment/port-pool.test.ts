import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { portsOf } from '#shared/equipment/port-names.ts';
import { parsePorts } from '#shared/equipment/port-notation.ts';
import { PortPool, type PortRequest } from '#shared/equipment/port-pool.ts';
import { deviceOf } from './device-builder.ts';

const portsWith = (text: string) => portsOf(deviceOf({ specs: { ports: parsePorts(text) } }));

const request = (speedMbps: number, count = 1): PortRequest => ({
  count,
  speedMbps,
  form: 'cage',
  isUplink: false,
  poe: undefined,
});

/** Takes ports for links of these speeds in Gbit/s, one after the other, and says which each of them got. */
function taken(pool: PortPool, ...gbps: readonly number[]): (string | undefined)[] {
  return gbps.map((speed) => {
    const ports = pool.find(request(speed * 1_000));
    pool.take(ports ?? [], speed * 1_000);
    return ports?.map(({ name }) => name.replace('Port ', '')).join();
  });
}

describe('ports that run at one speed', () => {
  it('are given to links of that speed, and a new group is begun where none of it has a port left', () => {
    const pool = new PortPool(portsWith('12x25G-SFP28 by4'));
    expect(taken(pool, 25, 10, 25, 10, 1)).toEqual(['1', '5', '2', '6', '9']);
    expect(taken(pool, 25, 25, 25)).toEqual(['3', '4', undefined]);
  });

  it('take slower links with those of the speed that the group counts from', () => {
    const pool = new PortPool(portsWith('8x25G-SFP28 by4@10G'));
    expect(taken(pool, 25, 10, 1, 1)).toEqual(['1', '5', '6', '7']);
  });

  it('have what a group has left at the end as a group', () => {
    expect(taken(new PortPool(portsWith('6x25G-SFP28 by4')), 25, 10, 10, 10)).toEqual([
      '1',
      '5',
      '6',
      undefined,
    ]);
  });

  it('make up a bundle from a begun group and the next one', () => {
    const pool = new PortPool(portsWith('8x25G-SFP28 by4'));
    taken(pool, 25);
    expect(pool.find(request(25_000, 4))?.map(({ name }) => name)).toEqual([
      'Port 2',
      'Port 3',
      'Port 4',
      'Port 5',
    ]);
    expect(pool.find(request(10_000, 5))).toBeUndefined();
  });

  it('are not found by name at another speed', () => {
    const pool = new PortPool(portsWith('8x25G-SFP28 by4'));
    taken(pool, 25);
    expect(pool.named(['Port 2'], 25_000)).toHaveLength(1);
    expect(pool.named(['Port 2'], 10_000)).toBeUndefined();
    expect(pool.named(['Port 5'], 10_000)).toHaveLength(1);
  });

  it('have no speed any more when all of a group are given back', () => {
    const pool = new PortPool(portsWith('4x25G-SFP28 by4'));
    const [first = [], second = []] = [25_000, 25_000].map((speed) => {
      const ports = pool.find(request(speed)) ?? [];
      pool.take(ports, speed);
      return ports;
    });
    pool.giveBack(first);
    expect(pool.find(request(10_000))).toBeUndefined();
    pool.giveBack(second);
    expect(pool.find(request(10_000))).toHaveLength(1);
  });

  it('stay open to any speed where that of what is plugged in is not known', () => {
    const ports = portsWith('4x25G-SFP28 by4');
    const pool = new PortPool(ports);
    pool.take(ports.slice(0, 1), undefined);
    expect(taken(pool, 10, 25)).toEqual(['2', undefined]);
  });

  it('suffice for any links whose speeds need no more groups than there are, in any order', () => {
    const speeds = fc.array(fc.constantFrom(1, 10, 25), { maxLength: 24 });
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 6 }),
        fc.integer({ min: 1, max: 6 }),
        speeds,
        (size, groups, links) => {
          const pool = new PortPool(portsWith(`${size * groups}x25G-SFP28 by${size}`));
          const needed = [1, 10, 25]
            .map((speed) => Math.ceil(links.filter((one) => one === speed).length / size))
            .reduce((sum, count) => sum + count, 0);
          const isLacking = taken(pool, ...links).includes(undefined);
          expect(isLacking).toBe(needed > groups);
        },
      ),
    );
  });
});
