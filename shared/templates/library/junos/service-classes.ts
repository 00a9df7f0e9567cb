import type { QosClassName, QosMarking } from '../../../contract/configuration/quality-of-service.ts';
import type { QosClassRow } from '../context/quality-rows.ts';
import type { Platform } from './platform.ts';

/** A forwarding class with its queue and the DSCP values that it is known by. */
export interface ServiceClass {
  readonly name: QosClassName;
  readonly forwardingClass: string;
  readonly queue: number;
  /** Aliases, or six binary digits. */
  readonly codePoints: readonly string[];
  /** What its frames are marked with where a VLAN says the class: the first of its values otherwise. */
  readonly mark: string;
  readonly isPriority: boolean;
  readonly sharePercent: number;
}

/** What the routing engine sends is in queue 3 of routers and 7 of switches, whatever the class is called. */
const queues: Readonly<Record<QosClassName, number>> = {
  default: 0,
  scavenger: 1,
  critical: 2,
  'network-control': 3,
  interactive: 4,
  voice: 5,
};

export const serviceClasses = (
  classes: readonly QosClassRow[],
  markings: readonly QosMarking[],
  platform: Platform,
): ServiceClass[] =>
  classes.map(({ name, dscp, dscpNames, isPriority, sharePercent }) => ({
    name,
    forwardingClass: forwardingClass(name),
    queue: platform === 'switch' && name === 'network-control' ? 7 : queues[name],
    mark: (markings.find((marking) => marking.class === name)?.dscp ?? dscp[0] ?? 0)
      .toString(2)
      .padStart(6, '0'),
    codePoints: dscpNames.map((alias, index) =>
      alias === 'default'
        ? 'be'
        : /^\d/.test(alias)
          ? (dscp[index] ?? 0).toString(2).padStart(6, '0')
          : alias,
    ),
    isPriority,
    sharePercent,
  }));

const forwardingClass = (name: QosClassName): string => (name === 'default' ? 'best-effort' : name);
