import { hash } from 'node:crypto';
import { invalid } from './errors.ts';
import type { Authorization, CardOutcome } from './records.ts';

/** A card that can be tried at the checkout page. */
export interface TestCard {
  readonly id: string;
  readonly label: string;
  readonly number: string;
  readonly cvv: string;
  readonly outcome: CardOutcome;
}

/** The test cards that the provider publishes, and two outcomes of our own that no published card has. */
export const testCards: readonly TestCard[] = [
  { id: 'success', label: 'Succeeds', number: '4084084084084081', cvv: '408', outcome: 'success' },
  { id: 'declined', label: 'Declined', number: '4084080000005408', cvv: '001', outcome: 'declined' },
  {
    id: 'insufficient',
    label: 'Insufficient funds',
    number: '4084080000670037',
    cvv: '787',
    outcome: 'insufficient',
  },
  {
    id: 'pending',
    label: 'Pending for five minutes, then succeeds (this machine only)',
    number: '4000000000000259',
    cvv: '123',
    outcome: 'pending',
  },
  {
    id: 'second-factor',
    label: 'Later charges ask for a second factor (this machine only)',
    number: '4000000000003220',
    cvv: '123',
    outcome: 'second-factor',
  },
];

export interface CardInput {
  readonly number: string;
  readonly cvv: string;
  /** Month and year such as 09/31. */
  readonly expiry: string;
}

/** The card that was chosen in the page's form, or typed into it. */
export function readCardForm(form: URLSearchParams): CardInput {
  const chosen = testCards.find(({ id }) => id === form.get('card'));
  if (chosen) return { number: chosen.number, cvv: chosen.cvv, expiry: '12/34' };
  const field = (name: string): string => form.get(name) ?? '';
  return { number: field('number'), cvv: field('cvv'), expiry: field('expiry') };
}

/** What the provider would say of a card that is typed in: unknown numbers are no test cards. Throws PaymentsError. */
export function readCard({
  number,
  cvv,
  expiry,
}: CardInput): Omit<Authorization, 'authorization_code' | 'customer_code'> {
  const digits = number.replaceAll(/\s/g, '');
  const card = testCards.find((each) => each.number === digits);
  if (!card) throw invalid('Use one of the test cards: this number is not one of them.');
  if (card.cvv !== cvv.trim()) throw invalid('The CVV does not belong to this test card.');
  const [, month = '', year = ''] = /^\s*(0?[1-9]|1[0-2])\s*\/\s*(?:20)?(\d{2})\s*$/.exec(expiry) ?? [];
  if (!month) throw invalid('Enter the expiry date as month and year, such as 09/31.');
  return {
    bin: digits.slice(0, 6),
    last4: digits.slice(-4),
    exp_month: month.padStart(2, '0'),
    exp_year: `20${year}`,
    signature: `SIG_${hash('sha256', digits).slice(0, 20)}`,
    outcome: card.outcome,
  };
}

/** Whether a card has expired by an instant: it is good until its month ends. */
export const isExpired = ({ exp_month, exp_year }: Authorization, instant: string): boolean =>
  Date.parse(instant) >= Date.UTC(Number(exp_year), Number(exp_month), 1);
