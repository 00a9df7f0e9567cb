import type { TopologyNode } from '../../../contract/topology-items.ts';
import type { ServiceName } from './known-services.ts';

/** Families that are managed from their maker’s cloud alone, by the first word of their models, with what they speak to it. */
const families: readonly {
  readonly manufacturer: string;
  readonly family: string;
  readonly services: readonly ServiceName[];
}[] = [
  { manufacturer: 'Cisco', family: 'Meraki', services: ['HTTPS', 'Meraki cloud'] },
  { manufacturer: 'Juniper', family: 'Mist', services: ['HTTPS', 'Mist cloud'] },
];

/** What the devices of a network need of the internet for their management; nothing where none is cloud-managed. */
export function cloudServices(nodes: readonly TopologyNode[]): ServiceName[] {
  const found = families.filter(({ manufacturer, family }) =>
    nodes.some(({ model }) => model?.manufacturer === manufacturer && model.model.split(' ')[0] === family),
  );
  const services = found.flatMap((row) => row.services);
  return services.length === 0 ? [] : [...new Set<ServiceName>(['DNS', 'NTP', ...services])];
}
