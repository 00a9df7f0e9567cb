import type { Redistribution } from '#shared/contract/configuration/routing.ts';
import { type AddressFamily, families, ipv4 } from '../address-family.ts';

/** The route map of what one protocol hands another. A default is never redistributed: it is originated. */
export function redistributionLines(
  map: string,
  { filter, setTag, exceptTag }: Redistribution,
  { ip }: AddressFamily = ipv4,
  ownDefault: readonly string[] = [],
): string[] {
  return [
    ...(ownDefault.length > 0
      ? [`route-map ${map} permit 1`, ` match ${ip} address prefix-list lab-default`, ...ownDefault, 'exit']
      : [`route-map ${map} deny 1`, ` match ${ip} address prefix-list lab-default`, 'exit']),
    ...(exceptTag === undefined ? [] : [`route-map ${map} deny 2`, ` match tag ${exceptTag}`, 'exit']),
    `route-map ${map} permit 10`,
    ...(filter === undefined ? [] : [` match ${ip} address prefix-list ${filter}`]),
    ...(setTag === undefined ? [] : [` set tag ${setTag}`]),
    'exit',
  ];
}

export const defaultList = families
  .map(({ ip, everything }) => `${ip} prefix-list lab-default seq 5 permit ${everything}`)
  .join('\n');
