import { useSyncExternalStore } from 'react';
import { useSWRConfig } from 'swr';

/** How deploying one template goes (specification, section 4). */
export interface DeploymentState {
  readonly isLoading: boolean;
  /** The sentence of the last one that failed; absent once another succeeds. */
  readonly error?: string | undefined;
  /** When the last one succeeded, as ISO 8601; absent where none has in this session. */
  readonly lastDeployedAt?: string | undefined;
}

const idle: DeploymentState = { isLoading: false };

/** Kept per session and tab, not per screen: users who leave and return still see it. */
const sessions = new WeakMap<object, Map<string, DeploymentState>>();
const listeners = new Set<() => void>();

/** The state of one template's deployments. */
export function useDeploymentState(templateId: string): DeploymentState {
  const { cache } = useSWRConfig();
  return useSyncExternalStore(subscribe, () => sessions.get(cache)?.get(templateId) ?? idle);
}

/** Notes a change of a template's state. */
export function noteDeployment(
  session: object,
  templateId: string,
  change: (state: DeploymentState) => DeploymentState,
): void {
  const states = sessions.get(session) ?? new Map<string, DeploymentState>();
  sessions.set(session, states);
  states.set(templateId, change(states.get(templateId) ?? idle));
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
