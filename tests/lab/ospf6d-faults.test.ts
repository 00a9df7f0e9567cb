import { describe, expect, it } from 'vitest';
import { ospf6dFault } from './ospf6d-faults.ts';

const block = '2001:db8:0:100::/56';
const ospf = (...nextHops: string[]) => ({ source: 'ospf', nextHops });
const between = (...nextHops: string[]) => ({ ...ospf(...nextHops), isWithinArea: false });
const within = (...nextHops: string[]) => ({ ...ospf(...nextHops), isWithinArea: true });

describe('what is put down to ospf6d', () => {
  it('is a way by one of several border routers, or by some of several within an area, and by no other one', () => {
    expect(ospf6dFault(block, ospf('a'), { now: between('a', 'b') })).toBe('one of several border routers');
    expect(ospf6dFault(block, ospf('a'), { now: within('a', 'b') })).toBe(
      'some of several ways within an area',
    );
    expect(ospf6dFault(block, ospf('c'), { now: between('a', 'b') })).toBeUndefined();
    expect(ospf6dFault(block, ospf('a', 'b'), { now: within('a') })).toBeUndefined();
  });

  it('is a border router that believes another about its own range, or discards a range that it does not announce', () => {
    const fault = "another border router's summary of an own range";
    expect(ospf6dFault(block, ospf('a'), { now: between() })).toBe(fault);
    expect(ospf6dFault(block, undefined, { now: between() })).toBe(fault);
    expect(ospf6dFault(block, ospf(), { now: undefined })).toBe('the range of an area without a backbone');
  });

  it('is a prefix or a way of before a failure that stays, and no new way', () => {
    const fault = 'what it knew before a failure';
    expect(ospf6dFault(block, ospf('c'), { now: undefined, before: ospf('a', 'b') })).toBe(fault);
    expect(ospf6dFault(block, ospf('a'), { now: within('b'), before: ospf('a') })).toBe(fault);
    expect(ospf6dFault(block, ospf('c'), { now: within('b'), before: ospf('a') })).toBeUndefined();
    expect(
      ospf6dFault(block, ospf('a'), { now: undefined, before: { source: 'static', nextHops: ['a'] } }),
    ).toBeUndefined();
  });

  it('is no route that is missing or too many, none of IPv4, and none of another protocol', () => {
    expect(ospf6dFault(block, undefined, { now: between('a') })).toBeUndefined();
    expect(ospf6dFault(block, undefined, { now: within('a'), before: ospf('a') })).toBeUndefined();
    expect(ospf6dFault(block, ospf('a'), { now: undefined })).toBeUndefined();
    expect(ospf6dFault('10.0.0.0/8', ospf('a'), { now: undefined, before: ospf('a') })).toBeUndefined();
    expect(ospf6dFault('10.0.0.0/8', ospf('a'), { now: between('a', 'b') })).toBeUndefined();
    expect(ospf6dFault(block, { source: 'connected', nextHops: [] }, { now: undefined })).toBeUndefined();
  });
});
