import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { SimulatedFinding } from '#shared/network/simulate/findings/simulated-finding.ts';
import { dropRules } from '#shared/network/simulate/forwarding/forwarding-steps.ts';
import { dropSentence } from '#shared/network/verification/drop-sentence.ts';
import { findingSentence } from '#shared/network/verification/finding-sentence.ts';

const nameOf = (id: string): string => id.toUpperCase();

const inputs = {
  destination: '10.0.1.11',
  prefix: '10.0.0.0/8',
  gateway: '10.0.0.1',
  address: '10.0.5.1',
  interface: 'lan 1',
  policy: '1-data-to-voice',
  service: 'SIP',
  fromZone: 'data',
  toZone: 'voice',
  tunnel: 'Tunnel 1',
  vlan: 100,
  one: 'rtr',
  other: 'fw',
  at: 'rtr',
};

test.each(dropRules)('a packet dropped by %s is explained in one sentence', (rule) => {
  const sentence = dropSentence({ rule, elements: ['rtr', 'acc'], inputs }, nameOf);
  expect(sentence).toMatch(/^[A-Z].*\.$/);
  expect(sentence).not.toMatch(/undefined|\brtr\b|\bacc\b/);
});

test('a policy that denies is named with its zones', () => {
  expect(dropSentence({ rule: 'policy', elements: ['fw'], inputs }, nameOf)).toBe(
    'FW denies SIP from Data to Voice by policy 1-data-to-voice.',
  );
});

/** Words with hyphens that are no rules: a check, and a kind of spanning tree. */
const notRules = new Set(['layer-2', 'rapid-pvst']);

/** The rules that the modules of the simulator find, read from their text. */
const rules = globSync('shared/network/simulate/findings/*-findings.ts').flatMap((file) =>
  [
    ...readFileSync(file, 'utf8').matchAll(/'((?:[a-z]+-)+[a-z0-9]+|unsettled)'(?! (?:as const|===))/g),
  ].flatMap(([, rule = '']) => (notRules.has(rule) ? [] : [rule])),
);

test('every rule of the simulator has its sentence', () => {
  expect(new Set(rules).size).toBeGreaterThan(20);
  const without = rules.filter((rule) => sentenceOf(rule) === rule);
  expect(without).toEqual([]);
});

function sentenceOf(rule: string): string {
  const finding: SimulatedFinding = { check: 'adjacency', rule, elements: ['rtr'], inputs };
  return findingSentence(finding, nameOf);
}

test('promised flows that are dropped are counted, with an example and the reason', () => {
  const finding: SimulatedFinding = {
    check: 'flows',
    rule: 'promised-dropped',
    elements: ['rtr', 'people'],
    inputs: { ...inputs, source: 'people', towards: 'internet', flows: 2, drop: 'no-provider' },
  };
  expect(findingSentence(finding, nameOf)).toBe(
    '2 promised flows are dropped, such as SIP from PEOPLE to INTERNET. No provider is reachable.',
  );
});

test('what a failure takes is counted, with an example and the reason', () => {
  const finding: SimulatedFinding = {
    check: 'failures',
    rule: 'failure-takes',
    elements: ['isp', 'rtr', 'fw'],
    inputs: { ...inputs, element: 'isp', source: 'people', towards: 'internet', flows: 1, drop: 'loop' },
  };
  expect(findingSentence(finding, nameOf)).toBe(
    'If ISP fails, 1 promised flow is lost: SIP from PEOPLE to INTERNET. FW sends the packet back to RTR: a routing loop.',
  );
});

test('a trunk without an untagged VLAN is not said to have one of number 0', () => {
  const finding: SimulatedFinding = {
    check: 'layer-2',
    rule: 'untagged-nowhere',
    elements: ['acc'],
    inputs: { device: 'acc', port: 'port 10', native: 0 },
  };
  expect(findingSentence(finding, nameOf)).toBe('Untagged frames on port 10 of ACC enter no VLAN.');
});
