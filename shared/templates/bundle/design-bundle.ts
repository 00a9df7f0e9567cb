import type { NetworkConfiguration } from '../../contract/configuration/network-configuration.ts';
import type { Requirements } from '../../contract/requirements.ts';
import type { Graph } from '../../contract/topology-items.ts';
import type { DeviceFiles } from '../../lab/library/device-files.ts';
import type { FailureOutcome } from '../../network/simulate/flows/single-failures.ts';
import { ansibleFiles } from './ansible.ts';
import { batfishTopology } from './batfish.ts';
import type { BundleFile } from './bundle-file.ts';
import type { BundledDevice } from './bundled-device.ts';
import { deviceFiles } from './device-files.ts';
import { expectedFiles } from './expected-flows.ts';
import { labFiles } from './lab-files.ts';
import { manifestFile, type TextHash } from './manifest.ts';
import { readme } from './readme.ts';
import { SafeNames } from './safe-names.ts';

export interface BundledDesign {
  readonly design: { readonly id: string; readonly name: string };
  readonly topologyVersion: number;
  /** When it is made, as an instant. */
  readonly at: string;
  readonly network: NetworkConfiguration;
  readonly devices: readonly BundledDevice[];
  /** As simulated, where they have been. */
  readonly failures?: readonly FailureOutcome[];
  /** The plan itself: what a later change pack starts from, and `npm run lab` takes. */
  readonly plan?: { readonly requirements: Requirements; readonly graph: Graph };
  /** Of every device with FRRouting, for a lab that boots the network. */
  readonly labDevices?: DeviceFiles;
  /** What is entered for this download; other secrets stay placeholders. */
  readonly secrets?: Readonly<Record<string, string>>;
}

/** All files of a design's configurations, for people, Ansible, Batfish and the lab; the manifest comes first. */
export async function bundleOfDesign(input: BundledDesign, hash: TextHash): Promise<BundleFile[]> {
  const { design, topologyVersion, at, network, devices, failures, plan, labDevices, secrets = {} } = input;
  const names = new SafeNames();
  const rows = devices.map((row) => ({ ...row, files: deviceFiles(row, names, secrets) }));
  const unconfigured = rows.flatMap(({ device: { hostname }, choice }) =>
    choice.kind === 'unsupported' ? [{ hostname, sentence: choice.sentence }] : [],
  );
  const files: BundleFile[] = [
    ...rows.flatMap((row) => row.files.files),
    ...ansibleFiles(network, rows),
    batfishTopology(network, devices),
    ...expectedFiles(network, failures),
    ...(plan ? [{ path: 'design.json', text: `${JSON.stringify(plan)}\n` }] : []),
    ...(labDevices ? labFiles({ designName: design.name, topologyVersion, network, files: labDevices }) : []),
    { path: 'README.md', text: readme(design.name, labDevices !== undefined, unconfigured) },
  ];
  const head = {
    design,
    topologyVersion,
    createdAt: at,
    devices: rows.map(({ device, choice, composed, files: { name, path } }) => ({
      name,
      hostname: device.hostname,
      id: device.id,
      site: device.site,
      role: device.kind,
      ...(choice.kind === 'supported'
        ? { dialect: choice.dialect.id, path }
        : { unsupported: choice.sentence }),
      omissions: composed?.omissions ?? [],
    })),
  };
  return [await manifestFile(head, files, hash), ...files];
}
