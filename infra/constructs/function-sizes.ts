import { Duration } from 'aws-cdk-lib';

export interface FunctionSize {
  /** MB. Lambda gives processor time in proportion: one core at 1,769 MB. */
  readonly memorySize: number;
  readonly timeout: Duration;
}

/** The gateway gives up after 30 s; a function ends before it, so that its own answer arrives. */
const timeout = Duration.seconds(29);
const usual: FunctionSize = { memorySize: 512, timeout };

/** Routes that read 5,000 devices of the user's own and the catalogue. */
const manyDevices: FunctionSize = { memorySize: 1_769, timeout };

/** Routes that load a whole network into memory: 10,000 nodes with 20,000 links, or a report of 200 pages. */
const large: Readonly<Record<string, FunctionSize>> = {
  generateTopology: { memorySize: 1_769, timeout },
  updateTopology: { memorySize: 1_769, timeout },
  getTopology: { memorySize: 1_024, timeout },
  createReport: { memorySize: 1_769, timeout },
  listEquipment: manyDevices,
  listUserEquipment: manyDevices,
  listEquipmentByCategory: manyDevices,
  listSimilarEquipment: manyDevices,
  getRecommendations: manyDevices,
  // 5 MB of YAML.
  importEquipment: { memorySize: 1_769, timeout },
  // Configures the whole network around a device, and renders within 64 MB of its own.
  deployTemplate: { memorySize: 1_769, timeout },
  listCompatibleTemplates: { memorySize: 1_024, timeout },
  putRunningConfig: { memorySize: 1_024, timeout },
  // 1 MB of YAML.
  createTemplate: { memorySize: 1_024, timeout },
  updateTemplate: { memorySize: 1_024, timeout },
};

export const sizeOf = (routeName: string): FunctionSize => large[routeName] ?? usual;
