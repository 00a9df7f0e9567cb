import type { NetworkConfiguration } from '../../contract/configuration/network-configuration.ts';
import type { Device } from '../../contract/device.ts';
import type { Requirements } from '../../contract/requirements.ts';
import type { Graph } from '../../contract/topology.ts';
import { devicesById } from '../hardware/devices.ts';
import { cablesOf } from './cables.ts';
import { configureDevice, type NetworkRules } from './configure-device.ts';
import { flowsOf } from './flows.ts';
import { hostsOf } from './hosts.ts';
import { portPower } from './interfaces/port-power.ts';
import { qosClassesOf } from './interfaces/qos-shares.ts';
import { allRoots } from './interfaces/spanning-tree.ts';
import { providersOf } from './providers.ts';
import { routedDevices } from './routed-device.ts';
import { policyRules, zonesOf } from './security/device-zones.ts';
import { policies } from './security/policies.ts';
import { dhcpServersOf } from './services/dhcp.ts';
import { dhcpScopes } from './services/dhcp-scopes.ts';
import { servicePlan } from './services/service-plan.ts';
import { type MissingFact, MissingFacts } from './view/missing-facts.ts';
import { networkViewOf } from './view/network-view.ts';

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
    qos: qosClassesOf(graph.subnets, requirements),
  };
  const configurations = routedDevices(view, requirements, missing).map((own) =>
    configureDevice(own, rules, missing),
  );
  const hosts = hostsOf(view, missing);
  const network: NetworkConfiguration = {
    devices: configurations,
    cables: cablesOf(view, missing),
    providers: providersOf(view, missing),
    hosts,
    dhcpServers: dhcpServersOf(scopes, services, view, missing),
    flows: flowsOf(hosts, stated, configurations, view.layer3.hub),
  };
  return missing.all.length > 0 ? { kind: 'refused', missing: missing.all } : { kind: 'configured', network };
}
