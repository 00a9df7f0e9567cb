/** What a dialect of indented lines says about its statements, beyond their indentation. */
export interface IndentedRules {
  /** Lines that are no configuration: clocks, sizes, ends of sections. */
  readonly ignored: RegExp;
  /** What is so anyway, by the section that it is in. */
  readonly defaults: readonly SectionRule[];
  /** What the device takes but never shows. */
  readonly unseen: RegExp;
  /**
   * Statements that replace each other: what the pattern matches of a line, without `no`, is its key. Others stand beside each
   * other.
   */
  readonly single: readonly SectionRule[];
  /** Sections whose lines are in an order that matters. */
  readonly ordered: RegExp;
  /** Entries of a list that each name it: `ip prefix-list NAME`. */
  readonly flat: RegExp;
  /** What is between the list's name and the entry's number, where it is not just the number: `seq`. */
  readonly sequence: (section: string) => { readonly word: string; readonly step: number } | undefined;
  /** Of a line that is removed: what stands after `no`, where it is not the line. */
  readonly shortened: readonly SectionRule[];
  /** Sections that cannot be removed, only emptied. */
  readonly permanent: RegExp;
  /** Sections that are set back rather than removed: `default interface …`. */
  readonly resettable: RegExp;
  /** What ends a section that another may not follow directly. */
  readonly exits: (path: readonly string[]) => string | undefined;
  /** Statements of which several stand side by side, so that a new one can come before an old one goes. */
  readonly many: RegExp;
  /** The order in which sections are made; they are removed in the opposite one. */
  readonly order: readonly RegExp[];
}

export interface SectionRule {
  /** The header of the section around it; `^$` is outside all sections. */
  readonly within: RegExp;
  readonly line: RegExp;
}
