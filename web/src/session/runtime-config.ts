import * as z from 'zod';

/** Where the identity service is; written beside the site when it is deployed. */
const RuntimeConfig = z.object({
  region: z.string().min(1),
  userPoolId: z.string().min(1),
  userPoolClientId: z.string().min(1),
  /** Only where the user pool is not the cloud's own. */
  userPoolEndpoint: z.url().optional(),
});
export type RuntimeConfig = z.output<typeof RuntimeConfig>;

export async function fetchRuntimeConfig(): Promise<RuntimeConfig> {
  const response = await fetch('/config.json');
  if (!response.ok) throw new Error(`config.json answered ${response.status}`);
  return RuntimeConfig.parse(await response.json());
}
