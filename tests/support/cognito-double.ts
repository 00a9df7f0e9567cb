import { randomUUID } from 'node:crypto';
import {
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminGetUserCommand,
  AdminInitiateAuthCommand,
  AdminSetUserPasswordCommand,
  CognitoIdentityProviderClient,
  type CognitoIdentityProviderServiceException,
  GetUserAttributeVerificationCodeCommand,
  UserNotFoundException,
  UsernameExistsException,
} from '@aws-sdk/client-cognito-identity-provider';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, beforeEach } from 'vitest';

interface KeptIdentity {
  readonly uid: string;
  readonly email: string;
  readonly createdAt: Date;
  status: 'FORCE_CHANGE_PASSWORD' | 'CONFIRMED';
}

/** The few states of a user pool that a registration goes through; every command can be made to fail. */
export function withCognitoDouble() {
  const cognito = mockClient(CognitoIdentityProviderClient);
  afterAll(() => cognito.restore());
  const identities = new Map<string, KeptIdentity>();

  const add = (email: string, given: Partial<KeptIdentity> = {}): KeptIdentity => {
    const uid = randomUUID();
    const kept: KeptIdentity = {
      uid,
      email,
      createdAt: new Date(),
      status: 'FORCE_CHANGE_PASSWORD',
      ...given,
    };
    identities.set(uid, kept);
    return kept;
  };
  const find = (name = '') =>
    identities.get(name) ?? [...identities.values()].find(({ email }) => email === name);
  const known = (name = '') => {
    const kept = find(name);
    if (!kept) throw anError(UserNotFoundException);
    return kept;
  };
  const described = ({ uid, email, createdAt, status }: KeptIdentity) => ({
    Username: uid,
    UserStatus: status,
    UserCreateDate: createdAt,
    attributes: [
      { Name: 'sub', Value: uid },
      { Name: 'email', Value: email },
    ],
  });

  beforeEach(() => {
    identities.clear();
    cognito.reset();
    cognito.on(AdminCreateUserCommand).callsFake(async ({ Username: email }) => {
      if (find(email)) throw anError(UsernameExistsException);
      const { attributes, ...user } = described(add(email));
      return { User: { ...user, Attributes: attributes } };
    });
    cognito.on(AdminGetUserCommand).callsFake(async ({ Username: name }) => {
      const { attributes, ...user } = described(known(name));
      return { ...user, UserAttributes: attributes };
    });
    cognito.on(AdminDeleteUserCommand).callsFake(async ({ Username: name }) => {
      identities.delete(known(name).uid);
      return {};
    });
    cognito.on(AdminSetUserPasswordCommand).callsFake(async ({ Username: name }) => {
      known(name).status = 'CONFIRMED';
      return {};
    });
    cognito.on(GetUserAttributeVerificationCodeCommand).resolves({});
    cognito.on(AdminInitiateAuthCommand).callsFake(async ({ AuthParameters: given }) => ({
      AuthenticationResult: {
        IdToken: `token-of-${known(given.USERNAME).uid}`,
        AccessToken: `access-token-of-${known(given.USERNAME).uid}`,
      },
    }));
  });
  return { cognito, add, identities };
}

type ExceptionClass = new (options: {
  message: string;
  $metadata: object;
}) => CognitoIdentityProviderServiceException;

export const anError = (Exception: ExceptionClass, message = 'An error of the identity service.') =>
  new Exception({ message, $metadata: { httpStatusCode: 400 } });

/** The identity service is down. */
export const anOutage = (): Error =>
  Object.assign(new Error('internal'), {
    name: 'InternalErrorException',
    $fault: 'server',
    $metadata: { httpStatusCode: 500 },
  });
