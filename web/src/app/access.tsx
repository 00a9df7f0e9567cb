import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useSession } from '#web/session/session-provider.tsx';
import { NotFoundScreen } from './not-found-screen.tsx';

/** Signed-out visitors sign in first and come back here afterwards. */
export function RequireUser() {
  const session = useSession();
  const { pathname, search, hash } = useLocation();
  if (session.phase === 'signed-in') return <Outlet />;
  return <Navigate to="/login" replace state={{ from: `${pathname}${search}${hash}` }} />;
}

/** For everyone else the page does not exist. The service enforces access; this only hides the page. */
export function RequireAdmin() {
  const session = useSession();
  return session.phase === 'signed-in' && session.user.isAdmin ? <Outlet /> : <NotFoundScreen />;
}
