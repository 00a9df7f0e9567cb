import { invalidParameter } from './errors.ts';

/** `AuthParameters` and `ChallengeResponses`: what is in them depends on the flow and on the challenge. */
export type Parameters = Readonly<Record<string, string>>;

/** `AuthSessionValidity` as the service sets it by default: how long a challenge waits for its response. */
export const challengeLifetimeMs = 3 * 60 * 1000;

/** Throws InvalidParameterException when the parameter is missing or empty. */
export function required(parameters: Parameters, name: string): string {
  const value = parameters[name];
  if (value === undefined || value === '') throw invalidParameter(`Missing required parameter ${name}`);
  return value;
}
