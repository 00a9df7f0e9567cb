import type { SimulatedInterface } from '../compiled/compiled-network.ts';
import type { Packet } from '../compiled/firewall-rules.ts';
import type { Decision } from './device-decisions.ts';
import {
  type Addresses,
  isSameAddresses,
  type Place,
  type Remembered,
  type Step,
} from './forwarding-steps.ts';

/** A packet on its way: who remembers it, and where it has been. */
export interface Journey {
  readonly packet: Packet;
  readonly memory: Remembered | undefined;
  readonly last: Step | undefined;
  readonly trail: Visit | undefined;
}

/** A packet at a place, with the interface that it came in by where that decides; the last first. */
export interface Visit extends Addresses {
  readonly place: number;
  readonly entry: number;
  readonly memory: Remembered | undefined;
  readonly previous: Visit | undefined;
}

/** A packet that has been nowhere. */
export const begin = (packet: Packet): Journey => ({
  packet,
  memory: undefined,
  last: undefined,
  trail: undefined,
});

/** Whether packets from and to the same are at the same place. */
export const isAlike = (a: Visit, b: Visit): boolean =>
  a.place === b.place && a.entry === b.entry && isSameAddresses(a, b);

/** A step at which nothing is decided. */
export function step(previous: Step | undefined, at: Place, egress?: SimulatedInterface): Step {
  return {
    previous,
    at,
    ingress: undefined,
    egress,
    route: undefined,
    policy: undefined,
    translation: undefined,
    isEstablished: false,
  };
}

/** A step with what a device decided there. */
export function stepBy(
  decision: Decision,
  previous: Step | undefined,
  at: Place,
  ingress: SimulatedInterface | undefined,
): Step {
  const isSent = decision.kind === 'sent';
  return {
    previous,
    at,
    ingress,
    egress: isSent ? decision.egress : undefined,
    route: decision.kind === 'arrived' ? undefined : decision.route,
    policy: isSent ? decision.policy : undefined,
    translation: decision.kind === 'dropped' ? undefined : decision.translation,
    isEstablished: isSent && decision.isEstablished,
  };
}
