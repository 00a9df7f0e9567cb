import { describe, expect, it } from 'vitest';
import { ospf6dFault } from './ospf6d-faults.ts';

const block = '2001:db8:0:100::/56';
const ospf = (...nextHops: string[]) => ({ source: 'ospf', nextHops });
const between = (...nextHops: string[]) => ({ ...ospf(...nextHops), isWithinArea: false });
const within = (...nextHops: string[]) => ({ ...ospf(...nextHops), isWithinArea: true });

describe('what is put down to ospf6d', () => {
  it('is a way by one of several border routers, and none within an area', () => {
    expect(ospf6dFault(block, ospf('a'), between('a', 'b'), true)).toBe('one of several border routers');
    expect(ospf6dFault(block, ospf('c'), between('a', 'b'), true)).toBeUndefined();
    expect(ospf6dFault(block, ospf('a'), within('a', 'b'), true)).toBeUndefined();
  });

  it('is a border router that believes another about its own range, or discards a range that it does not announce', () => {
    const fault = "another border router's summary of an own range";
    expect(ospf6dFault(block, ospf('a'), between(), true)).toBe(fault);
    expect(ospf6dFault(block, undefined, between(), true)).toBe(fault);
    expect(ospf6dFault(block, ospf(), undefined, true)).toBe('the range of an area without a backbone');
  });

  it('is no route that is missing or too many while nothing has failed, none of IPv4, and none of another protocol', () => {
    expect(ospf6dFault(block, undefined, between('a'), true)).toBeUndefined();
    expect(ospf6dFault(block, ospf('a'), undefined, true)).toBeUndefined();
    expect(ospf6dFault(block, undefined, within('a'), false)).toBe('what it knew before a failure');
    expect(ospf6dFault('10.0.0.0/8', ospf('a'), undefined, false)).toBeUndefined();
    expect(ospf6dFault('10.0.0.0/8', ospf('a'), between('a', 'b'), true)).toBeUndefined();
    expect(ospf6dFault(block, { source: 'connected', nextHops: [] }, undefined, true)).toBeUndefined();
  });
});
