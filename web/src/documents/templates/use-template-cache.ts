import { useMemo } from 'react';
import { useSWRConfig } from 'swr';
import type { Template } from '#shared/contract/template-items.ts';
import { getTemplate, listTemplateVersions } from '#shared/contract/templates.ts';
import { routeKey } from '#web/api/use-route.ts';
import {
  type TemplateList,
  withCreatedTemplate,
  withoutTemplate,
  withUpdatedTemplate,
} from './template-lists.ts';
import { templateListKeys } from './use-templates.ts';

/** What changes the templates that this browser remembers. */
export interface TemplateCache {
  /** On top of the lists, and on its own page. */
  readonly add: (template: Template) => void;
  /** In all lists and on its own page; its versions are read again. */
  readonly replace: (template: Template) => void;
  /** Out of all lists; the current template is cleared where it is this one. */
  readonly remove: (id: string) => void;
  /** Reads a template and the lists again. */
  readonly refresh: (id: string) => void;
}

const onceMore = { revalidate: false } as const;

export function useTemplateCache(): TemplateCache {
  const { mutate } = useSWRConfig();
  return useMemo(() => {
    const change = (step: (list: TemplateList) => TemplateList) => {
      for (const key of templateListKeys)
        void mutate<TemplateList>(key, (list) => list && step(list), onceMore);
    };
    const page = (id: string) => routeKey(getTemplate, { params: { id } });
    const versions = (id: string) => routeKey(listTemplateVersions, { params: { id } });
    return {
      add: (template) => {
        change((list) => withCreatedTemplate(list, template));
        void mutate(page(template.id), { data: template }, onceMore);
      },
      replace: (template) => {
        change((list) => withUpdatedTemplate(list, template));
        void mutate(page(template.id), { data: template }, onceMore);
        void mutate(versions(template.id));
      },
      remove: (id) => {
        change((list) => withoutTemplate(list, id));
        void mutate(page(id), undefined, onceMore);
      },
      refresh: (id) => {
        for (const key of [...templateListKeys, page(id), versions(id)]) void mutate(key);
      },
    };
  }, [mutate]);
}
