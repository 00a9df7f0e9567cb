import type { DialectId } from '../../contract/dialect.ts';
import { type FirewallValues, firewallValues } from './context/firewall-values.ts';
import type { DeviceContext } from './device-context.ts';
import { junosValues } from './junos/junos-values.ts';

type Values = (context: DeviceContext) => Readonly<Record<string, unknown>>;

/** What the parts of a dialect read beside the values of all. */
const valuesOf: Partial<Record<DialectId, Values>> = {
  junos: (context) => {
    const firewall = firewallOf(context);
    return { firewall, junos: junosValues(context, firewall) };
  },
  fortios: (context) => ({ firewall: firewallOf(context) }),
};

export const dialectValues = (context: DeviceContext): Readonly<Record<string, unknown>> =>
  valuesOf[context.dialect.id]?.(context) ?? {};

function firewallOf({ device, interfaces }: DeviceContext): FirewallValues {
  return firewallValues(device, interfaces);
}
