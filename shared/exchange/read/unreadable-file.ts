/** A file that cannot be read; the message is a sentence for the person who chose it. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile';
}
