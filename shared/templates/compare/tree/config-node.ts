/** One statement of a configuration, with what stands below it. */
export interface ConfigNode {
  /** As it is written, with single spaces and without what ends it. */
  readonly text: string;
  /**
   * Which of its siblings it is: statements of one key cannot stand beside each other, the later one replaces the earlier. `mtu`
   * of `mtu 1500`; the whole text where several may stand side by side.
   */
  readonly key: string;
  /** Its first line in the text, from 1. */
  readonly line: number;
  readonly children: readonly ConfigNode[];
  /** Of a banner or a certificate: the lines that follow it, as they are. */
  readonly block?: readonly string[];
  /** The order of its children matters. */
  readonly isOrdered?: true;
  /** Says what is so anyway: a device does not show it. */
  readonly isDefault?: true;
  /** A device takes it but never shows it: nothing can be said of it. */
  readonly isUnseen?: true;
  /** Of an entry of an access list or prefix list: its number, which is no part of its text. */
  readonly sequence?: number;
}

/** A problem of structure: a block that is not closed, or an end without a beginning. */
export interface BlockProblem {
  /** From 1. */
  readonly line: number;
  readonly sentence: string;
}

export interface ConfigTree {
  readonly nodes: readonly ConfigNode[];
  readonly problems: readonly BlockProblem[];
}
