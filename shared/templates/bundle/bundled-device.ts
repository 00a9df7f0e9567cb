import type { DeviceConfiguration } from '../../contract/configuration/device-configuration.ts';
import type { ComposedDevice } from '../compose/compose.ts';
import type { DialectChoice } from '../dialects/dialect-of.ts';

/** A device of a design with its configuration, where its dialect is supported. */
export interface BundledDevice {
  readonly device: DeviceConfiguration;
  readonly choice: DialectChoice;
  /** Absent where there is no dialect for it. */
  readonly composed?: ComposedDevice;
}

/** Its files in the bundle, by what they are called there. */
export interface DeviceFiles {
  /** Safe, and its own: what its files, its variables and its inventory entry are called. */
  readonly name: string;
  /** Of the first of its files, or of the folder that has all of them; absent where it has none. */
  readonly path: string | undefined;
  readonly files: readonly { readonly path: string; readonly text: string }[];
}
