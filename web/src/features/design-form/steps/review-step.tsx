import { Link } from 'react-router-dom';
import { AssumptionsList } from '#web/documents/designs/assumptions-list.tsx';
import { DescribedSections } from '#web/documents/designs/described-sections.tsx';
import type { DesignForm } from '#web/features/design-form/model/design-form-state.ts';
import { errorPlaces } from '#web/features/design-form/model/error-places.ts';
import { formField } from '#web/features/design-form/model/form-fields.ts';
import { withLabel } from '#web/features/design-form/model/form-schema.ts';
import { formText } from '#web/features/design-form/model/form-text.ts';
import { useStepLink } from '#web/features/design-form/use-steps.ts';
import { Card } from '#web/ui/card.tsx';
import layout from '#web/ui/layout.module.css';

/** Everything that will be saved, once more in words. */
export function ReviewStep({ form }: { readonly form: DesignForm }) {
  const { parsed: design, wrong, values } = form;
  const linkTo = useStepLink();
  if (design)
    return (
      <div className={layout.stack5}>
        <DescribedSections design={design} heading="h3" editTo={linkTo} />
        <Card id="assumptions" title="Assumptions" heading="h3">
          <AssumptionsList
            isFolded
            requirements={design.requirements}
            onState={(id, value) =>
              formText(form, `requirements.assumptions.${id}`).onChange(
                value === undefined ? '' : String(value),
              )
            }
            onChoose={(field, value) => formText(form, field).onChange(value)}
          />
        </Card>
      </div>
    );
  const places = errorPlaces(Object.keys(wrong), values.siteChoice === 'single');
  return (
    <div className={layout.stack3}>
      <p>The review shows the whole design once these are corrected:</p>
      <ul>
        {Object.entries(wrong)
          .slice(0, 20)
          .map(([path, message]) => (
            <li key={path}>
              <Link to={linkTo(formField(path).step)}>{places[path]}</Link>: {withLabel(path, message)}
            </li>
          ))}
      </ul>
    </div>
  );
}
