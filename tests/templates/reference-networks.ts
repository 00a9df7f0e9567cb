import type { NetworkConfiguration } from '#shared/contract/configuration/network-configuration.ts';
import { catalogue } from '#shared/equipment/catalogue/catalogue.ts';
import { configureNetwork } from '#shared/network/configuration/configure-network.ts';
import { planNetwork } from '#shared/network/plan.ts';
import { allCases } from '../network/reference/cases/all-cases.ts';
import { onceForEach } from '../support/once-for-each.ts';

/** Every reference design as its owner deploys it: with models, so that unused ports are parked. */
export const referenceNames: readonly string[] = allCases.map(({ id }) => id);

export const referenceNetwork = onceForEach((name: string): NetworkConfiguration => {
  const design = allCases.find(({ id }) => id === name);
  if (design === undefined) throw new Error(`There is no reference design ${name}.`);
  const { requirements, existing } = design;
  const graph = planNetwork({
    requirements,
    ...(existing && { existing }),
    devices: catalogue,
    assigned: [],
    today: '2026-11-22',
  });
  const result = configureNetwork(graph, requirements, catalogue);
  if (result.kind === 'refused') throw new Error(`${name} lacks ${JSON.stringify(result.missing)}`);
  return result.network;
});
