import type {
  DeviceConfiguration,
  PortsAtOneSpeed,
} from '../../contract/configuration/device-configuration.ts';
import { rangesOf } from '../../network/graph/port-range.ts';
import { formatRate } from '../../vocabulary/rates.ts';
import { omitted } from './deviations.ts';
import type { DeviceContext } from './device-context.ts';
import type { Omission } from './omission.ts';

/** Of groups of ports that run at one speed, where no part sets it: those for which `isSet` holds are set. */
export const portGroupOmissions = (
  { device }: DeviceContext,
  isSet: (device: DeviceConfiguration, group: PortsAtOneSpeed) => boolean = () => false,
): Omission[] =>
  omitted(
    ['portGroups'],
    (device.portGroups ?? [])
      .filter((group) => !isSet(device, group))
      .map(({ ports, mbps }) => `${rangesOf(ports)} (${formatRate(mbps)})`),
    (groups) =>
      `Ports of ${device.hostname} run at one speed by groups, which has to be set by hand: ${groups}.`,
  );
