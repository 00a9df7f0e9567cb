import { loginUser } from '#shared/contract/users.ts';
import { ApiError } from '#web/api/api-error.ts';

/** What the identity service says of a wrong password or an unknown address: it never says which. */
const wrongCredentials = 'Incorrect username or password.';

/** While signing in, and while an authenticator is set up. */
const wrongCodes = ['CodeMismatchException', 'EnableSoftwareTokenMFAException'];
const wrongCode = 'The code is wrong, or was used before. Enter the one that the app shows now.';

/** Refusals whose own sentence says what to do; anything else says the specification's fallback. */
const telling = [
  'NotAuthorizedException',
  'UserNotConfirmedException',
  'PasswordResetRequiredException',
  'LimitExceededException',
  'TooManyRequestsException',
];

/** Turns what a sign-in at the identity service threw into an error with the sentence to show. */
export function loginFailure(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof Error && error.name === 'UserNotFoundException') return refused(wrongCredentials);
  if (error instanceof Error && wrongCodes.includes(error.name)) return refused(wrongCode);
  if (error instanceof Error && telling.includes(error.name)) return refused(error.message);
  const isCut = error instanceof Error && error.name === 'NetworkError';
  return new ApiError(loginUser.fallback, { status: 0, code: isCut ? 'unreachable' : 'unexpected' });
}

const refused = (sentence: string) =>
  new ApiError(sentence === wrongCredentials ? 'The e-mail address or the password is wrong.' : sentence, {
    status: 401,
    code: 'unauthenticated',
  });
