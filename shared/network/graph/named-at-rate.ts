import { type DevicePort, portNameAt } from '../../equipment/port-names.ts';
import { portsNamed, rangesOf } from './port-range.ts';

/**
 * The ports of one end of a link, by the names that they have at its rate in Mbit/s; a sub-interface keeps its number, and a port
 * that the device does not have its name.
 *
 * @param known the ports of the device's model, by all their names.
 */
export function namedAtRate(ports: string, mbps: number, known: ReadonlyMap<string, DevicePort>): string {
  const names = portsNamed(ports);
  const renamed = names.map((name) => {
    const [, physical = name, sub = ''] = /^(.*\d)(\.\d+)$/.exec(name) ?? [];
    const port = known.get(physical);
    return port === undefined ? name : `${portNameAt(port, mbps)}${sub}`;
  });
  return renamed.every((name, at) => name === names[at]) ? ports : rangesOf(renamed);
}
