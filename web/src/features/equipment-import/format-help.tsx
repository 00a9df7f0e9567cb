import { Button } from '@aws-amplify/ui-react';
import { FileDown } from 'lucide-react';
import { templateCsv, templateName } from '#web/features/equipment-import/model/template.ts';
import { saveCsv } from '#web/ui/save-csv.ts';
import styles from './format-help.module.css';

/** Which files can be imported, and what becomes of what they do not say. */
export function FormatHelp() {
  const saveTemplate = () => saveCsv(templateCsv(), templateName);
  return (
    <section className={styles.help} aria-label="Formats">
      <div>
        <h2>YAML</h2>
        <p>
          Device types as{' '}
          <a href="https://github.com/netbox-community/devicetype-library" target="_blank" rel="noreferrer">
            NetBox’s library
          </a>{' '}
          has them, one or many in a file. They do not say what a device is for: where its name and ports
          leave that open, you choose. They have no prices, throughput or PoE budgets either.
        </p>
      </div>
      <div>
        <h2>CSV</h2>
        <p>
          One row for each device below a row of column names, in any order. Only category, manufacturer,
          model and part number are required. Figures named in the column <code>estimates</code> are marked
          with a tilde.
        </p>
        <Button size="small" onClick={saveTemplate}>
          <FileDown size={16} aria-hidden />
          Download a template
        </Button>
      </div>
    </section>
  );
}
