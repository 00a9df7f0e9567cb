import { Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { type DescribedLine, describeDesign } from '#shared/vocabulary/fields/described-design.ts';
import type { StatedDesign } from '#shared/vocabulary/fields/design-words.ts';
import type { StepId } from '#web/documents/designs/model/steps.ts';
import { Card } from '#web/ui/card.tsx';
import layout from '#web/ui/layout.module.css';
import styles from './described-sections.module.css';
import { DevicesList, SegmentsList, SitesList } from './described-tables.tsx';

export interface DescribedSectionsProps {
  readonly design: StatedDesign;
  /** Under the page's title, or under one below it. */
  readonly heading: 'h2' | 'h3';
  /** Where a section is edited; without it, nothing is. */
  readonly editTo?: ((step: StepId) => string) | undefined;
}

/** A design's statements for reading: each step of the form a section, with a way back to it. */
export function DescribedSections({ design, heading, editTo }: DescribedSectionsProps) {
  const { requirements, isExistingNetwork, existingNetworkDetails } = design;
  return (
    <div className={layout.stack5}>
      {describeDesign(design).map(({ step, title, lines }) => (
        <Section key={step} id={step} title={title} heading={heading} editTo={editTo?.(step)}>
          <Lines lines={lines} />
          {step === 'basics' && isExistingNetwork && (
            <DevicesList devices={existingNetworkDetails.currentDevices} />
          )}
          {step === 'sites' && <SitesList requirements={requirements} />}
          {step === 'segments' && <SegmentsList segments={requirements.segments} />}
        </Section>
      ))}
    </div>
  );
}

interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly heading: 'h2' | 'h3';
  readonly editTo: string | undefined;
  readonly children: ReactNode;
}

function Section({ id, title, heading, editTo, children }: SectionProps) {
  return (
    <Card
      id={id}
      title={title}
      heading={heading}
      action={
        editTo && (
          <Link to={editTo} aria-label={`Edit ${title.toLowerCase()}`}>
            <Pencil size={14} aria-hidden />
            Edit
          </Link>
        )
      }
    >
      {children}
    </Card>
  );
}

function Lines({ lines }: { readonly lines: readonly DescribedLine[] }) {
  if (lines.length === 0) return null;
  return (
    <dl className={styles.lines}>
      {lines.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
