import { Button } from '@aws-amplify/ui-react';
import { FileDown, FileUp } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { DesignForm } from '#web/features/design-form/model/design-form-state.ts';
import { withNames } from '#web/features/design-form/model/site-references.ts';
import { keepFocus } from '#web/ui/form/keep-focus.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import styles from './steps.module.css';

const ImportSites = lazyPart(async () => ({ default: (await import('./import-sites.tsx')).ImportSites }));

/** Sites from a CSV file and as one. */
export function SiteFiles({ form }: { readonly form: DesignForm }) {
  const [isImporting, setImporting] = useState(false);
  const save = async () => {
    const [{ writeSites }, { saveCsv }] = await Promise.all([
      import('#web/features/design-form/model/sites-csv.ts'),
      import('#web/ui/save-csv.ts'),
    ]);
    const { sites } = form.values;
    saveCsv(writeSites(sites, withNames(form.values, sites).segments), 'sites.csv');
  };
  return (
    <div className={styles.buttons}>
      <Button size="small" onMouseDown={keepFocus} onClick={() => setImporting(true)}>
        <FileUp size={14} aria-hidden />
        Import sites
      </Button>
      <Button size="small" onMouseDown={keepFocus} onClick={() => void save()}>
        <FileDown size={14} aria-hidden />
        Export as CSV
      </Button>
      {isImporting && (
        <Suspense>
          <ImportSites form={form} onClose={() => setImporting(false)} />
        </Suspense>
      )}
    </div>
  );
}
