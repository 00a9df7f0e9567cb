import { describe, expect, it } from 'vitest';
import { ospf6dFault } from './ospf6d-faults.ts';

const block = '2001:db8:0:100::/56';
const ospf = (...nextHops: string[]) => ({ source: 'ospf', nextHops });
const between = (...nextHops: string[]) => ({ ...ospf(...nextHops), isWithinArea: false });
const within = (...nextHops: string[]) => ({ ...ospf(...nextHops), isWithinArea: true });

const certain = { isUncertain: false };

describe('what is put down to ospf6d', () => {
  it('is a way by one of several border routers, or by some of several within an area, and by no other one', () => {
    expect(ospf6dFault(block, ospf('a'), { ...certain, simulated: between('a', 'b') })).toBe(
      'one of several border routers',
    );
    expect(ospf6dFault(block, ospf('a'), { ...certain, simulated: within('a', 'b') })).toBe(
      'some of several ways within an area',
    );
    expect(ospf6dFault(block, ospf('c'), { ...certain, simulated: between('a', 'b') })).toBeUndefined();
    expect(ospf6dFault(block, ospf('a', 'b'), { ...certain, simulated: within('a') })).toBeUndefined();
  });

  it('is a border router that believes another about its own range, or discards a range that it does not announce', () => {
    const fault = "another border router's summary of an own range";
    expect(ospf6dFault(block, ospf('a'), { ...certain, simulated: between() })).toBe(fault);
    expect(ospf6dFault(block, undefined, { ...certain, simulated: between() })).toBe(fault);
    expect(ospf6dFault(block, ospf(), { ...certain, simulated: undefined })).toBe(
      'the range of an area without a backbone',
    );
  });

  it('is any route to a prefix that two routers announce, once something has failed', () => {
    const fault = 'a prefix that two routers announce';
    const uncertain = { isUncertain: true };
    expect(ospf6dFault(block, ospf('a'), { ...uncertain, simulated: undefined })).toBe(fault);
    expect(ospf6dFault(block, undefined, { ...uncertain, simulated: within('b') })).toBe(fault);
    expect(ospf6dFault(block, ospf('a'), { ...uncertain, simulated: within('b') })).toBe(fault);
    expect(ospf6dFault('10.0.0.0/8', ospf('a'), { ...uncertain, simulated: undefined })).toBeUndefined();
    const connected = { source: 'connected', nextHops: [] };
    expect(ospf6dFault(block, connected, { ...uncertain, simulated: undefined })).toBeUndefined();
  });

  it('is no route that is missing or too many, none of IPv4, and none of another protocol', () => {
    expect(ospf6dFault(block, undefined, { ...certain, simulated: between('a') })).toBeUndefined();
    expect(ospf6dFault(block, undefined, { ...certain, simulated: within('a') })).toBeUndefined();
    expect(ospf6dFault(block, ospf('a'), { ...certain, simulated: undefined })).toBeUndefined();
    expect(ospf6dFault('10.0.0.0/8', ospf('a'), { ...certain, simulated: undefined })).toBeUndefined();
    expect(
      ospf6dFault('10.0.0.0/8', ospf('a'), { ...certain, simulated: between('a', 'b') }),
    ).toBeUndefined();
    expect(
      ospf6dFault(block, { source: 'connected', nextHops: [] }, { ...certain, simulated: undefined }),
    ).toBeUndefined();
  });
});
