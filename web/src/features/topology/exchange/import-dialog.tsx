import { Button } from '@aws-amplify/ui-react';
import { useState } from 'react';
import type { Graph } from '#shared/contract/topology-items.ts';
import type { ChosenTypes } from '#shared/exchange/read/to-graph.ts';
import type { GivenFile } from '#shared/exchange/read-files.ts';
import { formatCount } from '#shared/vocabulary/counts.ts';
import { joinAnd } from '#shared/vocabulary/lists.ts';
import { sentenceOf } from '#web/api/api-error.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { ChoiceCards } from '#web/ui/field/choice-cards.tsx';
import layout from '#web/ui/layout.module.css';
import { Notice } from '#web/ui/notice.tsx';
import prose from '#web/ui/prose.module.css';
import type { ReadAnswer } from './exchange-service.ts';
import { ImportFindings } from './import-findings.tsx';
import { KindTable } from './kind-table.tsx';
import { NetworkFiles } from './network-files.tsx';
import { useExchangeWorker } from './use-exchange-worker.ts';

/** What becomes of an imported network. */
export type ImportUse = 'draw' | 'replace' | 'add' | 'existing';

export interface ImportDialogProps {
  /** What may become of it; the first is chosen. */
  readonly among: readonly [ImportUse, ...ImportUse[]];
  readonly onUse: (graph: Graph, use: ImportUse) => Promise<void> | void;
  readonly onClose: () => void;
}

/** Reads a network from files of others or our own: what is in it first, then what becomes of it. */
export function ImportDialog({ among, onUse, onClose }: ImportDialogProps) {
  const service = useExchangeWorker();
  const [answer, setAnswer] = useState<ReadAnswer>();
  const [chosen, setChosen] = useState<ChosenTypes>(new Map());
  const [use, setUse] = useState<ImportUse>(among[0]);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const during = async (task: () => Promise<void>, sentence: string) => {
    setBusy(true);
    setFailure(undefined);
    try {
      await task();
    } catch (error) {
      console.warn(sentence, error);
      setFailure(sentenceOf(error, sentence));
    } finally {
      setBusy(false);
    }
  };
  const read = (files: readonly GivenFile[]) =>
    during(async () => {
      if (service === undefined || files.length === 0) return;
      // What was read before is not what is being read.
      setAnswer(undefined);
      setAnswer(await service.call(async (exchange) => exchange.read(files)));
      setChosen(new Map());
    }, 'The file could not be read. It may be too large for this browser.');
  const take = () =>
    during(async () => {
      const graph = await service?.call(async (exchange) => exchange.graph(chosen));
      if (graph === undefined) return;
      await onUse(graph, use);
      onClose();
    }, 'The network could not be imported. Nothing was changed.');
  const isRead = answer?.kind === 'read';
  return (
    <Dialog
      title="Import a network"
      width="44rem"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variation="primary"
            isDisabled={!isRead}
            isLoading={isBusy}
            loadingText={isRead ? 'Importing' : 'Reading'}
            onClick={() => void take()}
          >
            Import
          </Button>
        </>
      }
    >
      <div className={layout.stack4}>
        <NetworkFiles isBusy={isBusy || service === undefined} onChoose={(files) => void read(files)} />
        {failure !== undefined && <Notice tone="bad">{failure}</Notice>}
        {answer?.kind === 'unreadable' && <Notice tone="bad">{answer.sentence}</Notice>}
        {isRead && (
          <>
            <p className={prose.soft} role="status">
              {answer.format}
              {answer.name === '' ? '' : ` “${answer.name}”`}: {counted(answer.counts)}.
            </p>
            <KindTable kinds={answer.kinds} chosen={chosen} onChoose={setChosen} />
            <ImportFindings findings={answer.findings} />
            <ChoiceCards
              legend="What becomes of it"
              name="use"
              value={use}
              choices={uses.filter(({ value }) => among.includes(value))}
              onChange={setUse}
            />
          </>
        )}
      </div>
    </Dialog>
  );
}

const uses: readonly { readonly value: ImportUse; readonly label: string; readonly help: string }[] = [
  {
    value: 'draw',
    label: 'Draw it',
    help: 'It becomes the topology of this design, to be edited and checked.',
  },
  {
    value: 'add',
    label: 'Add it to the drawing',
    help: 'Beside what is drawn. Undo takes it back.',
  },
  {
    value: 'replace',
    label: 'Replace the drawing',
    help: 'What is drawn is removed. Undo brings it back.',
  },
  {
    value: 'existing',
    label: 'Make it the existing network',
    help: 'Its devices are listed as the network that is there today. The next plan keeps what serves and replaces the rest.',
  },
];

const counted = ({ nodes, links, subnets }: { nodes: number; links: number; subnets: number }): string =>
  joinAnd([
    formatCount(nodes, 'node'),
    formatCount(links, 'link'),
    ...(subnets === 0 ? [] : [formatCount(subnets, 'subnet')]),
  ]);
