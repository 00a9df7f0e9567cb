/** Limits of a file that is read, so that a small one cannot fill the memory of who opens it. */
export const readLimits = {
  /** Of the chosen files together. */
  bytes: 30_000_000,
  /** Of what is packed in a file, unpacked. */
  unpackedBytes: 60_000_000,
  /** Of elements within elements of XML, and of lists within lists of GML. */
  depth: 200,
  elements: 2_000_000,
} as const;
