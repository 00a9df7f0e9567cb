import type { ControlPlane } from '../../contract/control-plane.ts';
import type { Device } from '../../contract/device.ts';
import type { Requirements } from '../../contract/requirements.ts';
import { devicesById } from '../hardware/devices.ts';
import type { NetworkRules } from './configure-device.ts';
import { portPower } from './interfaces/port-power.ts';
import { qosClassesOf } from './interfaces/qos-shares.ts';
import { allRoots } from './interfaces/spanning-tree.ts';
import { policyRules, zonesOf } from './security/device-zones.ts';
import { policies } from './security/policies.ts';
import { dhcpScopes } from './services/dhcp-scopes.ts';
import { servicePlan } from './services/service-plan.ts';
import type { MissingFacts } from './view/missing-facts.ts';
import type { NetworkView } from './view/network-view.ts';

/** The rules that all devices of a network are configured by, and what they were made of. */
export interface SharedRules {
  readonly rules: NetworkRules;
  readonly stated: ControlPlane['policies'];
  readonly scopes: ControlPlane['dhcp'];
}

export function networkRules(
  view: NetworkView,
  requirements: Requirements,
  devices: readonly Device[],
  missing: MissingFacts,
): SharedRules {
  const { graph, layer3 } = view;
  const deviceOf = devicesById(devices);
  const stated = policies(graph, layer3, requirements);
  const scopes = dhcpScopes(graph, layer3);
  const rules: NetworkRules = {
    requirements,
    view,
    roots: allRoots(view),
    zones: zonesOf(view),
    policies: policyRules(stated, view, missing),
    scopes: new Map(scopes.map((scope) => [scope.subnet, scope])),
    services: servicePlan(graph.nodes, layer3.hub),
    deviceOf,
    powerOf: portPower(graph, deviceOf),
    qos: qosClassesOf(graph.subnets, requirements),
  };
  return { rules, stated, scopes };
}
