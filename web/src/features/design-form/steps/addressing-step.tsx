import { Button } from '@aws-amplify/ui-react';
import { blockOffer } from '#web/documents/designs/model/private-block.ts';
import { FormCheck } from '#web/features/design-form/fields/form-check.tsx';
import { FormText } from '#web/features/design-form/fields/form-text.tsx';
import type { DesignForm } from '#web/features/design-form/model/design-form-state.ts';
import { FieldGrid } from '#web/ui/field/field-grid.tsx';
import layout from '#web/ui/layout.module.css';
import styles from './steps.module.css';

/** RFC 1918. */
const blocks = ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16'];

export function AddressingStep({ form }: { readonly form: DesignForm }) {
  const { privateBlock } = form.values;
  return (
    <>
      <div className={layout.stack3}>
        <FormText
          form={form}
          name="privateBlock"
          path="requirements.ipScheme.private"
          help={blockOffer(privateBlock) ?? 'Any block inside the private ranges, such as 10.20.0.0/16.'}
        />
        <div className={styles.buttons}>
          {blocks.map((block) => (
            <Button
              key={block}
              size="small"
              aria-pressed={privateBlock.trim() === block}
              onClick={() => form.change({ privateBlock: block })}
            >
              {block}
            </Button>
          ))}
        </div>
      </div>
      <FieldGrid>
        <FormText form={form} name="publicIPs" path="requirements.ipScheme.publicIPs" />
      </FieldGrid>
      <FormCheck form={form} name="ipv6" path="requirements.ipScheme.ipv6" />
    </>
  );
}
