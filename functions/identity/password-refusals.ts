import {
  CodeMismatchException,
  ExpiredCodeException,
  InvalidParameterException,
  InvalidPasswordException,
  NotAuthorizedException,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider';
import { invalidField, Refusal } from '#shared/contract/errors.ts';

/** The refusal for a password that the pool rejects; `undefined` for any other error. */
export function refusalOfPassword(error: unknown, field: string): Refusal | undefined {
  // The service's own pattern of a password is checked before the pool's policy is, and names the parameter.
  if (error instanceof InvalidParameterException && /validation error.*password/is.test(error.message))
    return invalidField(field, 'contains characters that are not allowed in a password');
  if (!(error instanceof InvalidPasswordException)) return undefined;
  // An operator may have set more rules than a minimum length; only the service's own words say which.
  const rule = /policy: (?<rule>.+?)\.?$/.exec(error.message)?.groups?.rule;
  return invalidField(field, `does not meet the password rules${rule ? ` (${rule})` : ''}`);
}

/**
 * The refusal for a code that was not accepted; `undefined` for any other error. It is the same for an unknown address
 * and for a wrong code.
 */
export function refusalOfCode(error: unknown): Refusal | undefined {
  if (
    error instanceof CodeMismatchException ||
    error instanceof ExpiredCodeException ||
    error instanceof InvalidParameterException ||
    error instanceof UserNotFoundException ||
    error instanceof NotAuthorizedException
  )
    return new Refusal('unprocessable', 'This code is wrong or has expired. Request a new one.');
  return undefined;
}
