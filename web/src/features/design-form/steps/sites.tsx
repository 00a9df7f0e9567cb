import type { DesignForm } from '#web/features/design-form/model/design-form-state.ts';
import { ChoiceCards } from '#web/ui/field/choice-cards.tsx';
import layout from '#web/ui/layout.module.css';
import { SingleSite } from './single-site.tsx';
import { SitesTable } from './sites-table.tsx';

export function Sites({ form }: { readonly form: DesignForm }) {
  const { siteChoice } = form.values;
  return (
    <div className={layout.stack6}>
      <ChoiceCards
        legend="How many sites"
        name="siteChoice"
        value={siteChoice}
        onChange={(choice) => form.change({ siteChoice: choice })}
        choices={[
          { value: 'single', label: 'Single site', help: 'One building or office: two numbers are enough.' },
          {
            value: 'several',
            label: 'Several sites',
            help: 'Headquarters, branches, data centres, joined by a WAN.',
          },
        ]}
      />
      {siteChoice === 'single' ? <SingleSite form={form} /> : <SitesTable form={form} />}
    </div>
  );
}
