import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { KindTable } from '#web/features/topology/exchange/kind-table.tsx';
import { expectAccessible } from '../../../support/axe.ts';

const kind = { kind: 'ellipse', count: 3, examples: ['A', 'B'], guess: undefined, isByName: false };

test('the kind of a file is given a type from a list that looks like one, and goes back to the guess', async () => {
  const onChoose = vi.fn();
  const table = (chosen: ReadonlyMap<string, 'router'>) => (
    <KindTable kinds={[kind]} chosen={chosen} onChoose={onChoose} />
  );
  const { container, rerender } = render(table(new Map()));
  const user = userEvent.setup();
  const list = screen.getByLabelText<HTMLSelectElement>('Type of ellipse');
  expect(list.selectedOptions[0]?.text).toBe('By name, else switch (as recognised)');
  // The arrow: the browser's own is taken from all lists.
  expect(list.parentElement?.querySelector('svg')).toBeTruthy();
  await expectAccessible(container);
  await user.selectOptions(list, 'Router');
  expect(onChoose).toHaveBeenLastCalledWith(new Map([['ellipse', 'router']]));
  rerender(table(new Map([['ellipse', 'router']])));
  await user.selectOptions(list, 'By name, else switch (as recognised)');
  expect(onChoose).toHaveBeenLastCalledWith(new Map());
});
