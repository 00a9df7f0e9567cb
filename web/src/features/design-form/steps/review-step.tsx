import { AssumptionsList } from '#web/documents/designs/assumptions-list.tsx';
import { DescribedSections } from '#web/documents/designs/described-sections.tsx';
import type { DesignForm } from '#web/features/design-form/model/design-form-state.ts';
import { formText } from '#web/features/design-form/model/form-text.ts';
import { useStepLink } from '#web/features/design-form/use-steps.ts';
import { Card } from '#web/ui/card.tsx';
import layout from '#web/ui/layout.module.css';

/** Everything that will be saved, once more in words. */
export function ReviewStep({ form }: { readonly form: DesignForm }) {
  const { parsed: design, wrong } = form;
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
          />
        </Card>
      </div>
    );
  return (
    <div className={layout.stack3}>
      <p>The review shows the whole design once these are corrected:</p>
      <ul>
        {Object.values(wrong)
          .slice(0, 20)
          .map((sentence, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: sentences may repeat and are drawn anew together
            <li key={index}>{sentence}</li>
          ))}
      </ul>
    </div>
  );
}
