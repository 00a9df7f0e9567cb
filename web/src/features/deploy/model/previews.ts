import type { DevicePreview } from '#web/documents/configurations/composer.ts';

/** What each device would get, by its id; `isWorking` while some are not of what is chosen and entered now. */
export interface Previews {
  readonly byDevice: ReadonlyMap<string, DevicePreview>;
  readonly isWorking: boolean;
  /** Why previews cannot be had. */
  readonly failure: string | undefined;
}
