import { Button } from '@aws-amplify/ui-react';
import { isPlanLimit } from '#web/api/api-error.ts';
import layout from '#web/ui/layout.module.css';
import { Notice } from '#web/ui/notice.tsx';
import { Page } from '#web/ui/page.tsx';
import { PlanLimit } from '#web/ui/plan-limit.tsx';
import { FileDrop } from './file-drop.tsx';
import { FormatHelp } from './format-help.tsx';
import { ImportDone } from './import-done.tsx';
import styles from './import-equipment.module.css';
import { ImportProgress } from './import-progress.tsx';
import { PasteText } from './paste-text.tsx';
import { Preview } from './preview.tsx';
import { useImport } from './use-import.ts';

/** Devices from files: chosen, looked at row by row, created. */
export default function ImportEquipmentScreen() {
  const given = useImport();
  const { chosen, result, created, busy, problem } = given;
  return (
    <Page
      title="Import equipment"
      breadcrumb={[{ label: 'Equipment', to: '/equipment' }]}
      summary="From NetBox device types or from a spreadsheet. Nothing is created until you have seen the preview."
      action={chosen && created === undefined && <Button onClick={given.startOver}>Start over</Button>}
      width="wide"
    >
      <div className={layout.stack4}>
        {isPlanLimit(problem?.cause) && <PlanLimit error={problem.cause} />}
        {problem && !isPlanLimit(problem.cause) && (
          <Notice
            tone="bad"
            action={
              chosen && (
                <Button size="small" onClick={given.checkAgain}>
                  Try again
                </Button>
              )
            }
          >
            {problem.sentence}
          </Notice>
        )}
        {busy && <ImportProgress busy={busy} files={chosen?.files.length ?? 0} />}
        {created !== undefined ? (
          <ImportDone created={created} skipped={result?.invalid ?? 0} onMore={given.startOver} />
        ) : chosen ? (
          result && (
            <Preview
              chosen={chosen}
              result={result}
              isBusy={busy !== undefined}
              onCategorise={given.categorise}
              onCreate={(skipInvalid) => void given.create(skipInvalid)}
            />
          )
        ) : (
          <div className={styles.start}>
            <FileDrop isBusy={busy !== undefined} onChoose={(files) => void given.choose(files)} />
            <PasteText isBusy={busy !== undefined} onPaste={given.paste} />
            <FormatHelp />
          </div>
        )}
      </div>
    </Page>
  );
}
