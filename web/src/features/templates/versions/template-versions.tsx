import { useSearchParams } from 'react-router-dom';
import type { TemplateChange } from '#shared/contract/template-items.ts';
import { useShownTemplate } from '#web/documents/templates/shown-template.ts';
import { useTemplateVersions } from '#web/documents/templates/use-template.ts';
import { comparedIn, withCompared } from '#web/features/templates/model/compared-versions.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import layout from '#web/ui/layout.module.css';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { VersionDifference } from './version-difference.tsx';
import { VersionsTable } from './versions-table.tsx';

/** Every revision of the template, what any two of them differ in, and the way back to one. */
export default function TemplateVersions() {
  const { template } = useShownTemplate();
  const { data, error, fallback, retry } = useTemplateVersions(template.id);
  if (data) return <Versions changes={data.data} />;
  if (error) return <ErrorState error={error} fallback={fallback} onRetry={retry} />;
  return <Skeleton lines={6} height="2.5rem" label="Loading the versions" />;
}

function Versions({ changes }: { readonly changes: readonly TemplateChange[] }) {
  const { template } = useShownTemplate();
  const [address, setAddress] = useSearchParams();
  const compared = comparedIn(address, changes);
  return (
    <div className={layout.stack5}>
      <VersionsTable
        changes={changes}
        compared={compared}
        onCompare={(next) => setAddress(withCompared(address, next), { replace: true })}
      />
      {compared.from !== undefined && (
        <VersionDifference templateId={template.id} from={compared.from} to={compared.to} />
      )}
    </div>
  );
}
