/** A file of a bundle. */
export interface BundleFile {
  /** From the bundle's root, with slashes; every part of it is a safe file name. */
  readonly path: string;
  readonly text: string;
  readonly isExecutable?: true;
}
