/** A statement that cannot hold beside another one. */
export interface Inconsistency {
  /** Within the requirements. */
  readonly path: (string | number)[];
  /** Continues from the field's name. */
  readonly message: string;
}
