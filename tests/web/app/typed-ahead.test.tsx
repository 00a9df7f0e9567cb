import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { listReports } from '#shared/contract/reports.ts';
import { TypedAhead } from '#web/app/commands/typed-ahead.tsx';
import { FakeApi } from '../../support/fake-api.ts';
import { renderSite } from '../../support/render-site.tsx';
import { aUser } from '../../support/users.ts';

test('what is typed before the palette is there is kept for it, and is no shortcut', () => {
  const typed = { current: '' };
  const [onLeave, onShortcut] = [vi.fn(), vi.fn()];
  window.addEventListener('keydown', onShortcut);
  render(
    <>
      <TypedAhead typed={typed} onLeave={onLeave} />
      <input aria-label="Field" />
    </>,
  );
  const field = screen.getByRole('textbox');
  for (const key of ['l', 'a', 'x', 'Backspace', 'Shift', 'b']) fireEvent.keyDown(field, { key });
  expect(typed.current).toBe('lab');
  expect(onShortcut.mock.calls.map(([event]) => event.key)).toEqual(['Shift']);
  fireEvent.keyDown(field, { key: 'Escape' });
  expect(onLeave).toHaveBeenCalledOnce();
  window.removeEventListener('keydown', onShortcut);
});

test('the palette begins with all that was typed until it was there', async () => {
  const api = new FakeApi();
  api.answer(listReports, { data: [] });
  renderSite({ api, at: '/dashboard', as: aUser() });
  await screen.findByRole('heading', { level: 1 });
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  for (const key of 'manage') fireEvent.keyDown(document.body, { key });
  expect(screen.queryByRole('combobox')).toBeNull();
  const palette = await screen.findByRole('combobox');
  await waitFor(() => expect(palette).toHaveProperty('value', 'manage'));
  expect(screen.getAllByRole('option')[0]?.textContent).toBe('Manage Subscription');
});
