import type { Requirements } from '#shared/contract/requirements.ts';
import type { Graph } from '#shared/contract/topology-items.ts';
import { catalogue } from '#shared/equipment/catalogue/catalogue.ts';
import { configureNetwork } from '#shared/network/configuration/configure-network.ts';
import { planNetwork } from '#shared/network/plan.ts';
import type { ChangeSide } from '#shared/templates/change-pack/change-side.ts';
import { composeDevice } from '#shared/templates/compose/compose.ts';
import { configurationText } from '#shared/templates/compose/configuration-text.ts';
import { dialects } from '#shared/templates/dialects/dialects.ts';
import { openEngine } from '../../support/open-engine.ts';

const engine = await openEngine();

/** A version of a design as it is planned from requirements, all of its devices with FRRouting. */
export function plannedSide(
  requirements: Requirements,
  change: (graph: Graph) => Graph = (graph) => graph,
): ChangeSide {
  const graph = change(planNetwork({ requirements, devices: catalogue, assigned: [], today: '2026-11-22' }));
  const result = configureNetwork(graph, requirements, catalogue);
  if (result.kind === 'refused') throw new Error(JSON.stringify(result.missing));
  const { network } = result;
  return {
    graph,
    requirements,
    network,
    texts: new Map(
      network.devices.map((device) => [
        device.id,
        {
          dialect: 'frr',
          text: configurationText(composeDevice(engine, network, device, dialects.frr).files),
        },
      ]),
    ),
  };
}
