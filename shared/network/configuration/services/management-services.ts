import type { ManagementService } from '../../../contract/configuration/management.ts';
import { fromElements } from '../view/from-elements.ts';
import { servicesNamed } from './known-services.ts';
import type { NetworkService } from './service-plan.ts';

/**
 * What a device has of the network's services, from the address that it is managed by; from that of its line to the internet where
 * it has one and public servers are asked.
 */
export const managementServices = (
  source: string | undefined,
  node: string,
  services: readonly NetworkService[],
  endsInternet: boolean,
): ManagementService[] =>
  source === undefined
    ? []
    : services
        .filter(({ kind }) => kind !== 'dns64')
        .map(({ kind, servers, begins, services: names, secret, nodes }) => ({
          kind,
          servers,
          ...((nodes.length > 0 || !endsInternet) && { source }),
          begins,
          services: names.flatMap((name) => servicesNamed(name) ?? []),
          ...(secret !== undefined && { secret }),
          from: fromElements([node, ...nodes]),
        }));
