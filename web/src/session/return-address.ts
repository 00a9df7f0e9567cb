import { useLocation } from 'react-router-dom';
import * as z from 'zod';

const State = z.object({ from: z.string().startsWith('/') });

/** Where to go after signing in: the private page that was asked for, else the dashboard. */
export function useReturnAddress(): string {
  const { state } = useLocation();
  return State.safeParse(state).data?.from ?? '/dashboard';
}
