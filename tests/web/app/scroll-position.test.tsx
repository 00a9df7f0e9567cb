import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { useScrollPosition } from '#web/app/shell/use-scroll-position.ts';

function Shell() {
  useScrollPosition();
  return <Outlet />;
}

test('a link to a part of another page shows that part', async () => {
  const shown: string[] = [];
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  const toPart = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    shown.push(this.id);
  });
  const toTop = vi.spyOn(window, 'scrollTo').mockImplementation(() => void shown.push('top'));
  const router = createMemoryRouter([
    {
      element: <Shell />,
      children: [
        { path: '/', element: <Link to="/equipment#recommended">Recommended</Link> },
        { path: '/equipment', element: <h2 id="recommended">Recommended devices</h2> },
      ],
    },
  ]);
  render(<RouterProvider router={router} />);
  await userEvent.setup().click(screen.getByRole('link'));
  await screen.findByRole('heading');
  expect(shown.at(-1)).toBe('recommended');
  toPart.mockRestore();
  toTop.mockRestore();
  vi.unstubAllGlobals();
});
