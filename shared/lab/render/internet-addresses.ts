import type { NetworkConfiguration } from '../../contract/configuration/network-configuration.ts';
import { ipv4Behind } from '../../network/addressing/nat64.ts';

/** Whom flows to the internet reach; the first begins those from it. */
export function internetAddresses({ flows }: NetworkConfiguration): string[] {
  const asked = flows
    .filter(({ destination }) => destination === 'internet')
    .map(({ address }) => ipv4Behind(address) ?? address);
  return asked.length > 0 ? [...new Set(asked)] : ['9.9.9.9'];
}
