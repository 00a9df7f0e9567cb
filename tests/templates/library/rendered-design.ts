import type { DeviceConfiguration } from '#shared/contract/configuration/device-configuration.ts';
import type { RequirementsInput } from '#shared/contract/requirements.ts';
import { catalogue } from '#shared/equipment/catalogue/catalogue.ts';
import { configureNetwork } from '#shared/network/configuration/configure-network.ts';
import { planNetwork } from '#shared/network/plan.ts';
import { composeDevice } from '#shared/templates/compose/compose.ts';
import { configurationText } from '#shared/templates/compose/configuration-text.ts';
import type { Dialect } from '#shared/templates/dialects/dialect.ts';
import { requirementsOf } from '../../network/requirements-builder.ts';
import { openEngine } from '../../support/open-engine.ts';

const engine = await openEngine();

/** A device with what it is given, and the sentences of what its dialect leaves out, one a line. */
export interface Rendered {
  readonly device: DeviceConfiguration;
  readonly text: string;
  readonly omissions: string;
}

type Change = (device: DeviceConfiguration) => DeviceConfiguration;

/** Devices of the network that is planned for some requirements, rendered by their names; as changed, where a change is given. */
export function renderedDesign(
  input: RequirementsInput,
  dialect: Dialect,
): (hostname: string, change?: Change) => Rendered {
  const requirements = requirementsOf(input);
  const graph = planNetwork({ requirements, devices: catalogue, assigned: [], today: '2026-11-22' });
  const answer = configureNetwork(graph, requirements, catalogue);
  if (answer.kind === 'refused') throw new Error(JSON.stringify(answer.missing));
  const { network } = answer;
  return (hostname, change = (device) => device) => {
    const planned = network.devices.find((row) => row.hostname === hostname);
    if (planned === undefined)
      throw new Error(`There is no ${hostname}: ${network.devices.map((row) => row.hostname).join(', ')}`);
    const device = change(planned);
    const { files, omissions } = composeDevice(engine, network, device, dialect);
    return { device, text: configurationText(files), omissions: omissions.join('\n') };
  };
}
