import { expect, it } from 'vitest';
import { boldWidth } from '#shared/network/drawing/bold-width.ts';
import { cardTexts } from '#shared/network/drawing/card-texts.ts';
import { cardSize, type PlacedCard } from '#shared/network/drawing/sites-drawing.ts';

const aCard = (changes: Partial<PlacedCard> = {}): PlacedCard => ({
  id: 'York',
  kind: 'site',
  title: 'York',
  sites: ['York'],
  people: 12_500,
  devices: 1_250,
  wanMbps: 50,
  isHub: false,
  left: 100,
  top: 200,
  right: 100 + cardSize.width,
  bottom: 200 + cardSize.height,
  ...changes,
});

it('fills a card: as much room above its title as beneath its last line', () => {
  for (const card of [aCard(), aCard({ isHub: true }), aCard({ wanMbps: undefined })]) {
    const texts = cardTexts(card);
    const [above, below] = [
      (texts[0]?.y ?? 0) - 0.73 * 15 - card.top,
      card.bottom - (texts.at(-1)?.y ?? 0) - 0.21 * 13,
    ];
    expect(Math.abs(above - below)).toBeLessThan(1);
    expect(above).toBeGreaterThan(6);
    expect(texts.length * 22).toBeGreaterThan(0.38 * cardSize.height);
  }
});

it('keeps every line within the card, and cuts a title that is too long for it', () => {
  const stack = aCard({ title: 'Kingston upon Hull and Newcastle upon Tyne', sites: ['a', 'b', 'c'] });
  const texts = cardTexts(stack);
  expect(texts.map(({ text }) => text)).toEqual([
    expect.stringMatching(/^Kingston upon .*…$/),
    '3 sites built alike, each:',
    '12,500 people, 1,250 devices',
    'WAN 50 Mbit/s',
  ]);
  for (const { text, x, size } of texts)
    expect(x + 0.93 * boldWidth(text) * size).toBeLessThan(stack.right - 4);
});

it('has a provider’s name in its middle', () => {
  const [name, ...others] = cardTexts(
    aCard({ kind: 'provider', title: 'MPLS', bottom: 200 + cardSize.providerHeight }),
  );
  expect(others).toEqual([]);
  expect(name).toMatchObject({ text: 'MPLS', x: 100 + cardSize.width / 2, isCentred: true });
});
