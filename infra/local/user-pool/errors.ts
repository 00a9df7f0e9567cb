import { ServiceError } from '../aws-service/service-error.ts';

/** An error of the user pool. */
export class UserPoolError extends ServiceError {}

export const notAuthorized = (message: string) => new UserPoolError('NotAuthorizedException', message);

export const incorrectCredentials = () => notAuthorized('Incorrect username or password.');

export const invalidParameter = (message: string) => new UserPoolError('InvalidParameterException', message);

export const userNotFound = () => new UserPoolError('UserNotFoundException', 'User does not exist.');

export const limitExceeded = () =>
  new UserPoolError('LimitExceededException', 'Attempt limit exceeded, please try after some time.');

export const codeMismatch = () =>
  new UserPoolError('CodeMismatchException', 'Invalid verification code provided, please try again.');

export const codeExpired = () =>
  new UserPoolError('ExpiredCodeException', 'Invalid code provided, please request a code again.');
