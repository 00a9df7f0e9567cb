import { Button, Loader } from '@aws-amplify/ui-react';
import { useMemo } from 'react';
import { formatCount, formatNumber, plural } from '#shared/vocabulary/counts.ts';
import type { Proposal } from '#web/features/topology/model/proposal.ts';
import {
  type ProposalRow,
  proposalRows,
  proposedNames,
  type SiteRows,
} from '#web/features/topology/model/proposal-rows.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PlanRefusal } from './plan-refusal.tsx';
import styles from './proposal-dialog.module.css';
import { KeptList, SiteGroup } from './site-group.tsx';
import type { PlanningAgain } from './use-planning-again.ts';

export interface ProposalDialogProps {
  readonly planning: PlanningAgain;
}

/** What planning again would change, to take as a whole or in part. Nothing is stored before it is applied. */
export function ProposalDialog({ planning }: ProposalDialogProps) {
  const { propose, proposal, close } = planning;
  if (proposal) return <Proposed proposal={proposal} planning={planning} />;
  return (
    <Dialog title="Plan again" onClose={close} footer={<Button onClick={close}>Cancel</Button>}>
      {propose.error === undefined ? (
        <div className={styles.waiting} role="status">
          <Loader size="large" aria-hidden />
          <p>Planning from the current requirements, around your manual changes.</p>
        </div>
      ) : (
        <PlanRefusal designId={planning.designId} sentence={propose.error} cause={propose.cause} />
      )}
    </Dialog>
  );
}

function Proposed({ proposal, planning }: ProposalDialogProps & { readonly proposal: Proposal }) {
  const { apply, close, choice, choose, fold } = planning;
  const sites = useMemo(() => proposalRows(proposal), [proposal]);
  const called = useMemo(() => proposedNames(proposal), [proposal]);
  const rows = sites.flatMap((site) => site.rows);
  const changes = rows.filter(({ kind }) => kind !== 'conflict');
  const taken = changes.length - choice.declined.size + choice.conceded.size;
  if (rows.length === 0) return <Unchanged sites={sites} onClose={close} />;
  const isUntouched = choice.declined.size === 0 && choice.conceded.size === 0;
  return (
    <Dialog
      title="Plan again"
      width="48rem"
      onClose={close}
      footer={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button onClick={() => fold(true)}>Show on the canvas</Button>
          <Button
            variation="primary"
            isDisabled={taken === 0 && changes.length > 0}
            isLoading={apply.isLoading}
            loadingText="Applying"
            onClick={() => void apply.run()}
          >
            {isUntouched ? 'Apply the new plan' : `Apply ${formatCount(taken, 'change')}`}
          </Button>
        </>
      }
    >
      <Summary rows={rows} kept={sites.reduce((sum, { kept }) => sum + kept.length, 0)} />
      {apply.error !== undefined && <Notice tone="bad">{apply.error}</Notice>}
      <div className={styles.sites}>
        {sites.map((site, index) => (
          <SiteGroup
            key={site.site}
            {...site}
            called={called}
            choice={choice}
            isOpenAtFirst={index === 0}
            onChoose={choose}
          />
        ))}
      </div>
    </Dialog>
  );
}

function Summary({ rows, kept }: { readonly rows: readonly ProposalRow[]; readonly kept: number }) {
  const count = (kind: ProposalRow['kind']) => rows.filter((row) => row.kind === kind).length;
  const figures = [
    { word: 'added', number: count('added') },
    { word: 'removed', number: count('removed') },
    { word: 'changed', number: count('changed') },
    { word: 'kept from your work', number: kept },
    { word: plural(count('conflict'), 'conflict'), number: count('conflict') },
  ];
  return (
    <dl className={styles.summary}>
      {figures.map(({ word, number }) => (
        <div key={word} data-warn={word.startsWith('conflict') && number > 0}>
          <dt>{word}</dt>
          <dd>{formatNumber(number)}</dd>
        </div>
      ))}
    </dl>
  );
}

function Unchanged({
  sites,
  onClose,
}: {
  readonly sites: readonly SiteRows[];
  readonly onClose: () => void;
}) {
  const kept = sites.reduce((sum, site) => sum + site.kept.length, 0);
  return (
    <Dialog
      title="Plan again"
      onClose={onClose}
      footer={
        <Button variation="primary" onClick={onClose}>
          Close
        </Button>
      }
    >
      {kept === 0 ? (
        <p>The plan matches the requirements already. There is nothing to apply.</p>
      ) : (
        <>
          <p>
            There is nothing to apply beside {formatCount(kept, 'change')} of yours, which planning again
            leaves as {plural(kept, 'it is', 'they are')}. What the network lacks because of your work you set
            in the topology, or you restore an earlier version.
          </p>
          {sites.map(({ site, kept: own }) => (
            <KeptList key={site} kept={own} />
          ))}
        </>
      )}
    </Dialog>
  );
}
