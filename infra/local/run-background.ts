import type { DataFolder } from './data-folder.ts';
import type { DeployedFunction } from './functions/deployed-functions.ts';
import { deployedMappings } from './functions/deployed-mappings.ts';
import type { RunningFunctions } from './functions/run-functions.ts';
import { runMappings } from './functions/run-mappings.ts';
import type { Statement } from './permissions/role-policies.ts';
import { deployedSchedules } from './schedules/deployed-schedules.ts';
import { runSchedules } from './schedules/run-schedules.ts';
import type { Services } from './start-services.ts';
import type { ResolvedResource } from './template/resolve-assembly.ts';

export interface BackgroundOptions {
  readonly resources: readonly ResolvedResource[];
  readonly data: DataFolder;
  readonly region: string;
  readonly functions: ReadonlyMap<string, DeployedFunction>;
  /** What each role may do, by the role's name. */
  readonly policies: ReadonlyMap<string, readonly Statement[]>;
  readonly services: Pick<Services, 'queues' | 'queueStore'>;
  readonly invoke: RunningFunctions['invoke'];
  readonly log: (line: string) => void;
}

/** The work that nobody waits for. */
export interface Background {
  /** The names of all scheduled jobs. */
  readonly jobs: readonly string[];
  /** Runs a scheduled job now and returns its answer; throws when it fails. */
  runJob(name: string): Promise<unknown>;
  stop(): Promise<void>;
}

/** Gives the queues' messages to their workers, and runs the scheduled jobs. */
export function runBackground({ resources, data, ...options }: BackgroundOptions): Background {
  const { functions, policies, invoke, log, region, services } = options;
  const { queues, queueStore } = services;
  const pollers = runMappings(deployedMappings(resources, queues, functions), policies, {
    store: queueStore,
    region,
    invoke,
    log,
  });
  const deployed = deployedSchedules(resources, { functions, queues, policies });
  const schedules = runSchedules({
    schedules: deployed,
    file: data.file('schedules.sqlite'),
    queues: queueStore,
    invoke,
    log,
  });
  return {
    jobs: deployed.map(({ name }) => name),
    runJob: schedules.runNow,
    stop: async () => {
      await Promise.all([...pollers, schedules].map((part) => part.stop()));
    },
  };
}
