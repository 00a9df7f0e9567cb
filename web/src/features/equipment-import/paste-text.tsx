import { Button } from '@aws-amplify/ui-react';
import { useState } from 'react';
import { LinesField } from '#web/ui/field/lines-field.tsx';
import styles from './paste-text.module.css';

export interface PasteTextProps {
  readonly isBusy: boolean;
  readonly onPaste: (text: string) => void;
}

/** For who has the text and no file: cells of a spreadsheet, a device type from a page. */
export function PasteText({ isBusy, onPaste }: PasteTextProps) {
  const [text, setText] = useState('');
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '') onPaste(text);
      }}
    >
      <LinesField
        label="Or paste text"
        descriptiveText="YAML, or rows of a spreadsheet with the names of the columns above them"
        className={styles.text ?? ''}
        rows={6}
        value={text}
        spellCheck={false}
        placeholder={'manufacturer: Cisco\nmodel: Catalyst 9300-48U\n…'}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" size="small" isDisabled={isBusy || text.trim() === ''}>
        Preview the text
      </Button>
    </form>
  );
}
