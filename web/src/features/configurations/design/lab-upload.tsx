import { FlaskConical } from 'lucide-react';
import { putLabResult } from '#shared/contract/deployments.ts';
import { LabRun } from '#shared/contract/lab-result.ts';
import { useKeepLabResult } from '#web/documents/deployments/use-lab-result.ts';
import layout from '#web/ui/layout.module.css';
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
    <label
      className={`amplify-button amplify-button--small ${layout.row2}`}
      title="The bundle has a script that boots these configurations and writes a result"
    >
      <FlaskConical size={16} aria-hidden />
      Upload lab result
      <input
        type="file"
        accept=".json,application/json"
        className="visually-hidden"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void read(file);
          target.value = '';
        }}
      />
    </label>
  );
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
