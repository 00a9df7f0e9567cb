import { formatNumber } from '#shared/vocabulary/counts.ts';
import { useLabResult } from '#web/documents/deployments/use-lab-result.ts';
import { Fold } from '#web/ui/fold.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';

export interface LabResultNoticeProps {
  readonly designId: string;
  readonly topologyVersion: number;
}

/** What booting the bundle gave: how many flows did as promised, with what did not; nothing where it was not booted. */
export function LabResultNotice({ designId, topologyVersion }: LabResultNoticeProps) {
  const result = useLabResult(designId).data?.data;
  if (result === undefined) return null;
  const isGood = result.asExpected === result.flows && result.survived === result.failures;
  const isOld = result.topologyVersion !== undefined && result.topologyVersion !== topologyVersion;
  return (
    <Notice tone={isGood && !isOld ? 'good' : 'warn'}>
      <p>
        Booted: {formatNumber(result.asExpected)} of {formatNumber(result.flows)} flows as expected
        {result.failures > 0 &&
          `, ${formatNumber(result.survived)} of ${formatNumber(result.failures)} failures survived`}
        , <RelativeTime instant={result.ranAt ?? result.uploadedAt} />
        {isOld &&
          `, of version ${result.topologyVersion} of the topology; this is version ${topologyVersion}`}
        .
      </p>
      {(result.unexpected.length > 0 || result.notes.length > 0) && (
        <Fold title="What was not as expected" note={formatNumber(result.unexpected.length)}>
          <ul>
            {result.unexpected.map(({ scenario, what, why }) => (
              <li key={`${scenario} ${what}`}>
                {scenario}: {what}
                {why && `, ${why}`}
              </li>
            ))}
            {result.notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </Fold>
      )}
    </Notice>
  );
}
