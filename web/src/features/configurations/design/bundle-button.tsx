import { Button } from '@aws-amplify/ui-react';
import { Package } from 'lucide-react';
import { useState } from 'react';
import type { Design } from '#shared/contract/designs.ts';
import type { Topology } from '#shared/contract/topology-items.ts';
import type { DialectChoice } from '#shared/templates/dialects/dialect-of.ts';
import type { ComposedChoice } from '#web/documents/configurations/composer.ts';
import type { OpenedComposer } from '#web/documents/configurations/use-composer.ts';
import { type GivenSecrets, SecretsDialog } from '#web/documents/deployments/secrets-dialog.tsx';
import { saveFile } from '#web/ui/save-file.ts';
import { useToast } from '#web/ui/toasts.tsx';

export interface BundleButtonProps {
  readonly design: Design;
  readonly topology: Topology;
  /** By device id. */
  readonly choices: ReadonlyMap<string, DialectChoice>;
  readonly composer: OpenedComposer | undefined;
}

/**
 * Saves the whole design as a zip: each device's files with the secrets that are entered, a manifest with hashes, inventories, and
 * what the network has to do.
 */
export function BundleButton({ design, topology, choices, composer }: BundleButtonProps) {
  const [isBusy, setBusy] = useState(false);
  const [secrets, setSecrets] = useState<readonly string[]>();
  const toast = useToast();
  const tell = (error: unknown) =>
    toast.error(`The bundle could not be made${error instanceof Error ? `: ${error.message}` : '.'}`);
  const ask = async () => {
    setBusy(true);
    const supported = [...choices].flatMap(([device, choice]): ComposedChoice[] =>
      choice.kind === 'supported' ? [{ device, dialect: choice.dialect.id }] : [],
    );
    try {
      setSecrets(await composer?.call<readonly string[]>(async (api) => api.secretsOf(supported)));
    } catch (error) {
      tell(error);
    } finally {
      setBusy(false);
    }
  };
  const save = async (given: GivenSecrets) => {
    const { nodes, edges, subnets } = topology;
    const folder = `${design.designName.replace(/[^A-Za-z0-9._-]+/g, '-')}-v${topology.version}`;
    try {
      const bytes = await composer?.call<Uint8Array<ArrayBuffer>>(async (api) =>
        api.bundle({
          design: { id: design.id, name: design.designName },
          topologyVersion: topology.version,
          at: new Date().toISOString(),
          folder,
          plan: {
            requirements: design.requirements,
            graph: { nodes, edges, subnets },
          },
          secrets: given,
          devices: [...choices].map(([id, choice]) => ({
            id,
            dialect: choice.kind === 'supported' ? choice.dialect.id : undefined,
            unsupported: choice.kind === 'unsupported' ? choice.sentence : undefined,
          })),
        }),
      );
      if (bytes)
        saveFile({ blob: new Blob([bytes], { type: 'application/zip' }), fileName: `${folder}.zip` });
    } catch (error) {
      tell(error);
    }
  };
  return (
    <>
      <Button
        size="small"
        isDisabled={composer === undefined}
        isLoading={isBusy}
        loadingText="Bundle"
        title="Every device’s files, with manifest, Ansible inventory, Batfish layout and expected flows"
        onClick={() => void ask()}
      >
        <Package size={16} aria-hidden />
        Download bundle
      </Button>
      {secrets && (
        <SecretsDialog
          title={`Download the bundle of ${design.designName}`}
          names={secrets}
          onDownload={save}
          onClose={() => setSecrets(undefined)}
        />
      )}
    </>
  );
}
