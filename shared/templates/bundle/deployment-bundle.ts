import type { DialectId } from '../../contract/dialect.ts';
import { filesOfText } from '../compose/configuration-text.ts';
import { dialects } from '../dialects/dialects.ts';
import { fillSecrets } from '../library/secrets.ts';
import type { BundleFile } from './bundle-file.ts';
import { manifestFile, type TextHash } from './manifest.ts';
import { SafeNames, safePath } from './safe-names.ts';

export interface BundledDeployment {
  readonly deployment: {
    readonly id: string;
    readonly templateId: string;
    readonly templateVersion: number;
    readonly deviceId: string;
    readonly deviceName: string;
    readonly status: string;
    /** Of the text with its placeholders, as it was previewed. */
    readonly hash: string;
  };
  readonly dialect?: DialectId;
  readonly text: string;
  readonly at: string;
  readonly secrets?: Readonly<Record<string, string>>;
}

/** The files of one deployment, with a manifest that says what they are. */
export async function bundleOfDeployment(input: BundledDeployment, hash: TextHash): Promise<BundleFile[]> {
  const { deployment, dialect, text, at, secrets = {} } = input;
  const name = new SafeNames().nameFor(deployment.deviceName);
  const extension = dialect === undefined ? 'txt' : dialects[dialect].extension;
  const files = filesOfText(fillSecrets(text, secrets), `${name}.${extension}`).map((file) => ({
    path: `${name}/${safePath(file.name)}`,
    text: file.text,
  }));
  return [await manifestFile({ deployment, dialect, createdAt: at }, files, hash), ...files];
}
