import { FlaskConical } from 'lucide-react';
import { putLabResult } from '#shared/contract/deployments.ts';
import { LabRun } from '#shared/contract/lab-result.ts';
import { formatNumber } from '#shared/vocabulary/counts.ts';
import { sentenceOf } from '#web/api/api-error.ts';
import { useKeepLabResult, useLabResult } from '#web/documents/deployments/use-lab-result.ts';
import { Fold } from '#web/ui/fold.tsx';
import layout from '#web/ui/layout.module.css';
import { Notice } from '#web/ui/notice.tsx';
import prose from '#web/ui/prose.module.css';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { useToast } from '#web/ui/toasts.tsx';

export interface LabResultNoticeProps {
  readonly designId: string;
  readonly topologyVersion: number;
}

/** What booting the bundle gave: how many flows did as promised, with what did not; and the upload of a new result. */
export function LabResultNotice({ designId, topologyVersion }: LabResultNoticeProps) {
  const { data, isMissing } = useLabResult(designId);
  const keep = useKeepLabResult(designId);
  const toast = useToast();
  const read = async (file: File) => {
    const run = LabRun.safeParse(jsonOf(await file.text()));
    if (!run.success) {
      toast.error(`${file.name} is no result of a bundle’s boot script.`);
      return;
    }
    try {
      await keep(run.data);
      toast.success('The result was stored.');
    } catch (error) {
      toast.error(sentenceOf(error, putLabResult.fallback));
    }
  };
  const upload = (
    <label className={`amplify-button amplify-button--small ${layout.row2}`}>
      <FlaskConical size={16} aria-hidden />
      Upload a lab result
      <input
        type="file"
        accept=".json,application/json"
        className="visually-hidden"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void read(file);
          target.value = '';
        }}
      />
    </label>
  );
  const result = data?.data;
  if (result === undefined)
    return isMissing ? (
      <div className={layout.between}>
        <p className={prose.detail}>
          Not booted yet: the bundle has a script that boots these configurations and writes a result.
        </p>
        {upload}
      </div>
    ) : null;
  const isGood = result.asExpected === result.flows && result.survived === result.failures;
  const isOld = result.topologyVersion !== undefined && result.topologyVersion !== topologyVersion;
  return (
    <Notice tone={isGood && !isOld ? 'good' : 'warn'} action={upload}>
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

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
