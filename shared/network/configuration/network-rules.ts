import type { ControlPlane } from '../../contract/control-plane.ts';
import type { Device } from '../../contract/device.ts';
import type { Requirements } from '../../contract/requirements.ts';
import type { TopologyNode } from '../../contract/topology-items.ts';
import { editedElements } from '../graph/edited-elements.ts';
import { isSameList } from '../graph/same-list.ts';
import { isSame } from '../graph/same-value.ts';
import { devicesById } from '../hardware/devices.ts';
import type { NetworkRules } from './configure-device.ts';
import { portPower } from './interfaces/port-power.ts';
import { qosClassesOf } from './interfaces/qos-shares.ts';
import { allRoots } from './interfaces/spanning-tree.ts';
import { policyRules, zonesOf } from './security/device-zones.ts';
import { policies } from './security/policies.ts';
import { cloudServices } from './services/cloud-services.ts';
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

/** Where nothing that they read was edited since `before`, most are as they were. */
export function networkRules(
  view: NetworkView,
  requirements: Requirements,
  devices: readonly Device[],
  missing: MissingFacts,
  before?: SharedRules,
): SharedRules {
  const { graph, layer3 } = view;
  const deviceOf = devicesById(devices);
  if (before !== undefined && isReadAlike(before.rules.view, view)) {
    const rules = {
      ...before.rules,
      view,
      deviceOf,
      roots: allRoots(view),
      powerOf: portPower(graph, deviceOf),
    };
    return { ...before, rules };
  }
  const stated = policies(graph, layer3, requirements);
  const scopes = dhcpScopes(graph, layer3, requirements);
  const rules: NetworkRules = {
    requirements,
    view,
    roots: allRoots(view),
    zones: zonesOf(view),
    policies: policyRules(stated, view, missing),
    scopes: new Map(scopes.map((scope) => [scope.subnet, scope])),
    services: servicePlan(view, requirements),
    deviceOf,
    powerOf: portPower(graph, deviceOf),
    qos: qosClassesOf(graph.subnets, requirements),
  };
  return { rules, stated, scopes };
}

/** Whether what the rules are made of is as it was. */
function isReadAlike({ graph, layer3 }: NetworkView, now: NetworkView): boolean {
  if (graph.subnets !== now.graph.subnets || layer3.hub !== now.layer3.hub) return false;
  const edited = graph.nodes === now.graph.nodes ? [] : editedElements(graph.nodes, now.graph.nodes);
  if (edited?.every(({ was, is }) => isSame(readOf(was), readOf(is))) !== true) return false;
  const [before, after] = [layer3.gatewaysOf, now.layer3.gatewaysOf];
  return (
    [...before].every(([id, nodes]) => isSameList(nodes, after.get(id) ?? [], isSameGateway)) &&
    before.size === after.size
  );
}

/** What rules read of a node: servers, providers, and whose cloud manages a device. */
function readOf(node: TopologyNode | undefined): readonly unknown[] {
  if (node === undefined) return [];
  const { id, type, site, group, addresses, ipv6 } = node;
  const own = type === 'server' || type === 'internet' ? [id, type, site, group, addresses, ipv6] : [];
  return [...own, ...cloudServices([node])];
}

const isSameGateway = (one: TopologyNode, other: TopologyNode): boolean =>
  one.id === other.id && one.type === other.type;
