import type { NetworkConfiguration } from '../../contract/configuration/network-configuration.ts';
import type { Device } from '../../contract/device.ts';
import type { Requirements } from '../../contract/requirements.ts';
import type { Graph } from '../../contract/topology.ts';
import { devicesById } from '../hardware/devices.ts';
import { cablesOf } from './cables.ts';
import { configureDevice, type NetworkRules } from './configure-device.ts';
import { policyRules, zonesOf } from './device-zones.ts';
import { dhcpServersOf } from './dhcp.ts';
import { dhcpScopes } from './dhcp-scopes.ts';
import { flowsOf } from './flows.ts';
import { hostsOf } from './hosts.ts';
import { type MissingFact, MissingFacts } from './missing-facts.ts';
import { networkViewOf } from './network-view.ts';
import { policies } from './policies.ts';
import { portPower } from './port-power.ts';
import { providersOf } from './providers.ts';
import { routedDevices } from './routed-device.ts';
import { servicePlan } from './service-plan.ts';
import { allRoots } from './spanning-tree.ts';

export type Configured =
  | { readonly kind: 'configured'; readonly network: NetworkConfiguration }
  /** The plan does not state something that a configuration has to say. */
  | { readonly kind: 'refused'; readonly missing: readonly MissingFact[] };

/**
 * The neutral configuration of every device of a plan: everything that the configuration of any vendor says, read off the
 * plan with nothing invented; `devices` are the models that its nodes name by `equipmentId`, whose unused ports are parked.
 * Pure and deterministic. What the plan leaves open is named in the refusal, all of it.
 */
export function configureNetwork(
  graph: Graph,
  requirements: Requirements,
  devices: readonly Device[] = [],
): Configured {
  const missing = new MissingFacts();
  const view = networkViewOf(graph);
  const deviceOf = devicesById(devices);
  const stated = policies(graph, view.layer3, requirements);
  const services = servicePlan(graph.nodes, view.layer3.hub);
  const scopes = dhcpScopes(graph, view.layer3);
  const rules: NetworkRules = {
    requirements,
    view,
    roots: allRoots(view),
    zones: zonesOf(view),
    policies: policyRules(stated, view, missing),
    scopes: new Map(scopes.map((scope) => [scope.subnet, scope])),
    services,
    deviceOf,
    powerOf: portPower(graph, deviceOf),
  };
  const configurations = routedDevices(view, requirements, missing).map((own) =>
    configureDevice(own, rules, missing),
  );
  const hosts = hostsOf(view, missing);
  const network: NetworkConfiguration = {
    devices: configurations,
    cables: cablesOf(view, missing),
    providers: providersOf(view, requirements, missing),
    hosts,
    dhcpServers: dhcpServersOf(scopes, services, view, missing),
    flows: flowsOf(hosts, stated, configurations, view.layer3.hub),
  };
  return missing.all.length > 0 ? { kind: 'refused', missing: missing.all } : { kind: 'configured', network };
}
