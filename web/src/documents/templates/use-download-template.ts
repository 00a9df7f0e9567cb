import { configFileExtensions } from '#shared/contract/config-file.ts';
import type { Template } from '#shared/contract/template-items.ts';
import { downloadTemplate, getTemplate } from '#shared/contract/templates.ts';
import { isCancelled, sentenceOf } from '#web/api/api-error.ts';
import { callRoute } from '#web/api/call-route.ts';
import { downloadRoute } from '#web/api/download-route.ts';
import { plainFileName } from '#web/ui/plain-file-name.ts';
import { saveFile } from '#web/ui/save-file.ts';
import { useToast } from '#web/ui/toasts.tsx';

/**
 * Downloads a template under the name of its uploaded file, else its own, with the extension of its type. Where the
 * file cannot be had, a PDF of the template is made here instead (specification, section 7).
 */
export function useDownloadTemplate(): (template: Template) => Promise<void> {
  const toast = useToast();
  return async (template) => {
    try {
      const name = fileNameOf(template);
      saveFile(await downloadRoute(downloadTemplate, { params: { id: template.id } }, name));
    } catch (error) {
      if (isCancelled(error)) return;
      const reason = sentenceOf(error, downloadTemplate.fallback).replace(/\.$/, '');
      try {
        saveFile(await printed(template));
        toast.info(`${reason}. A PDF of ${template.name} was saved instead.`);
      } catch {
        toast.error(`${reason}.`);
      }
    }
  };
}

function fileNameOf({ name, configFile }: Template): string {
  if (configFile?.originalName) return configFile.originalName;
  return `${plainFileName(name)}.${configFileExtensions[configFile?.mimeType ?? 'text/plain']}`;
}

/** Lists leave the text out; it is read for the PDF, which shows a sample where there is none to be had. */
async function printed({ id, name, description, isTextOmitted, configContent }: Template) {
  const { templatePdf } = await import('./pdf/template-pdf.ts');
  const text = isTextOmitted
    ? await callRoute(getTemplate, { params: { id } }).then(
        ({ data }) => data.configContent,
        () => '',
      )
    : configContent;
  const bytes = templatePdf({ name, description, text });
  return { blob: new Blob([bytes], { type: 'application/pdf' }), fileName: `${plainFileName(name)}.pdf` };
}
