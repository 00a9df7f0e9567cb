import type { NetworkConfiguration } from '../../contract/configuration/network-configuration.ts';
import { type Configured, configureNetwork } from '../configuration/configure-network.ts';
import { configurationKeeper } from '../configuration/kept/configuration-keeper.ts';
import { isSimulatedAlike } from '../simulate/kept/simulated-alike.ts';
import { NetworkSimulation } from '../simulate/network-simulation.ts';
import type { CheckInput } from './check-plan.ts';
import type { KnownPlaces } from './unplaced-hosts.ts';

/** Where the checks have a plan's configurations and their simulation from. */
export interface NetworkKeeper {
  /** The hosts and flows of a network of more devices than `mostDevices` may be left out. */
  readonly configure: (input: CheckInput, mostDevices?: number) => Configured;
  readonly simulate: (network: NetworkConfiguration) => NetworkSimulation;
  /** Of the plan that was looked at last. */
  readonly places: KnownPlaces;
  /** For what the plan would be after a fix: one trial differs as little from the last as one edit from another. */
  readonly trial: NetworkKeeper;
}

/** Works out everything each time. */
export const keepingNothing: NetworkKeeper = {
  configure: ({ graph, requirements, devices }, mostDevices) =>
    configureNetwork(graph, requirements, devices, mostDevices),
  simulate: (network) => new NetworkSimulation(network),
  get places() {
    return {};
  },
  get trial() {
    return keepingNothing;
  },
};

/** For one plan that is edited: what an edit does not change is worked out once. */
export function networkKeeper(): NetworkKeeper {
  const configure = configurationKeeper();
  let trial: NetworkKeeper | undefined;
  let last: { readonly network: NetworkConfiguration; readonly simulation: NetworkSimulation } | undefined;
  return {
    configure: ({ graph, requirements, devices }) => configure(graph, requirements, devices),
    simulate: (network) => {
      const isKept = last && (isSimulatedAlike(last.network, network) || last.simulation.follow(network));
      const known = isKept ? last?.simulation : undefined;
      const simulation = known ?? new NetworkSimulation(network);
      last = { network, simulation };
      return simulation;
    },
    places: {},
    get trial() {
      trial ??= networkKeeper();
      return trial;
    },
  };
}
