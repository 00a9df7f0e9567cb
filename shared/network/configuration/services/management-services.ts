import type { ManagementService } from '../../../contract/configuration/management.ts';
import { fromElements } from '../view/from-elements.ts';
import { servicesNamed } from './known-services.ts';
import type { NetworkService } from './service-plan.ts';

/** The interfaces that a device speaks from: the one that it is managed by, and with public servers; undefined for the one that it leaves by. */
interface Sources {
  readonly managed: string | undefined;
  readonly outside: string | undefined;
}

/** What a device has of the network's services. */
export const managementServices = (
  { managed, outside }: Sources,
  node: string,
  services: readonly NetworkService[],
): ManagementService[] =>
  managed === undefined
    ? []
    : services
        .filter(({ kind }) => kind !== 'dns64')
        .map(({ kind, servers, begins, services: names, secret, nodes }) => {
          const source = nodes.length > 0 ? managed : outside;
          return {
            kind,
            servers,
            ...(source !== undefined && { source }),
            begins,
            services: names.flatMap((name) => servicesNamed(name) ?? []),
            ...(secret !== undefined && { secret }),
            from: fromElements([node, ...nodes]),
          };
        });
