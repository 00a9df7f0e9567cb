import type { ControlPlane } from '../../contract/control-plane.ts';
import type { Requirements } from '../../contract/requirements.ts';
import type { NetworkRules } from './configure-device.ts';
import { qosPlan } from './interfaces/qos-shares.ts';
import { policyRules, zonesOf } from './security/device-zones.ts';
import { policies } from './security/policies.ts';
import { dhcpScopes } from './services/dhcp-scopes.ts';
import { servicePlan } from './services/service-plan.ts';
import type { MissingFacts } from './view/missing-facts.ts';
import type { NetworkView } from './view/network-view.ts';

/** Rules of the whole network that few edits change. */
export interface StatedRules extends Pick<NetworkRules, 'zones' | 'policies' | 'services' | 'qos'> {
  readonly stated: ControlPlane['policies'];
  readonly scopes: ControlPlane['dhcp'];
  readonly scopesBySubnet: NetworkRules['scopes'];
}

/** Made of what `rulesRead` names, and no other part of the view. */
export function statedRules(
  view: NetworkView,
  requirements: Requirements,
  missing: MissingFacts,
): StatedRules {
  const { graph, layer3 } = view;
  const stated = policies(graph, layer3, requirements);
  return {
    stated,
    ...statedScopes(view, requirements),
    zones: zonesOf(view),
    policies: policyRules(stated, view, missing),
    services: servicePlan(view, requirements),
    qos: qosPlan(graph.subnets, requirements),
  };
}

/** Those of them that which devices are the gateways decides. */
export function statedScopes(
  { graph, layer3 }: NetworkView,
  requirements: Requirements,
): Pick<StatedRules, 'scopes' | 'scopesBySubnet'> {
  const scopes = dhcpScopes(graph, layer3, requirements);
  return { scopes, scopesBySubnet: new Map(scopes.map((scope) => [scope.subnet, scope])) };
}
