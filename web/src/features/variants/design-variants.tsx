import { Button, Loader } from '@aws-amplify/ui-react';
import { useState } from 'react';
import type { Design } from '#shared/contract/designs.ts';
import { variantTitles } from '#shared/network/variants/variant-requirements.ts';
import { joinAnd } from '#shared/vocabulary/lists.ts';
import { useShownDesign } from '#web/documents/designs/shown-design.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import layout from '#web/ui/layout.module.css';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import styles from './design-variants.module.css';
import { useVariantChoice } from './use-variant-choice.ts';
import { useVariants } from './use-variants.ts';
import { VariantTable } from './variant-table.tsx';
import type { ComparedVariant } from './worker/compare-variants.ts';

/** The Variants tab of a design: plans of the same requirements with one thing changed each, side by side. */
export default function DesignVariants() {
  const design = useShownDesign();
  const [attempt, setAttempt] = useState(0);
  const key = `${design.id} ${design.version} ${attempt}`;
  return <OfDesign key={key} design={design} onRetry={() => setAttempt(attempt + 1)} />;
}

function OfDesign({ design, onRetry }: { readonly design: Design; readonly onRetry: () => void }) {
  const variants = useVariants(design);
  const choice = useVariantChoice(design);
  switch (variants.state) {
    case 'loading':
      return <Skeleton lines={6} height="2.5rem" label="Loading the catalogue" />;
    case 'planning':
      return (
        <div className={styles.planning} role="status">
          <Loader size="large" aria-hidden />
          <h2>Planning the variants</h2>
          <p>
            {variants.id === undefined
              ? 'Reading the requirements.'
              : `Planning the ${variantTitles[variants.id].toLowerCase()} variant.`}
          </p>
        </div>
      );
    case 'failed': {
      const tryAgain = () => {
        variants.readAgain();
        onRetry();
      };
      return (
        <Notice tone="bad" action={<Button onClick={tryAgain}>Try again</Button>}>
          The variants could not be planned. The design was not changed.
        </Notice>
      );
    }
    case 'refused':
      return (
        <Notice
          tone="bad"
          action={<ButtonLink to={`/designs/${design.id}/edit`}>Edit the requirements</ButtonLink>}
        >
          {variants.sentence}
        </Notice>
      );
    case 'planned':
      return (
        <div className={layout.stack4}>
          <p className={styles.intro}>
            The same counts, rates and growth, each time with one other choice where the requirements leave
            one. Nothing is saved until you use a variant.{same(variants.variants)}
          </p>
          <VariantTable variants={variants.variants} choice={choice} />
          <p className={styles.note}>
            Prices, power and hours are estimates for comparison. Figures that are the same in all are left
            out, and existing devices that stay are in no price.
          </p>
        </div>
      );
  }
}

/** Names the variants that are no others. */
function same(variants: readonly ComparedVariant[]): string {
  const titles = variants.flatMap(({ isAsBalanced, title }) => (isAsBalanced ? [`“${title}”`] : []));
  return titles.length === 0 ? '' : ` ${joinAnd(titles)} would be the same network as the balanced one.`;
}
