import { describe, expect, it } from 'vitest';
import { ospf6dFault } from './ospf6d-faults.ts';

const block = '2001:db8:0:100::/56';
const ospf = (...nextHops: string[]) => ({ source: 'ospf', nextHops });
const between = (...nextHops: string[]) => ({ ...ospf(...nextHops), isWithinArea: false });
const within = (...nextHops: string[]) => ({ ...ospf(...nextHops), isWithinArea: true });

describe('what is put down to ospf6d', () => {
  it('is a way by one of several border routers, and none within an area', () => {
    expect(ospf6dFault(block, ospf('a'), between('a', 'b'))).toBe('one of several border routers');
    expect(ospf6dFault(block, ospf('c'), between('a', 'b'))).toBeUndefined();
    expect(ospf6dFault(block, ospf('a'), within('a', 'b'))).toBeUndefined();
  });

  it('is a border router that believes another about its own range, or discards a range that it does not announce', () => {
    const fault = "another border router's summary of an own range";
    expect(ospf6dFault(block, ospf('a'), between())).toBe(fault);
    expect(ospf6dFault(block, undefined, between())).toBe(fault);
    expect(ospf6dFault(block, ospf(), undefined)).toBe('the range of an area without a backbone');
  });

  it('is no route that is missing or too many, none of IPv4, and none of another protocol', () => {
    expect(ospf6dFault(block, undefined, between('a'))).toBeUndefined();
    expect(ospf6dFault(block, ospf('a'), undefined)).toBeUndefined();
    expect(ospf6dFault('10.0.0.0/8', ospf('a'), between('a', 'b'))).toBeUndefined();
    expect(ospf6dFault(block, { source: 'connected', nextHops: [] }, undefined)).toBeUndefined();
  });
});
