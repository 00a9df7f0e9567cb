/**
 * Replaces the SDK's chain of credential providers in the bundles: Lambda gives a function its keys in the
 * environment, so the clients of the other sources (about 130 KB) would never run. The name is the one that the SDK
 * imports from `@aws-sdk/credential-provider-node`.
 */
export const defaultProvider = () => async () => {
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = process.env;
  if (!accessKeyId || !secretAccessKey) throw new Error('The environment holds no AWS keys');
  const sessionToken = process.env.AWS_SESSION_TOKEN;
  return { accessKeyId, secretAccessKey, ...(sessionToken && { sessionToken }) };
};
