import { constantCase } from '../tables/tables.ts';

/** Secrets whose value an operator sets, and may change without a deployment. */
export const secretNames = ['paymentProvider'] as const;
export type SecretName = (typeof secretNames)[number];

/** The environment variable that tells a function where a secret is: `PAYMENT_PROVIDER_SECRET_ARN`. Never the secret itself. */
export const secretVariable = (name: SecretName): string => `${constantCase(name)}_SECRET_ARN`;
