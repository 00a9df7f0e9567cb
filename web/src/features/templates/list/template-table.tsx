import type { Template } from '#shared/contract/template-items.ts';
import { fieldText } from '#shared/vocabulary/fields/field-text.ts';
import { templateWords } from '#shared/vocabulary/fields/template-words.ts';
import type { Action } from '#web/ui/actions/action.ts';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import prose from '#web/ui/prose.module.css';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { TemplateOwner } from './template-owner.tsx';

export interface TemplateListProps {
  readonly templates: readonly Template[];
  readonly isOfAll: boolean;
  readonly menu: ((template: Template) => readonly Action[]) | undefined;
}

const columns: readonly Column<Template>[] = [
  {
    key: 'name',
    header: templateWords.name.label,
    sortBy: ({ name }) => name.toLowerCase(),
    cell: ({ name }) => name,
  },
  {
    key: 'description',
    header: templateWords.description.label,
    optional: true,
    cell: ({ description }) => <span className={prose.detail}>{description}</span>,
  },
  {
    key: 'dialect',
    header: templateWords.dialect.label,
    sortBy: ({ dialect, vendor }) => fieldText(templateWords.dialect, dialect) + vendor,
    cell: ({ dialect, vendor }) => (dialect ? fieldText(templateWords.dialect, dialect) : vendor || 'Any'),
  },
  {
    key: 'equipmentCategory',
    header: 'For',
    optional: true,
    sortBy: ({ equipmentCategory }) => equipmentCategory,
    cell: ({ equipmentCategory }) => fieldText(templateWords.equipmentCategory, equipmentCategory),
  },
  {
    key: 'configType',
    header: templateWords.configType.label,
    sortBy: ({ configType }) => templateWords.configType.values[configType],
    cell: ({ configType }) => templateWords.configType.values[configType],
  },
  {
    key: 'owner',
    header: 'Owner',
    sortBy: ({ isSystemTemplate }) => Number(isSystemTemplate),
    cell: (template) => <TemplateOwner template={template} />,
  },
  {
    key: 'updatedAt',
    header: 'Changed',
    optional: true,
    sortBy: ({ updatedAt }) => updatedAt,
    cell: ({ updatedAt, isSystemTemplate }) =>
      isSystemTemplate ? (
        ''
      ) : (
        <span className={prose.whole}>
          <RelativeTime instant={updatedAt} />
        </span>
      ),
  },
];

/** Templates as a table: a row opens its template. */
export const TemplateTable = ({ templates, isOfAll, menu }: TemplateListProps) => (
  <DataTable
    caption="Templates found"
    columns={columns}
    rows={templates}
    rowKey={({ id }) => id}
    rowName={({ name }) => name}
    rowsAtOnce={100}
    isDense
    {...(!isOfAll && { rowLink: ({ id }: Template) => `/templates/${id}` })}
    {...(menu && { rowActions: menu })}
  />
);
