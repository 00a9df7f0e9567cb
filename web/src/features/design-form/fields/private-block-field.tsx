import { Button } from '@aws-amplify/ui-react';
import { blockOffer } from '#web/documents/designs/model/private-block.ts';
import type { DesignForm } from '#web/features/design-form/model/design-form-state.ts';
import { formText } from '#web/features/design-form/model/form-text.ts';
import styles from '#web/features/design-form/steps/steps.module.css';
import layout from '#web/ui/layout.module.css';
import { FormField } from './form-field.tsx';

/** RFC 1918. */
const blocks = ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16'];
const path = 'requirements.ipScheme.private';

/** The block that addresses are allocated from: typed, or one of the private ranges. */
export function PrivateBlockField({ form }: { readonly form: DesignForm }) {
  const { text, onChange } = formText(form, path);
  return (
    <div className={layout.stack3}>
      <FormField
        form={form}
        path={path}
        help={blockOffer(text) ?? 'Any block inside the private ranges, such as 10.20.0.0/16.'}
      />
      <div className={styles.buttons}>
        {blocks.map((block) => (
          <Button
            key={block}
            size="small"
            aria-pressed={text.trim() === block}
            onClick={() => onChange(block)}
          >
            {block}
          </Button>
        ))}
      </div>
    </div>
  );
}
