import { Button } from '@aws-amplify/ui-react';
import { useMemo, useState } from 'react';
import type { Category } from '#shared/contract/device.ts';
import type { ImportResult, ImportRow } from '#shared/contract/equipment-import.ts';
import { formatCount, formatNumber } from '#shared/vocabulary/counts.ts';
import { EstimateNote } from '#web/documents/equipment/figure.tsx';
import type { ChosenFiles } from '#web/features/equipment-import/model/chosen-files.ts';
import { hasUnclearCategory, isWrong } from '#web/features/equipment-import/model/import-row.ts';
import { CheckField } from '#web/ui/field/check-field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import prose from '#web/ui/prose.module.css';
import { CategoryChoice } from './category-choice.tsx';
import { ImportRows } from './import-rows.tsx';
import styles from './preview.module.css';

export interface PreviewProps {
  readonly chosen: ChosenFiles;
  readonly result: ImportResult;
  readonly isBusy: boolean;
  readonly onCategorise: (rows: readonly ImportRow[], category: Category) => void;
  readonly onCreate: (skipInvalid: boolean) => void;
}

/** What would be created, row by row, and the button that does it. */
export function Preview({ chosen, result, isBusy, onCategorise, onCreate }: PreviewProps) {
  const { rows, valid, invalid } = result;
  const [onlyWrong, setOnlyWrong] = useState(false);
  const [skips, setSkips] = useState(false);
  const isYaml = chosen.format === 'netbox-yaml';
  const unclear = useMemo(() => (isYaml ? rows.filter(hasUnclearCategory) : []), [rows, isYaml]);
  // Corrected rows leave the filter; after the last one it is pointless.
  const shown = useMemo(
    () => (onlyWrong && invalid > 0 ? rows.filter(isWrong) : rows),
    [rows, onlyWrong, invalid],
  );
  const hasEstimates = rows.some(({ device }) => Object.values(device?.sources ?? {}).includes('estimate'));

  return (
    <section className={styles.preview} aria-label="Preview" aria-busy={isBusy}>
      {chosen.leftOut.length > 0 && <Notice tone="info">{chosen.leftOut.join(' ')}</Notice>}
      <div className={styles.bar}>
        <p className={styles.counts} role="status">
          <strong>{formatCount(valid, 'device')} to create</strong>
          {invalid > 0 && <span className={prose.bad}>{formatCount(invalid, 'invalid row')}</span>}
        </p>
        {invalid > 0 && (
          <fieldset className={styles.filter}>
            <legend className="visually-hidden">Show rows</legend>
            <button type="button" aria-pressed={!onlyWrong} onClick={() => setOnlyWrong(false)}>
              All ({formatNumber(rows.length)})
            </button>
            <button type="button" aria-pressed={onlyWrong} onClick={() => setOnlyWrong(true)}>
              Invalid ({formatNumber(invalid)})
            </button>
          </fieldset>
        )}
        <div className={styles.create}>
          {invalid > 0 && valid > 0 && (
            <CheckField
              name="skip"
              label={`Skip the ${formatCount(invalid, 'invalid row')}`}
              checked={skips}
              onChange={setSkips}
            />
          )}
          <Button
            variation="primary"
            isDisabled={isBusy || valid === 0 || (invalid > 0 && !skips)}
            onClick={() => onCreate(invalid > 0)}
          >
            Create {formatCount(valid, 'device')}
          </Button>
        </div>
      </div>
      {unclear.length > 1 && (
        <Notice
          tone="warn"
          action={
            <CategoryChoice
              label={`Category of the ${unclear.length} devices`}
              value={undefined}
              onChoose={(category) => onCategorise(unclear, category)}
            />
          }
        >
          {formatNumber(unclear.length)} devices have no clear category. Choose one for all of them, or row by
          row below.
        </Notice>
      )}
      <ImportRows rows={shown} format={chosen.format} onCategorise={onCategorise} />
      {hasEstimates && <EstimateNote />}
    </section>
  );
}
