import { Ellipsis } from 'lucide-react';
import { Link } from 'react-router-dom';
import { fieldText } from '#shared/vocabulary/fields/field-text.ts';
import { templateWords } from '#shared/vocabulary/fields/template-words.ts';
import card from '#web/ui/card.module.css';
import styles from '#web/ui/card-list.module.css';
import layout from '#web/ui/layout.module.css';
import { Menu } from '#web/ui/menu.tsx';
import prose from '#web/ui/prose.module.css';
import { TemplateOwner } from './template-owner.tsx';
import type { TemplateListProps } from './template-table.tsx';

/** Templates as cards: for a phone, and for who reads what they do. */
export const TemplateCards = ({ templates, isOfAll, menu }: TemplateListProps) => (
  <ul className={styles.cards}>
    {templates.map((template) => (
      <li key={template.id} className={`${card.surface} ${styles.card}`}>
        <div className={styles.head}>
          <div className={layout.names}>
            {isOfAll ? (
              <span className={prose.name}>{template.name}</span>
            ) : (
              <Link className={styles.open} to={`/templates/${template.id}`}>
                {template.name}
              </Link>
            )}
            <span className={prose.note}>
              {template.dialect
                ? fieldText(templateWords.dialect, template.dialect)
                : template.vendor || 'Any vendor'}
            </span>
          </div>
          {menu && (
            <div className={styles.above}>
              <Menu
                label={`Actions for ${template.name}`}
                trigger={<Ellipsis size={18} aria-hidden />}
                items={menu(template)}
              />
            </div>
          )}
        </div>
        {template.description && <p className={prose.soft}>{template.description}</p>}
        <div className={styles.foot}>
          <span>{templateWords.configType.values[template.configType]}</span>
          <TemplateOwner template={template} />
          <span className={prose.code}>{template.version}</span>
        </div>
      </li>
    ))}
  </ul>
);
