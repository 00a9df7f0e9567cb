import { Button } from '@aws-amplify/ui-react';
import { FileDown, FileUp } from 'lucide-react';
import { useState } from 'react';
import { formatCount, plural } from '#shared/vocabulary/counts.ts';
import { joinAnd } from '#shared/vocabulary/lists.ts';
import { formatBytes } from '#shared/vocabulary/measures.ts';
import type { DesignForm } from '#web/features/design-form/model/design-form-state.ts';
import type { SiteMerge } from '#web/features/design-form/model/merge-segments.ts';
import { withSites } from '#web/features/design-form/model/merge-sites.ts';
import { partsOfSegment, segmentsHeader } from '#web/features/design-form/model/site-segments-csv.ts';
import {
  type CsvSites,
  mostCsvBytes,
  mostSites,
  readSites,
  templateOfSites,
} from '#web/features/design-form/model/sites-csv.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { ChoiceCards } from '#web/ui/field/choice-cards.tsx';
import { FileButton } from '#web/ui/file-button.tsx';
import layout from '#web/ui/layout.module.css';
import prose from '#web/ui/prose.module.css';
import { saveCsv } from '#web/ui/save-csv.ts';
import { useToast } from '#web/ui/toasts.tsx';
import { ImportedSites } from './imported-sites.tsx';
import styles from './steps.module.css';

export interface ImportSitesProps {
  readonly form: DesignForm;
  readonly onClose: () => void;
}

/** Sites from a CSV file: what it has, row by row, and what becomes of the sites that are there. */
export function ImportSites({ form, onClose }: ImportSitesProps) {
  const toast = useToast();
  const [read, setRead] = useState<CsvSites>();
  const [how, setHow] = useState<SiteMerge>('merge');
  const sites = read && 'sites' in read ? read.sites : [];
  const right = sites.filter(({ problems }) => problems.length === 0);
  const after = withSites(form.values, right, how);
  const isTooMany = after.sites.length > mostSites;

  const choose = async (chosen: File) => {
    if (chosen.size > mostCsvBytes)
      return setRead({
        problem: `This file has ${formatBytes(chosen.size)}; at most ${formatBytes(mostCsvBytes)} are read.`,
      });
    try {
      setRead(readSites(await chosen.text()));
    } catch {
      setRead({ problem: 'Your browser could not read this file. Choose it again.' });
    }
  };
  const take = () => {
    form.change(after);
    toast.success(`${formatCount(right.length, 'site')} ${plural(right.length, 'was', 'were')} imported.`);
    onClose();
  };

  return (
    <Dialog
      title="Import sites"
      onClose={onClose}
      width="52rem"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variation="primary" isDisabled={right.length === 0 || isTooMany} onClick={take}>
            {right.length === 0 ? 'Import' : `Import ${formatCount(right.length, 'site')}`}
          </Button>
        </>
      }
    >
      <div className={layout.stack4}>
        <p>
          A CSV file with a row for each site below a row of column names, in any order: the names of the
          form’s fields. Only the name is required. A column “{segmentsHeader}” has those of each site, with a
          semicolon between two of them and bars between their parts: <code>{partsOfSegment}</code>. What is
          left out at the end is as usual; a segment of the same name at several sites is one.
        </p>
        <div className={styles.buttons}>
          <FileButton label="CSV file" accept=".csv,.tsv,text/csv" onChoose={([file]) => void choose(file)}>
            <FileUp size={16} aria-hidden />
            Choose a file
          </FileButton>
          <Button onClick={() => saveCsv(templateOfSites(), 'sites-template.csv')}>
            <FileDown size={16} aria-hidden />
            Download a template
          </Button>
        </div>
        <div role="status" className={layout.stack4}>
          {read && 'problem' in read && <p className={prose.problem}>{read.problem}</p>}
          {read && 'leftOut' in read && read.leftOut.length > 0 && (
            <p className={prose.note}>
              {plural(read.leftOut.length, 'This column is', 'These columns are')} no field of a site and left
              out: {joinAnd(read.leftOut)}.
            </p>
          )}
          {isTooMany && (
            <p className={prose.problem}>
              Together these are {formatCount(after.sites.length, 'site')}; a design has at most {mostSites}.
            </p>
          )}
        </div>
        {sites.length > 0 && (
          <>
            <ChoiceCards
              legend="The sites that are there"
              name="siteMerge"
              value={how}
              onChange={(value) => setHow(value === 'replace' ? 'replace' : 'merge')}
              choices={[
                {
                  value: 'merge',
                  label: 'Merge by name',
                  help: 'A site of the same name gets the columns of the file.',
                },
                {
                  value: 'replace',
                  label: 'Replace all',
                  help: 'The design will have only the sites in the file.',
                },
              ]}
            />
            <ImportedSites sites={sites} before={form.values.sites} />
          </>
        )}
      </div>
    </Dialog>
  );
}
