import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { EstimateNote, Figure } from '#web/documents/equipment/figure.tsx';

const device = { sources: { drawW: 'estimate', weightKg: 'datasheet' } } as const;
const words = (element: React.ReactElement) => render(element).container.textContent;

test('an estimate has a tilde for the eye and a word for the ear', () => {
  const { container } = render(
    <Figure device={device} of="drawW">
      40 W
    </Figure>,
  );
  expect(container.querySelector('[aria-hidden]')?.textContent).toBe('~');
  expect(container.textContent).toBe('~about 40 W');
  expect(container.querySelector('[title]')?.getAttribute('title')).toContain('no datasheet');
});

test('a figure from a datasheet or from the user is shown without a mark', () => {
  expect(
    words(
      <Figure device={device} of="weightKg">
        5 kg
      </Figure>,
    ),
  ).toBe('5 kg');
  expect(
    words(
      <Figure device={device} of="price">
        US$5
      </Figure>,
    ),
  ).toBe('US$5');
});

test('an unknown figure is a dash that says so, estimate or not', () => {
  expect(
    words(
      <Figure device={device} of="drawW">
        {undefined}
      </Figure>,
    ),
  ).toBe('–not known');
  expect(
    words(
      <Figure device={device} of="price">
        {''}
      </Figure>,
    ),
  ).toBe('–not known');
});

test('zero is a figure', () => {
  expect(
    words(
      <Figure device={device} of="rackUnits">
        {0}
      </Figure>,
    ),
  ).toBe('0');
});

test('the note says what the tilde means', () => {
  expect(words(<EstimateNote />)).toContain('~ marks an estimate');
});
