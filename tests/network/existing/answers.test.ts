import { describe, expect, it } from 'vitest';
import { ExistingNetwork } from '#shared/contract/designs.ts';
import type { Requirements } from '#shared/contract/requirements.ts';
import { answersToIssues } from '#shared/network/existing/answers.ts';
import { planTopology } from '#shared/network/plan.ts';
import { threeSites } from '../requirements-builder.ts';

const answer = (issue: ExistingNetwork['currentIssues'][number], more: Partial<Requirements> = {}) => {
  const requirements = { ...threeSites(), ...more };
  const existing = ExistingNetwork.parse({ currentIssues: [issue] });
  const [only] = answersToIssues({ existing, requirements, graph: planTopology(requirements) });
  if (!only) throw new Error('No answer');
  return { ...only, words: only.sentences.join(' ') };
};
const { redundancy, growth, securityRequirements } = threeSites();
const alone = { internet: false, coreSwitching: false, power: false };

describe('an issue of the existing network is answered:', () => {
  it('bandwidth by the circuits and the uplinks', () => {
    const { isAnswered, words, elements } = answer('bandwidth');
    expect(isAnswered).toBe(true);
    expect(words).toMatch(/^Internet access: [\d.]+ Mbit\/s by \d circuits?\. No uplink exceeds its target/);
    expect(elements).not.toEqual([]);
  });

  it('latency by the devices on the way', () => {
    expect(answer('latency').words).toMatch(
      /^A packet from a desk to the internet passes through at most \d+ devices/,
    );
  });

  it('security by firewalls and policies, and it says where no firewall is required', () => {
    expect(answer('security').isAnswered).toBe(true);
    const open = answer('security', {
      securityRequirements: { ...securityRequirements, firewall: 'none', remoteAccess: 'none' },
    });
    expect(open).toMatchObject({ isAnswered: false, elements: [] });
    expect(open.words).toContain('choose one in the requirements');
  });

  it('reliability by what is redundant, or not at all', () => {
    expect(answer('reliability', { redundancy: { ...redundancy, internet: true } }).words).toMatch(
      /^Redundant: the internet access.+ is the site with the longest time .+ about [\d,]+ hours? a year/,
    );
    expect(answer('reliability', { redundancy: alone }).isAnswered).toBe(false);
  });

  it('scalability by the planned growth', () => {
    expect(answer('scalability', { growth: { ...growth, percent: 30 } }).words).toMatch(
      /30 % growth .+ free/,
    );
    expect(answer('scalability', { growth: { ...growth, percent: 0 } }).isAnswered).toBe(false);
  });

  it('management by names and addresses', () => {
    expect(answer('management')).toMatchObject({ isAnswered: true });
  });
});
