import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test, vi } from 'vitest';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { ToastProvider } from '#web/ui/toasts.tsx';

const words = /could not be loaded. Your work is kept/;
const inPage = (part: React.ReactNode) => (
  <ToastProvider>
    <p>The screen</p>
    <Suspense>{part}</Suspense>
  </ToastProvider>
);

test('a part that cannot be fetched says so in its place, and is fetched again when it is opened again', async () => {
  const load = vi
    .fn<() => Promise<{ default: () => React.ReactNode }>>()
    .mockRejectedValueOnce(new Error('no connection'))
    .mockResolvedValue({ default: () => 'The part' });
  const Part = lazyPart(load);
  const { rerender } = render(inPage(<Part />));
  await screen.findByText(words);
  screen.getByText('The screen');
  rerender(inPage(null));
  rerender(inPage(<Part />));
  await screen.findByText('The part');
  expect(load).toHaveBeenCalledTimes(2);
});

test('a dialog that cannot be fetched closes with a message', async () => {
  const Part = lazyPart<{ readonly onClose: () => void }>(() => Promise.reject(new Error('no connection')));
  const onClose = vi.fn();
  render(inPage(<Part onClose={onClose} />));
  await screen.findByText(words);
  expect(onClose).toHaveBeenCalledOnce();
});

test('a quiet part that cannot be fetched is left out', async () => {
  const load = vi.fn(() => Promise.reject(new Error('no connection')));
  const Part = lazyPart(load, { isQuiet: true });
  render(inPage(<Part />));
  await vi.waitFor(() => expect(load).toHaveBeenCalled());
  expect(screen.queryByText(words)).toBeNull();
});
