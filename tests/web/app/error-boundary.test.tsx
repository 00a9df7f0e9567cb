import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ErrorBoundary } from '../../../web/src/app/error-boundary.tsx';
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
