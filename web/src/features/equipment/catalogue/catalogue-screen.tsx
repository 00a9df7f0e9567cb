import { Button } from '@aws-amplify/ui-react';
import { FileUp } from 'lucide-react';
import { sentenceOf } from '#web/api/api-error.ts';
import { addEquipment } from '#web/documents/equipment/add-equipment.ts';
import { useEquipment } from '#web/documents/equipment/use-device-lists.ts';
import { ActionLink } from '#web/ui/action-link.tsx';
import { useActions } from '#web/ui/actions/use-actions.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { FacetedListSkeleton } from '#web/ui/facets/faceted-list-skeleton.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Page } from '#web/ui/page.tsx';
import { Browser } from './browser.tsx';

/** The catalogue: every user's devices and the caller's own, found by search and facets. */
export default function CatalogueScreen() {
  const { devices, error, fallback, retry } = useEquipment();
  useActions([{ ...addEquipment, isKeyOnly: true }]);
  return (
    <Page
      title="Equipment"
      width="wide"
      action={
        <>
          <ButtonLink to="/equipment/import">
            <FileUp size={16} aria-hidden />
            Import
          </ButtonLink>
          <ActionLink action={addEquipment} variation="primary" />
        </>
      }
    >
      {devices && error && (
        <Notice
          tone="warn"
          action={
            <Button size="small" onClick={retry}>
              Try again
            </Button>
          }
        >
          {sentenceOf(error, fallback).replace(/\.$/, '')}. You are seeing the last data that was loaded.
        </Notice>
      )}
      {devices ? (
        <Browser devices={devices} />
      ) : error ? (
        <ErrorState error={error} fallback={fallback} onRetry={retry} />
      ) : (
        <FacetedListSkeleton label="Loading equipment" />
      )}
    </Page>
  );
}
