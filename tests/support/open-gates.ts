/**
 * Replaces functions/storage/sessions/gates.ts where a test is about something else and has no tables: every session is open and
 * every address proved. `vi.mock('…/storage/gates.ts', () => import('…/open-gates.ts'))`
 */
export const readGate = async () => ({ isSessionEnded: false, emailProvedAt: '2026-11-20T10:00:00.000Z' });
