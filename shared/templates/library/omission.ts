/** What a configuration states and a dialect's parts do not say. */
export interface Omission {
  /**
   * The fields of `DeviceConfiguration` that are left out, each with all below it: `mlag`,
   * `interfaces.switchport.stormControl`.
   */
  readonly fields: readonly string[];
  /** Names the feature, the interface where there is one, and what to do about it if anything. */
  readonly sentence: string;
}
