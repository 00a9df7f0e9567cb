import { FlaskConical } from 'lucide-react';
import { putLabResult } from '#shared/contract/deployments.ts';
import { LabRun } from '#shared/contract/lab-result.ts';
import { useKeepLabResult } from '#web/documents/deployments/use-lab-result.ts';
import { FileButton } from '#web/ui/file-button.tsx';
import { useToast } from '#web/ui/toasts.tsx';
import { useFailureToast } from '#web/ui/use-failure-toast.ts';

/** Takes the result that the script of a bundle has written. */
export function LabUpload({ designId }: { readonly designId: string }) {
  const keep = useKeepLabResult(designId);
  const toast = useToast();
  const failed = useFailureToast();
  const read = async (file: File) => {
    const run = LabRun.safeParse(jsonOf(await file.text()));
    if (!run.success) {
      toast.error(`${file.name} is no result of a bundle’s boot script.`);
      return;
    }
    try {
      await keep(run.data);
      toast.success('The result was stored.');
    } catch (error) {
      failed(error, putLabResult.fallback);
    }
  };
  return (
    <FileButton
      size="small"
      label="Upload lab result"
      title="The bundle has a script that boots these configurations and writes a result"
      accept=".json,application/json"
      onChoose={([file]) => void read(file)}
    >
      <FlaskConical size={16} aria-hidden />
      Upload lab result
    </FileButton>
  );
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
