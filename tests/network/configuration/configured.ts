import type { NetworkConfiguration } from '#shared/contract/configuration/network-configuration.ts';
import type { ExistingNetwork } from '#shared/contract/designs.ts';
import type { Requirements } from '#shared/contract/requirements.ts';
import { configureNetwork } from '#shared/network/configuration/configure-network.ts';
import { planTopology } from '#shared/network/plan.ts';

/** The properties of a file try the same requirements: each is planned once. */
const known = new Map<string, NetworkConfiguration>();

/** The configuration of a plan of these requirements, which must leave nothing open. */
export function configured(requirements: Requirements, existing?: ExistingNetwork): NetworkConfiguration {
  const key = JSON.stringify([requirements, existing]);
  const before = known.get(key);
  if (before !== undefined) return before;
  const answer = configureNetwork(planTopology(requirements, existing), requirements);
  if (answer.kind === 'refused') throw new Error(`The plan lacks ${JSON.stringify(answer.missing)}`);
  known.set(key, answer.network);
  return answer.network;
}
