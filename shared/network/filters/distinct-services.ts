import type { Service } from '../../contract/configuration/security.ts';

/** Services by their protocols and ports, each once: what makers call differently may be the same on the wire. */
export const distinctServices = (services: readonly Service[]): Service[] => [
  ...new Map(services.map((service) => [keyOf(service), service])).values(),
];

const keyOf = ({ protocol, ports }: Service): string => `${protocol} ${ports?.from} ${ports?.to}`;
