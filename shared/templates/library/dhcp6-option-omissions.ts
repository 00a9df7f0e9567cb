import { omitted } from './deviations.ts';
import type { DeviceContext } from './device-context.ts';
import type { Omission } from './omission.ts';

/** Of dialects whose DHCPv6 hands out no options beyond name servers, as far as their makers publish it. */
export const dhcp6OptionOmissions = ({ interfaces }: DeviceContext): Omission[] =>
  omitted(
    ['dhcp6.options'],
    interfaces
      .filter(({ dhcp6 }) => dhcp6?.kind === 'server' && dhcp6.options !== undefined)
      .map(({ name }) => name),
    (names) =>
      `DHCPv6 names no wireless controllers (option 52) on ${names}: point the access points there to them by hand.`,
  );
