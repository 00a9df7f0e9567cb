import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { dropSentence, type NameOf } from '#shared/network/verification/drop-sentence.ts';
import { failureVerdict } from '#shared/network/verification/failure-verdict.ts';
import { formatCount, formatNumber } from '#shared/vocabulary/counts.ts';
import { ElementLink } from '#web/documents/configurations/element-link.tsx';
import type { VerifiedFailure } from '#web/documents/verifications/network-verifier.ts';
import type { VerifiedNetwork } from '#web/documents/verifications/use-verification.ts';
import { walkLink, walkOf } from '#web/documents/verifications/walk-address.ts';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import layout from '#web/ui/layout.module.css';
import { Notice } from '#web/ui/notice.tsx';
import prose from '#web/ui/prose.module.css';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { StatusBadge } from '#web/ui/status-badge.tsx';
import table from '#web/ui/table.module.css';
import { useFailures } from './use-failures.ts';

export interface FailuresViewProps {
  readonly network: VerifiedNetwork;
  readonly nameOf: NameOf;
}

/** What the failure of each device, provider, circuit and link alone takes: worked out when it is looked at. */
export function FailuresView({ network, nameOf }: FailuresViewProps) {
  const { state, failures } = useFailures(network);
  return (
    <div className={layout.stack4}>
      {state === 'working' && (
        <p className={prose.detail}>
          Failing one element after another: {formatNumber(failures.length)} of{' '}
          {formatNumber(network.elements.length)}.
        </p>
      )}
      {state === 'broken' && (
        <Notice tone="bad">The failures could not be simulated. Reload the page to try again.</Notice>
      )}
      {state === 'working' && failures.length === 0 ? (
        <Skeleton lines={8} height="2rem" label="Loading what each failure takes" />
      ) : (
        <FailureList failures={failures} nameOf={nameOf} isComplete={state === 'done'} />
      )}
    </div>
  );
}

interface FailureListProps {
  readonly failures: readonly VerifiedFailure[];
  readonly nameOf: NameOf;
  readonly isComplete: boolean;
}

function FailureList({ failures, nameOf, isComplete }: FailureListProps) {
  const sorted = useMemo(
    () =>
      failures
        .filter((failure) => failure.lost + failure.unplugged > 0 || isHarm(failure))
        .toSorted(
          (a, b) =>
            Number(isHarm(b)) - Number(isHarm(a)) ||
            b.broken - a.broken ||
            b.lost - a.lost ||
            b.unplugged - a.unplugged,
        ),
    [failures],
  );
  const columns = useMemo(() => columnsOf(nameOf), [nameOf]);
  const harmless = failures.length - sorted.length;
  const harmful = failures.filter(isHarm).length;
  return (
    <div className={layout.stack4}>
      {isComplete && <Notice tone={harmful === 0 ? 'good' : 'bad'}>{failureVerdict(harmful)}</Notice>}
      <p className={prose.detail}>
        {formatNumber(harmless)} of {formatCount(failures.length, 'single failure')}{' '}
        {harmless === 1 ? 'takes' : 'take'} nothing that is promised. Redundancy is asked for in the{' '}
        <Link to="../requirements" relative="path">
          requirements
        </Link>
        .
      </p>
      {sorted.length > 0 && (
        <DataTable
          caption="What single failures take"
          columns={columns}
          rows={sorted}
          rowKey={({ element }) => element.id}
          rowsAtOnce={50}
        />
      )}
    </div>
  );
}

/** Whether a failure does what none may: takes what has to survive it, lets through what is forbidden, or leaves routes unsettled. */
const isHarm = ({ broken, opened, isSettled }: VerifiedFailure): boolean => broken + opened > 0 || !isSettled;

const kinds: Readonly<Record<VerifiedFailure['element']['kind'], string>> = {
  chassis: 'Device',
  edge: 'Link or circuit',
  provider: 'Provider',
};

const columnsOf = (nameOf: NameOf): readonly Column<VerifiedFailure>[] => [
  {
    key: 'element',
    header: 'Fails',
    sortBy: ({ element }) => nameOf(element.id),
    cell: (failure) => (
      <>
        <ElementLink id={failure.element.id} nameOf={nameOf} />
        <span className={table.rest}>
          <Example failure={failure} nameOf={nameOf} />
        </span>
      </>
    ),
  },
  {
    key: 'kind',
    header: 'Kind',
    optional: true,
    sortBy: ({ element }) => kinds[element.kind],
    cell: ({ element }) => kinds[element.kind],
  },
  {
    key: 'lost',
    header: 'Flows lost',
    align: 'end',
    sortBy: ({ lost }) => lost,
    cell: ({ lost, unplugged }) => (
      <>
        {formatNumber(lost)}
        {unplugged > 0 && (
          <span className={prose.beneath}>besides {formatNumber(unplugged)} of hosts plugged into it</span>
        )}
      </>
    ),
  },
  {
    key: 'broken',
    header: 'Have to survive',
    sortBy: ({ broken }) => broken,
    cell: ({ broken }) =>
      broken > 0 ? <StatusBadge tone="bad">{formatCount(broken, 'flow')}</StatusBadge> : 'None',
  },
  {
    key: 'example',
    header: 'For example',
    cell: (failure) => <Example failure={failure} nameOf={nameOf} />,
    optional: true,
  },
];

function Example({ failure, nameOf }: { readonly failure: VerifiedFailure; readonly nameOf: NameOf }) {
  const { element, first, opened, isSettled } = failure;
  return (
    <>
      {!isSettled && <p>Routes never settle.</p>}
      {opened > 0 && <p>{formatCount(opened, 'forbidden flow')} can then pass.</p>}
      {first && (
        <>
          <Link to={walkLink(walkOf(first.flow, [element.id]))}>
            {first.flow.service.name} from {nameOf(first.flow.source)} to {nameOf(first.flow.destination)}
          </Link>
          {first.drop && <span className={prose.beneath}>{dropSentence(first.drop, nameOf)}</span>}
        </>
      )}
    </>
  );
}
