import type { RunningConfig } from '#shared/contract/deployments.ts';
import { staleVersion } from '#shared/contract/errors.ts';
import { instantNow } from '../runtime/clock.ts';
import { newId } from '../runtime/ids.ts';
import { findRunningConfig, saveRunningConfig } from '../storage/deployments/running-configs.ts';
import { whateverVersion } from '../storage/tables/versioned.ts';
import { findDevice } from './deployed-device.ts';
import { textHash } from './text-hash.ts';

interface Sent {
  readonly text: string;
  readonly revision?: number | undefined;
}

/** Keeps what a device of the user's runs. @throws not_found; stale_version where another revision is named than is stored. */
export async function putRunningConfig(uid: string, deviceId: string, sent: Sent): Promise<RunningConfig> {
  await findDevice(uid, deviceId);
  const put = () => replace(uid, deviceId, sent);
  return sent.revision === undefined ? whateverVersion(put) : put();
}

async function replace(uid: string, deviceId: string, { text, revision }: Sent): Promise<RunningConfig> {
  const former = await findRunningConfig(uid, deviceId);
  if (revision !== undefined && former?.version !== revision)
    throw staleVersion('running configuration', former?.version ?? 0);
  const head = {
    deviceId,
    hash: textHash(text),
    size: Buffer.byteLength(text),
    version: (former?.version ?? 0) + 1,
    updatedAt: instantNow(),
    savedAs: newId(),
  };
  await saveRunningConfig(uid, head, text, former);
  const { version, savedAs, ...answered } = head;
  return { ...answered, text, revision: version };
}
