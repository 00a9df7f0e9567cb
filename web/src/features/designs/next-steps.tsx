import { Circle, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Design } from '#shared/contract/designs.ts';
import { formatCount } from '#shared/vocabulary/counts.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Card } from '#web/ui/card.tsx';
import layout from '#web/ui/layout.module.css';
import { GenerateTopologyButton } from './generate-topology-button.tsx';
import styles from './next-steps.module.css';

/** The way from requirements to a report: what is done, and the one thing to do now. */
export function NextSteps({ design }: { readonly design: Design }) {
  const { id, plannedDevices, deviceCount, reportCount } = design;
  const hasTopology = plannedDevices > 0;
  const hasEquipment = deviceCount > 0;
  return (
    <Card title={hasTopology && hasEquipment && reportCount > 0 ? 'Done so far' : 'Next step'}>
      <ol className={layout.stack4}>
        <Step isDone title="Requirements entered">
          <ButtonLink to="requirements" variation="link" size="small">
            View them
          </ButtonLink>
        </Step>
        <Step
          isDone={hasTopology}
          title={hasTopology ? `Topology with ${formatCount(plannedDevices, 'device')}` : 'Plan the topology'}
        >
          {hasTopology ? (
            <ButtonLink to="topology" variation="link" size="small">
              Open the canvas
            </ButtonLink>
          ) : (
            <GenerateTopologyButton designId={id} />
          )}
        </Step>
        <Step
          isDone={hasEquipment}
          title={hasEquipment ? `Equipment of ${formatCount(deviceCount, 'piece')}` : 'Choose equipment'}
        >
          {(hasTopology || hasEquipment) && (
            <ButtonLink
              to="equipment"
              {...(hasEquipment ? { variation: 'link', size: 'small' } : { variation: 'primary' })}
            >
              {hasEquipment ? 'Bill of materials' : 'See what is recommended'}
            </ButtonLink>
          )}
        </Step>
        <Step
          isDone={reportCount > 0}
          title={reportCount > 0 ? formatCount(reportCount, 'report') : 'Give the client a report'}
        >
          {hasTopology && (
            <ButtonLink
              to="reports"
              {...(reportCount > 0
                ? { variation: 'link', size: 'small' }
                : hasEquipment && { variation: 'primary' })}
            >
              {reportCount > 0 ? 'All reports' : 'Go to the reports'}
            </ButtonLink>
          )}
        </Step>
      </ol>
    </Card>
  );
}

interface StepProps {
  readonly isDone: boolean;
  readonly title: string;
  readonly children: ReactNode;
}

const Step = ({ isDone, title, children }: StepProps) => (
  <li className={styles.step} data-done={isDone}>
    {isDone ? <CircleCheck size={18} aria-hidden /> : <Circle size={18} aria-hidden />}
    <div className={styles.words}>
      <p>
        {title}
        <span className="visually-hidden">{isDone ? ', done' : ', to do'}</span>
      </p>
      {children}
    </div>
  </li>
);
