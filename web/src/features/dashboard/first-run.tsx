import { Button } from '@aws-amplify/ui-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { createDesign } from '#shared/contract/designs.ts';
import { useAction } from '#web/api/use-action.ts';
import { newDesign } from '#web/documents/designs/new-design.ts';
import { useDesignChanges } from '#web/documents/designs/use-design-changes.ts';
import { ActionFailure } from '#web/ui/action-failure.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Card } from '#web/ui/card.tsx';
import prose from '#web/ui/prose.module.css';
import { type ExampleDesign, exampleDesigns } from './example-designs.ts';
import styles from './first-run.module.css';

/** The way to a first plan: one's own site, or an example that is planned at once. */
export function FirstRun() {
  const { create } = useDesignChanges();
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<string>();
  const plan = useAction(async ({ title, design }: ExampleDesign) => {
    setChosen(title);
    const { id } = await create(design);
    // The canvas plans what it finds without a topology.
    navigate(`/designs/${id}/topology?plan=first`);
  }, createDesign.fallback);

  return (
    <Card
      title="Plan your first network"
      intro="Describe what it has to serve. Netwright plans the topology, addressing, cabling and routing, chooses the devices, and proves that it works."
    >
      <ol className={styles.steps}>
        {steps.map(({ title, words }) => (
          <li key={title}>
            <p className={styles.title}>{title}</p>
            <p className={prose.detail}>{words}</p>
          </li>
        ))}
      </ol>
      <div className={styles.own}>
        <ButtonLink to={newDesign.to} variation="primary">
          Create your first design
        </ButtonLink>
        <p className={prose.detail}>Two numbers are enough for a small office.</p>
      </div>
      <h3>Or start from an example</h3>
      <ActionFailure action={plan} />
      <ul className={styles.examples}>
        {exampleDesigns.map((example) => (
          <li key={example.title}>
            <p className={styles.title}>{example.title}</p>
            <p className={prose.detail}>{example.summary}</p>
            <Button
              size="small"
              isLoading={plan.isLoading && chosen === example.title}
              isDisabled={plan.isLoading}
              loadingText="Creating"
              aria-label={`Plan this example: ${example.title}`}
              onClick={() => void plan.run(example)}
            >
              Plan this example
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}

const steps = [
  { title: '1. Describe', words: 'Sites, people, devices, growth, redundancy, budget.' },
  { title: '2. Plan and edit', words: 'A topology with a reason for every device; change it on the canvas.' },
  { title: '3. Prove', words: 'Checks, simulated flows and failures, before anything is bought.' },
  { title: '4. Deliver', words: 'Equipment with prices, configurations, and a report for the client.' },
];
