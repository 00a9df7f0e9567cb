import type { DeviceConfiguration } from '../../../contract/configuration/device-configuration.ts';
import type { ChassisPort } from '../../../contract/configuration/interfaces.ts';
import { interfaceOfPort } from '../../../network/graph/stack-port.ts';

/** The neutral name of the interface that a port of one of a device's chassis is. */
export const nameOfPort = ({ kind, members }: DeviceConfiguration, port: ChassisPort): string =>
  interfaceOfPort({ kind, members: members.map(({ node }) => node) }, port);
