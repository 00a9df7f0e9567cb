import { Button } from '@aws-amplify/ui-react';
import { midSentence } from '#shared/vocabulary/mid-sentence.ts';
import { isStaleVersion } from '#web/api/api-error.ts';
import type { Repair } from '#web/documents/topologies/use-repair.ts';
import { Notice } from '#web/ui/notice.tsx';

/** What became of the last fix: how to take it back, or why it could not be applied. */
export function RepairNotice({ repair: { apply, applied, undo, reload } }: { readonly repair: Repair }) {
  const failed = apply.error === undefined ? undo : apply;
  if (failed.error !== undefined) {
    const isStale = isStaleVersion(failed.cause);
    return (
      <Notice
        tone="bad"
        action={
          isStale && (
            <Button size="small" onClick={reload}>
              Load the newer topology
            </Button>
          )
        }
      >
        {failed.error}
      </Notice>
    );
  }
  if (applied === undefined) return null;
  return (
    <Notice
      tone="good"
      action={
        <Button size="small" isLoading={undo.isLoading} loadingText="Undoing" onClick={() => void undo.run()}>
          Undo
        </Button>
      }
    >
      Fixed in the topology: {midSentence(applied)}.
    </Notice>
  );
}
