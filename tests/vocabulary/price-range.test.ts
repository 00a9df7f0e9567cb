import { expect, it } from 'vitest';
import { wordsAt } from '#shared/vocabulary/fields/design-fields.ts';

it('the form says what the two highest price ranges buy beside each other', () => {
  expect(wordsAt('requirements.budgetRange').help).toBe(
    'High: enterprise class. Unlimited: of it the best rated models, up to three times the price of the cheapest.',
  );
});
