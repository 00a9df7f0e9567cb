import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ErrorBoundary } from '#web/app/error-boundary.tsx';
import { expectComplaint } from '../../support/console-guard.ts';

function Broken(): never {
  throw new Error('no such node');
}

it('says what to do when a page fails to draw', () => {
  expectComplaint(/no such node/);
  render(
    <ErrorBoundary>
      <Broken />
    </ErrorBoundary>,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'This page stopped working' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Load again' })).toBeDefined();
});

it('shows another page of the frame again', () => {
  expectComplaint(/no such node/);
  const { rerender } = render(
    <ErrorBoundary page="/designs">
      <Broken />
    </ErrorBoundary>,
  );
  expect(screen.getByRole('alert').textContent).toContain('This page stopped working');
  rerender(<ErrorBoundary page="/reports">Reports</ErrorBoundary>);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByText('Reports')).toBeDefined();
});
