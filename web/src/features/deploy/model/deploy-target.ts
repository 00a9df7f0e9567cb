import { nodeDeviceId } from '#shared/contract/device-id.ts';
import type { DialectId } from '#shared/contract/dialect.ts';
import type { Equipment } from '#shared/contract/equipment-items.ts';
import { dialectOf } from '#shared/templates/dialects/dialect-of.ts';
import type { PreviewTarget } from '#web/documents/configurations/composer.ts';
import type { OpenedNetwork } from '#web/documents/configurations/design-network.tsx';
import { dialectOfDevice } from '#web/documents/configurations/dialect-of-device.ts';

/** A device that something can be deployed to. */
export interface DeployTarget {
  readonly deviceId: string;
  readonly name: string;
  /** Manufacturer and model; empty where it has none. */
  readonly model: string;
  readonly site: string;
  /** What its model speaks; undefined where that is not supported, and then `unsupported` says why. */
  readonly dialect: DialectId | undefined;
  readonly unsupported: string | undefined;
  /** How it is previewed, where a dialect names its interfaces. */
  readonly previewIn: (dialect: DialectId) => PreviewTarget;
}

export function targetsOfDesign({ design, network, topology }: OpenedNetwork): readonly DeployTarget[] {
  const nodes = new Map(topology.nodes.map((node) => [node.id, node]));
  return network.devices.map((device): DeployTarget => {
    const choice = dialectOfDevice(device, topology);
    const { model } = nodes.get(device.members[0]?.node ?? '') ?? {};
    return {
      deviceId: nodeDeviceId(design.id, device.id),
      name: device.hostname,
      model: model ? `${model.manufacturer} ${model.model}` : '',
      site: device.site,
      dialect: choice.kind === 'supported' ? choice.dialect.id : undefined,
      unsupported: choice.kind === 'unsupported' ? choice.sentence : undefined,
      previewIn: (dialect) => ({ kind: 'node', device: device.id, dialect }),
    };
  });
}

export const targetsOfEquipment = (items: readonly Equipment[]): readonly DeployTarget[] =>
  items.map(({ id, manufacturer, model, partNumber, category }): DeployTarget => {
    const choice = dialectOf({ manufacturer, model, partNumber });
    return {
      deviceId: id,
      name: `${manufacturer} ${model}`,
      model: partNumber,
      site: '',
      dialect: choice.kind === 'supported' ? choice.dialect.id : undefined,
      unsupported: choice.kind === 'unsupported' ? choice.sentence : undefined,
      previewIn: () => ({ kind: 'equipment', device: { manufacturer, model, category } }),
    };
  });
