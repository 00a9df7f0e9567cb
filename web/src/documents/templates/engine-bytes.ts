import engineAddress from 'virtual:template-engine';

let bytes: Promise<Uint8Array> | undefined;

/** The template engine's WebAssembly, fetched once; after a failure it is fetched again. */
export function engineBytes(): Promise<Uint8Array> {
  bytes ??= read().catch((error: unknown) => {
    bytes = undefined;
    throw error;
  });
  return bytes;
}

async function read(): Promise<Uint8Array> {
  const response = await fetch(engineAddress);
  if (!response.ok) throw new Error(`The template engine could not be loaded: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}
