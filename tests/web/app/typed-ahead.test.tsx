import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { TypedAhead } from '#web/app/commands/typed-ahead.tsx';

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
