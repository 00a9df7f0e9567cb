import * as z from 'zod';
import type { TemplateVariable } from '#shared/contract/template-variables.ts';
import { useUser } from '#web/session/session-provider.tsx';
import { draftKey } from '#web/ui/editing/draft-store.ts';
import { useDraft } from '#web/ui/editing/use-draft.ts';
import { useKeptDraft } from '#web/ui/editing/use-editing.ts';
import type { EnteredByDevice } from './model/entered-values.ts';

/** What is typed into the wizard; template and devices stand in the address. */
export interface DeployDraft {
  readonly entered: EnteredByDevice;
  readonly notes: string;
  /** A file is not kept: it has to be chosen again. */
  readonly hadFile: boolean;
}

const KeptDraft = z.strictObject({
  entered: z.record(z.string(), z.record(z.string(), z.string())),
  notes: z.string(),
  hadFile: z.boolean(),
});

/** When it was kept, in milliseconds since 1970, with what was typed. */
export type RestoredDraft = DeployDraft & { readonly savedAt: number };

/** The draft that this wizard was left with for a template, read once. */
export function useRestoredDraft(template: string): RestoredDraft | undefined {
  const { uid } = useUser();
  const draft = useKeptDraft(draftKey('deployment', uid, template), KeptDraft);
  return draft && { ...draft.values, entered: mapOf(draft.values.entered), savedAt: draft.savedAt };
}

/** Keeps what is typed until it is deployed, without values of secrets. Returns a function that ends the keeping. */
export function useDeployDraft(
  template: string,
  draft: DeployDraft,
  variables: readonly TemplateVariable[],
): () => void {
  const { uid } = useUser();
  const { entered, notes, hadFile } = draft;
  const secrets = new Set(variables.flatMap(({ name, dataType }) => (dataType === 'secret' ? [name] : [])));
  const isTyped = (text: string) => text.trim() !== '';
  return useDraft({
    key: draftKey('deployment', uid, template),
    values: draft,
    version: undefined,
    isDirty:
      hadFile || isTyped(notes) || [...entered.values()].some((texts) => Object.values(texts).some(isTyped)),
    pack: () => ({
      entered: Object.fromEntries(
        [...entered].map(([device, texts]) => [
          device,
          Object.fromEntries(Object.entries(texts).filter(([name]) => !secrets.has(name))),
        ]),
      ),
      notes,
      hadFile,
    }),
  });
}

const mapOf = (entered: z.output<typeof KeptDraft>['entered']): EnteredByDevice =>
  new Map(Object.entries(entered));
