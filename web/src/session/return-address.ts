import { useLocation } from 'react-router-dom';
import { isRecord } from '#web/api/is-record.ts';

/** Where to go after signing in: the private page that was asked for, else the dashboard. */
export function useReturnAddress(): string {
  const { state } = useLocation();
  const from = isRecord(state) ? state.from : undefined;
  return typeof from === 'string' && from.startsWith('/') ? from : '/dashboard';
}
