/** A screen's code could not be fetched: without a connection, or because a deployment has replaced its file. */
export class ScreenLoadError extends Error {
  constructor(cause: unknown) {
    super('The code of this page could not be loaded.', { cause });
  }
}
