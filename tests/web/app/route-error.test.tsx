import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router-dom';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { RouteError } from '#web/app/route-error.tsx';
import { screen as lazyScreen } from '#web/app/screen.ts';
import { expectComplaint } from '../../support/console-guard.ts';

const reload = vi.fn();
beforeEach(() => {
  reload.mockReset();
  sessionStorage.clear();
  vi.stubGlobal('location', { href: 'http://localhost/', origin: 'http://localhost', reload });
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
});

const siteAnswers = (answer: () => Promise<Partial<Response>>) => vi.stubGlobal('fetch', vi.fn(answer));
const offline = () => Promise.reject(new TypeError('Failed to fetch'));
const online = async () => ({ ok: true });

function Broken(): never {
  throw new Error('no such node');
}

const open = () => {
  const frame = (
    <>
      <Link to="/new">New</Link> <Link to="/reports">Reports</Link>
      <Outlet />
    </>
  );
  const children = [
    { index: true, element: <p>Home</p> },
    { path: 'broken', element: <Broken />, ErrorBoundary: RouteError },
    { path: 'new', ...lazyScreen(() => Promise.reject(new TypeError('Failed to fetch module'))) },
    { path: 'reports', element: <p>Your reports</p> },
  ];
  const router = createMemoryRouter([{ element: frame, children }], { initialEntries: ['/'] });
  render(<RouterProvider router={router} useTransitions={false} />);
  return { router, user: userEvent.setup() };
};

describe('a page that fails to draw', () => {
  it('says what to do, and leaves the frame and other pages working', async () => {
    expectComplaint(/no such node/);
    const { router, user } = open();
    void router.navigate('/broken');
    expect(await screen.findByRole('heading', { level: 1, name: 'This page stopped working' })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Reload' }));
    expect(reload).toHaveBeenCalledOnce();
    await user.click(screen.getByRole('link', { name: 'Reports' }));
    expect(await screen.findByText('Your reports')).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('a page whose code cannot be fetched', () => {
  it('says so when offline, and loads once the site can be reached again', async () => {
    siteAnswers(offline);
    const { user } = open();
    await user.click(screen.getByRole('link', { name: 'New' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'You are offline' })).toBeDefined();
    expect(screen.getByText(/has not been loaded on this device yet/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(reload).not.toHaveBeenCalled();
    siteAnswers(online);
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  });

  it('is reloaded automatically after a deployment, once', async () => {
    siteAnswers(online);
    const { user } = open();
    await user.click(screen.getByRole('link', { name: 'New' }));
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
    await user.click(screen.getByRole('link', { name: 'Reports' }));
    await user.click(screen.getByRole('link', { name: 'New' }));
    expect(
      await screen.findByRole('heading', { level: 1, name: 'This page could not be loaded' }),
    ).toBeDefined();
    expect(reload).toHaveBeenCalledOnce();
  });
});
