import { expect, it } from 'vitest';
import { siteCardWords } from '#shared/network/drawing/site-card-words.ts';

const card = {
  id: 'Leeds',
  kind: 'site',
  title: 'Leeds',
  sites: ['Leeds'],
  isHub: false,
  people: 120,
  devices: 1,
  wanMbps: 200,
} as const;

it('says in short lines what a card says where it has room, people first', () => {
  const { figures, brief } = siteCardWords(card);
  expect(figures).toEqual(['120 people, 1 device', 'WAN 200 Mbit/s']);
  expect(brief).toEqual(['120 people', '200 Mbit/s', '1 device']);
});

it('says of alike sites first how many they are', () => {
  expect(siteCardWords({ ...card, sites: ['Leeds', 'York'] }).brief[0]).toBe('2 sites, each');
});
