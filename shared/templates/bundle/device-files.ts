import { fillSecrets } from '../library/secrets.ts';
import type { BundledDevice, DeviceFiles } from './bundled-device.ts';
import { type SafeNames, safePath } from './safe-names.ts';

/**
 * Where the files of a device are: one file among those that Batfish reads, or a folder of its own where the dialect has
 * several. Secrets that are not given stay placeholders.
 */
export function deviceFiles(
  { device, choice, composed }: BundledDevice,
  names: SafeNames,
  secrets: Readonly<Record<string, string>>,
): DeviceFiles {
  const name = names.nameFor(device.hostname);
  if (composed === undefined || choice.kind === 'unsupported') return { name, path: undefined, files: [] };
  const { id, extension } = choice.dialect;
  const isFolder = id === 'frr';
  const path = isFolder ? `devices/${name}` : `configs/${name}.${extension}`;
  return {
    name,
    path,
    files: composed.files.map((file) => ({
      path: isFolder ? `${path}/${safePath(file.name)}` : path,
      text: fillSecrets(file.text, secrets),
    })),
  };
}
