import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, Outlet, type RouteObject } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { onTestFinished, vi } from 'vitest';
import type { User } from '#shared/contract/user-items.ts';
import { getCurrentUser } from '#shared/contract/users.ts';
import { App } from '#web/app/app.tsx';
import { routes } from '#web/app/routes.tsx';
import type { Identity } from '#web/session/identity.ts';
import { createSessionManager } from '#web/session/session-manager.ts';
import { ConfirmProvider } from '#web/ui/confirm.tsx';
import type { FakeApi } from './fake-api.ts';
import { aToken } from './users.ts';

const hour = 3_600_000;

/** An identity service that accepts every sign-in. */
export const aFakeIdentity = (given: Partial<Identity> = {}): Identity => ({
  signIn: vi.fn(async () => aToken(hour)),
  confirmCode: vi.fn(async () => aToken(hour)),
  renew: vi.fn(async () => aToken(hour, 'renewed')),
  signOut: vi.fn(async () => {}),
  accessToken: vi.fn(async () => 'access-token'),
  authenticator: {
    isOn: vi.fn(async () => false),
    begin: vi.fn(async () => ({ secret: 'SECRET', address: 'otpauth://totp/Netwright:ada?secret=SECRET' })),
    confirm: vi.fn(async () => {}),
    turnOff: vi.fn(async () => {}),
  },
  ...given,
});

export interface SiteOptions {
  readonly api: FakeApi;
  /** The address to open. */
  readonly at: string;
  /** The signed-in user; none by default. */
  readonly as?: User;
  readonly identity?: Identity;
}

/** The whole site at an address, as a browser shows it. Returns a user and the site's address. */
export function renderSite({ api, at, as, identity = aFakeIdentity() }: SiteOptions) {
  return renderWithin(api, at, as, identity, routes);
}

export interface ScreenOptions extends SiteOptions {
  /** The route that the screen stands at: `/designs/:id`. */
  readonly path: string;
}

/** One screen, without the shell and without waiting for its code. Any other address shows itself. */
export function renderScreen(
  screen: ReactNode,
  { api, at, as, path, identity = aFakeIdentity() }: ScreenOptions,
) {
  return renderWithin(api, at, as, identity, [
    {
      element: (
        <SWRConfig value={{ provider: () => new Map(), errorRetryCount: 0 }}>
          <ConfirmProvider>
            <Outlet />
          </ConfirmProvider>
        </SWRConfig>
      ),
      children: [
        { path, element: screen },
        { path: '*', element: <p>Elsewhere</p> },
      ],
    },
  ]);
}

function renderWithin(
  api: FakeApi,
  at: string,
  as: User | undefined,
  identity: Identity,
  shown: RouteObject[],
) {
  if (as) {
    localStorage.setItem('user', JSON.stringify(as));
    localStorage.setItem('token', aToken(hour));
    api.answer(getCurrentUser, { user: as });
  }
  const manager = createSessionManager(identity);
  const stop = manager.start();
  const router = createMemoryRouter(shown, { initialEntries: [at] });
  const view = render(<App session={manager} router={router} />);
  onTestFinished(() => {
    stop();
    router.dispose();
    vi.unstubAllGlobals();
  });
  const address = () => `${router.state.location.pathname}${router.state.location.search}`;
  return { ...view, user: userEvent.setup(), identity, manager, address };
}
