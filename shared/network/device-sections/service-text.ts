import type { Service } from '../../contract/configuration/security.ts';

/** `HTTPS (TCP 443)`. */
export function serviceText({ name, protocol, ports }: Service): string {
  const range = ports && (ports.from === ports.to ? `${ports.from}` : `${ports.from}-${ports.to}`);
  const detail = [protocol.toUpperCase(), ...(range === undefined ? [] : [range])].join(' ');
  return detail === name ? name : `${name} (${detail})`;
}
