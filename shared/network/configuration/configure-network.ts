import type { NetworkConfiguration } from '../../contract/configuration/network-configuration.ts';
import type { Device } from '../../contract/device.ts';
import type { Requirements } from '../../contract/requirements.ts';
import type { Graph } from '../../contract/topology-items.ts';
import { cablesOf } from './cables.ts';
import { configureDevice } from './configure-device.ts';
import { flowsOf } from './flows.ts';
import { hostsOf } from './hosts.ts';
import { networkRules } from './network-rules.ts';
import { providersOf } from './providers.ts';
import { routedDevices } from './routed-device.ts';
import { dhcpServersOf } from './services/dhcp.ts';
import { type MissingFact, MissingFacts } from './view/missing-facts.ts';
import { networkViewOf } from './view/network-view.ts';
import { needStated } from './view/stated-facts.ts';

export type Configured =
  | { readonly kind: 'configured'; readonly network: NetworkConfiguration }
  /** The plan does not state something that a configuration has to say. */
  | { readonly kind: 'refused'; readonly missing: readonly MissingFact[] };

/**
 * The neutral configuration of every device of a plan: everything that the configuration of any vendor says, read off the
 * plan with nothing invented; `devices` are the models that its nodes name by `equipmentId`, whose unused ports are parked.
 * Pure and deterministic. What the plan leaves open is named in the refusal, all of it. A network of more devices than
 * `mostDevices` comes without its hosts and their flows, which take a third of the time, for one who would not simulate it.
 */
export function configureNetwork(
  graph: Graph,
  requirements: Requirements,
  devices: readonly Device[] = [],
  mostDevices = Number.POSITIVE_INFINITY,
): Configured {
  const missing = new MissingFacts();
  const view = networkViewOf(graph);
  needStated(view, missing);
  const shared = networkRules(view, requirements, devices, missing);
  const configurations = routedDevices(view, requirements, missing).map((own) =>
    configureDevice(own, shared.rules, missing),
  );
  const isSimulated = configurations.length <= mostDevices;
  const hosts = isSimulated ? hostsOf(view, missing) : [];
  const network: NetworkConfiguration = {
    devices: configurations,
    cables: cablesOf(view, missing),
    providers: providersOf(view, shared.rules.deviceOf, missing),
    hosts,
    dhcpServers: dhcpServersOf(shared.made.scopes, shared.rules.services, view, missing),
    flows: isSimulated ? flowsOf(hosts, shared.made.stated, configurations, view.layer3.hub) : [],
  };
  return missing.all.length > 0 ? { kind: 'refused', missing: missing.all } : { kind: 'configured', network };
}
