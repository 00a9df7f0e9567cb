import type { DeviceConfiguration } from '../../contract/configuration/device-configuration.ts';
import type { NetworkConfiguration } from '../../contract/configuration/network-configuration.ts';
import type { Device } from '../../contract/device.ts';
import { deviceValues } from '../compose/library.ts';
import type { Dialect } from '../dialects/dialect.ts';
import { networkIndex } from '../library/context/network-index.ts';
import { deviceContext } from '../library/device-context.ts';
import { type OfferedLevels, offeredByDesign, offeredByEquipment } from '../variables/offered-values.ts';

/** What a template is rendered for. */
export type TemplateTarget =
  | {
      readonly kind: 'node';
      readonly network: NetworkConfiguration;
      readonly device: DeviceConfiguration;
      /** Names the interfaces: that of the template, else of the device's model, else any. */
      readonly dialect: Dialect;
    }
  | { readonly kind: 'equipment'; readonly device: Pick<Device, 'manufacturer' | 'model' | 'category'> };

/** What a target offers to a template: values by level, and for a node the objects of the library. */
export interface Offered {
  readonly levels: OfferedLevels;
  readonly context: Readonly<Record<string, unknown>>;
}

export function offeredBy(target: TemplateTarget | undefined): Offered {
  switch (target?.kind) {
    case 'node': {
      const { network, device, dialect } = target;
      const context = deviceValues(deviceContext(device, dialect, networkIndex(network)));
      return { levels: offeredByDesign(network, device), context };
    }
    case 'equipment':
      return { levels: offeredByEquipment(target.device), context: {} };
    case undefined:
      return { levels: { device: {}, site: {}, design: {} }, context: {} };
  }
}
