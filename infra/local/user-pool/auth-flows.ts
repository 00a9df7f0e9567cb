import { invalidParameter } from './errors.ts';
import type { AppClient } from './settings.ts';

/** How a sign-in starts, and the client setting (`ExplicitAuthFlows`) that allows it. */
export interface AuthFlow {
  readonly start: 'srp' | 'password' | 'refresh';
  readonly allowedBy: string;
}

/** The flows that an operation knows, by the name that a request gives. */
export type AuthFlows = Readonly<Record<string, AuthFlow>>;

const sharedFlows: AuthFlows = {
  USER_SRP_AUTH: { start: 'srp', allowedBy: 'ALLOW_USER_SRP_AUTH' },
  REFRESH_TOKEN_AUTH: { start: 'refresh', allowedBy: 'ALLOW_REFRESH_TOKEN_AUTH' },
  REFRESH_TOKEN: { start: 'refresh', allowedBy: 'ALLOW_REFRESH_TOKEN_AUTH' },
};

export const publicFlows: AuthFlows = {
  ...sharedFlows,
  USER_PASSWORD_AUTH: { start: 'password', allowedBy: 'ALLOW_USER_PASSWORD_AUTH' },
};

export const adminFlows: AuthFlows = {
  ...sharedFlows,
  ADMIN_USER_PASSWORD_AUTH: { start: 'password', allowedBy: 'ALLOW_ADMIN_USER_PASSWORD_AUTH' },
  ADMIN_NO_SRP_AUTH: { start: 'password', allowedBy: 'ALLOW_ADMIN_USER_PASSWORD_AUTH' },
};

/** What the service allows a client that lists no flows. */
const defaultFlows = ['ALLOW_USER_SRP_AUTH', 'ALLOW_REFRESH_TOKEN_AUTH'];

/** Throws InvalidParameterException for a flow that the operation does not know or the client does not allow. */
export function chooseFlow(flows: AuthFlows, name: string, client: AppClient): AuthFlow {
  const flow = Object.hasOwn(flows, name) ? flows[name] : undefined;
  if (!flow) throw invalidParameter('Initiate Auth method not supported.');
  const allowed = client.explicitAuthFlows.length > 0 ? client.explicitAuthFlows : defaultFlows;
  if (!allowed.includes(flow.allowedBy)) throw invalidParameter(`${name} flow not enabled for this client`);
  return flow;
}
