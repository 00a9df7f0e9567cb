import { Id } from '#shared/contract/identifiers.ts';
import type { Template, TemplateChange } from '#shared/contract/template-items.ts';
import { getTemplate, getTemplateVersion, listTemplateVersions } from '#shared/contract/templates.ts';
import { ApiError } from '#web/api/api-error.ts';
import { type Reading, useRoute } from '#web/api/use-route.ts';

/** What a malformed id gets in place of a call (specification, section 5). */
const malformedId = new ApiError('Invalid template ID format', { status: 0, code: 'invalid_request' });

/** The template of this id, which may come from an address. Undefined reads nothing. */
export function useTemplate(
  id: string | undefined,
  options?: { readonly revalidateOnFocus: boolean },
): Reading<{ data: Template }> {
  const known = Id.safeParse(id).data;
  const reading = useRoute(getTemplate, known ? { params: { id: known } } : null, options);
  return id === undefined || known ? reading : { ...unread(reading), error: malformedId };
}

/** What a reading is that was never begun. */
const unread = ({ fallback }: Reading<unknown>) => ({
  data: undefined,
  isMissing: false,
  isLoading: false,
  isValidating: false,
  fallback,
  retry: () => {},
});

/** Every revision of a template, newest first, without its text. */
export const useTemplateVersions = (id: string): Reading<{ data: TemplateChange[] }> =>
  useRoute(listTemplateVersions, { params: { id } });

/** A template as it was at a revision, which never changes. Undefined reads nothing. */
export const useTemplateVersion = (id: string, revision: number | undefined): Reading<{ data: Template }> =>
  useRoute(getTemplateVersion, revision === undefined ? null : { params: { id, revision } }, {
    revalidateOnFocus: false,
    revalidateIfStale: false,
  });
