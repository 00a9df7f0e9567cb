import { Duration } from 'aws-cdk-lib';

export interface FunctionSize {
  /** MB. Lambda gives processor time in proportion: one core at 1,769 MB. */
  readonly memorySize: number;
  readonly timeout: Duration;
  /**
   * The most instances at once, which are also kept free for it. Without one, a function shares what the others leave of the
   * account's 1,000.
   */
  readonly concurrency?: number;
}

/** The gateway gives up after 30 s; a function ends before it, so that its own answer arrives. */
const timeout = Duration.seconds(29);
const usual: FunctionSize = { memorySize: 512, timeout };

/**
 * Instances for what takes a second or more, so that it can neither take all of the account's nor cost without end: at 2 s a
 * call, 60 plan 30 networks a second, and cost at most $5 an hour. They leave 600 of the account's 1,000 to the calls that
 * take milliseconds, which need 20 for the gateway's 200 requests a second.
 */
const often = 60;
const seldom = 20;

/** Routes that read 5,000 devices of the user's own and the catalogue. */
const manyDevices: FunctionSize = { memorySize: 1_769, timeout };

/** Routes that load a whole network into memory: 10,000 nodes with 20,000 links, or a report of 200 pages. */
const large: Readonly<Record<string, FunctionSize>> = {
  generateTopology: { memorySize: 1_769, timeout, concurrency: often },
  updateTopology: { memorySize: 1_769, timeout, concurrency: often },
  getTopology: { memorySize: 1_024, timeout },
  createReport: { memorySize: 1_769, timeout, concurrency: often },
  listEquipment: manyDevices,
  listUserEquipment: manyDevices,
  listEquipmentByCategory: manyDevices,
  listSimilarEquipment: manyDevices,
  getRecommendations: { ...manyDevices, concurrency: often },
  // 5 MB of YAML.
  importEquipment: { memorySize: 1_769, timeout, concurrency: seldom },
  // Configures the whole network around a device, and renders within 64 MB of its own.
  deployTemplate: { memorySize: 1_769, timeout, concurrency: often },
  listCompatibleTemplates: { memorySize: 1_024, timeout, concurrency: often },
  putRunningConfig: { memorySize: 1_024, timeout, concurrency: seldom },
  // 1 MB of YAML.
  createTemplate: { memorySize: 1_024, timeout },
  updateTemplate: { memorySize: 1_024, timeout },
};

export const sizeOf = (routeName: string): FunctionSize => large[routeName] ?? usual;
