import { expect, test } from 'vitest';
import { siteCode } from '#web/features/topology/model/site-code.ts';
import { aNode } from '../campus.ts';

const codeOf = (...labels: string[]) => siteCode(labels.map((label) => aNode({ id: label, label })));

test('a site’s code is what the names of its devices begin with', () => {
  expect(codeOf('YOR-FW-1', 'YOR-F2-ACC-1')).toBe('YOR');
  expect(codeOf('HUL-2-FW-1', 'HUL-2-ACC-1')).toBe('HUL-2');
  expect(codeOf('YOR-FW-1')).toBe('YOR');
});

test('names that share no short beginning give none', () => {
  expect(codeOf('YOR-FW-1', 'HUL-FW-1')).toBeUndefined();
  expect(codeOf('gateway', 'switch')).toBeUndefined();
  expect(codeOf('Birmingham-FW-1', 'Birmingham-ACC-1')).toBeUndefined();
  expect(codeOf()).toBeUndefined();
});

test('people and servers, which are named by what they are, do not count', () => {
  const people = aNode({ id: 'people', label: 'York users', type: 'user' });
  expect(siteCode([people, aNode({ id: 'fw', label: 'YOR-FW-1' })])).toBe('YOR');
});
