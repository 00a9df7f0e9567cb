import type { Device } from '../../contract/device.ts';
import type { Requirements } from '../../contract/requirements.ts';
import { isSame } from '../graph/same-value.ts';
import { devicesById } from '../hardware/devices.ts';
import type { NetworkRules } from './configure-device.ts';
import { portPower } from './interfaces/port-power.ts';
import { allRoots } from './interfaces/spanning-tree.ts';
import { areGatewaysReadAlike, areRulesReadAlike } from './rules-read.ts';
import { type StatedRules, statedRules, statedScopes } from './stated-rules.ts';
import type { MissingFacts } from './view/missing-facts.ts';
import type { NetworkView } from './view/network-view.ts';

/** The rules that all devices of a network are configured by, and what they were made of. */
export interface SharedRules {
  readonly rules: NetworkRules;
  readonly made: StatedRules;
}

/** Where nothing that they read was edited since `before`, most are as they were. */
export function networkRules(
  view: NetworkView,
  requirements: Requirements,
  devices: readonly Device[],
  missing: MissingFacts,
  before?: SharedRules,
): SharedRules {
  const isKept = before !== undefined && areRulesReadAlike(before.rules.view, view);
  const made = isKept
    ? withScopes(before, view, requirements)
    : madeAgain(statedRules(view, requirements, missing), before?.made);
  const deviceOf = devicesById(devices);
  const { zones, policies, services, qos } = isKept ? before.rules : made;
  const rules = {
    requirements,
    view,
    roots: allRoots(view),
    zones,
    policies,
    scopes: made.scopesBySubnet,
    services,
    deviceOf,
    powerOf: portPower(view.graph, deviceOf),
    qos,
  };
  return { rules, made };
}

/** What was made before, with what hangs on the devices that are the gateways now. */
const withScopes = (
  { rules, made }: SharedRules,
  view: NetworkView,
  requirements: Requirements,
): StatedRules =>
  areGatewaysReadAlike(rules.view, view) ? made : { ...made, ...statedScopes(view, requirements) };

/** Policies that say the same stay the same object: flows are made of them. */
const madeAgain = (now: StatedRules, before: StatedRules | undefined): StatedRules =>
  before !== undefined && isSame(before.stated, now.stated) ? { ...now, stated: before.stated } : now;
