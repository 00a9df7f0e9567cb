import type { Device } from '../contract/device.ts';
import { tableRows } from './table-rows.ts';

/** How switches of a model become one. */
export interface Stacking {
  /** What its maker calls it. */
  readonly name: string;
  /** The cable between ports that a model has for nothing else; absent where ports of the front join the members. */
  readonly cable?: string;
  /** The rate of the ports of the front that stack as they leave the factory, where no other port of the model has it. */
  readonly portsMbps?: number;
  /** Whether a member hears by a link of its own that the other one lives when the stack links are lost. */
  readonly hasDetectionLink: boolean;
}

/** How a model stacks; undefined where it is not known that two of them can. */
export function stackingOf({
  category,
  manufacturer,
  model,
  specs,
}: Pick<Device, 'category' | 'manufacturer' | 'model' | 'specs'>): Stacking | undefined {
  if (category !== 'switch' || (specs.stackMembers ?? 1) < 2) return undefined;
  const [best] = rows
    .filter(({ maker, beginning }) => maker === manufacturer && model.startsWith(beginning))
    .toSorted((a, b) => b.beginning.length - a.beginning.length);
  return best?.stacking ?? { name: 'A stack', hasDetectionLink: true };
}

/**
 * Maker, what the model begins with, name, cable of the stack ports, `detects` where a split is found by a link between the
 * members, and the rate in Mbit/s of ports of the front that stack by default. Virtual Chassis and VSF find a split by the management
 * ports. Sources: the makers' configuration guides; of an EX, "Virtual Chassis User Guide for Switches": the QSFP28 of an EX4400, the
 * QSFP+ of an EX3400 and the SFP28 of an EX4100 are Virtual Chassis ports by default, and of the alike SFP+ of an EX4100-F four.
 */
const table = `
Cisco            | Catalyst 1     | Stacking on front ports |                   |
Cisco            | CBS            | Stacking on front ports |                   |
Cisco            | Catalyst 9200L | StackWise-80            | StackWise-80 kit  |
Cisco            | Catalyst 9200  | StackWise-160           | StackWise-160 kit |
Cisco            | Catalyst 9300L | StackWise-320           | StackWise-320 kit |
Cisco            | Catalyst 9300  | StackWise-480           | StackWise cable   |
Cisco            | Catalyst 9300X | StackWise-1T            | StackWise cable   |
Cisco            | Catalyst 9500  | StackWise Virtual       |                   | detects
Cisco            | Meraki         | Meraki stacking         |                   |
Juniper          |                | Virtual Chassis         |                   |         |
Juniper          | EX3400         | Virtual Chassis         |                   |         | 40000
Juniper          | EX4100         | Virtual Chassis         |                   |         | 25000
Juniper          | EX4100-F       | Virtual Chassis         |                   |         |
Juniper          | EX4400         | Virtual Chassis         |                   |         | 100000
HPE Aruba        |                   | VSF                     |                   |
Huawei           |                   | iStack                  |                   | detects
Extreme Networks |                   | SummitStack             |                   |
Ruckus           |                   | ICX stacking            |                   |
`;

const rows = tableRows(table).map(
  ([maker = '', beginning = '', name = '', cable = '', detects = '', ports = '']) => ({
    maker,
    beginning,
    stacking: {
      name,
      hasDetectionLink: detects !== '',
      ...(cable !== '' && { cable }),
      ...(ports !== '' && { portsMbps: Number(ports) }),
    } satisfies Stacking,
  }),
);

const cables: ReadonlySet<string> = new Set(rows.flatMap(({ stacking: { cable } }) => cable ?? []));

/** Whether a cable joins ports by which a model stacks and does nothing else; no model counts them among its ports. */
export const isStackCable = (cable: string | undefined): boolean => cable !== undefined && cables.has(cable);
