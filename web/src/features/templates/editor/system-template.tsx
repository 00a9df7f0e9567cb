import { useState } from 'react';
import type { Template } from '#shared/contract/template-items.ts';
import { valuesOfTemplate } from '#web/features/templates/model/template-values.ts';
import prose from '#web/ui/prose.module.css';
import { useTemplatePreview } from './use-template-preview.ts';
import { Workbench } from './workbench.tsx';

/** A template of the system library, to read and to try on a device. It is copied to be changed. */
export function SystemTemplate({ template }: { readonly template: Template }) {
  const [values] = useState(() => valuesOfTemplate(template));
  const preview = useTemplatePreview(values);
  return (
    <Workbench
      text={values.configContent}
      source={<p className={prose.detail}>Part of the system library. Copy it to change it.</p>}
      preview={preview}
    />
  );
}
