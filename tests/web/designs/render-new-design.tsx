import NewDesignScreen from '#web/features/design-form/screens/new-design-screen.tsx';
import type { FakeApi } from '../../support/fake-api.ts';
import { renderScreen } from '../../support/render-site.tsx';
import { aUser } from '../../support/users.ts';
import { OnceSignedIn } from './once-signed-in.tsx';

/** The form of a new design, at `?step=sites` or at its first step. */
export const renderNewDesign = (api: FakeApi, query = '') =>
  renderScreen(
    <OnceSignedIn>
      <NewDesignScreen />
    </OnceSignedIn>,
    { api, at: `/designs/new${query}`, path: '/designs/new', as: aUser() },
  );
