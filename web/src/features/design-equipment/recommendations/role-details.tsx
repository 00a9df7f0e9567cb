import type { ReactNode } from 'react';
import type { Device } from '#shared/contract/device.ts';
import type { Advice, RoleAdvice } from '#shared/contract/equipment-advice.ts';
import type { Filling } from '#web/features/design-equipment/model/fillings.ts';
import { Alternatives } from './alternatives.tsx';
import { Places } from './places.tsx';
import { RejectedDevices } from './rejected-devices.tsx';
import styles from './role-details.module.css';
import { ScoreTable } from './score-table.tsx';

export interface RoleDetailsProps {
  readonly role: RoleAdvice;
  readonly advice: Advice;
  readonly filling: Filling | undefined;
  readonly isReady: boolean;
  readonly onAccept: (device: Device) => void;
}

/** The reasoning behind one recommendation: the need, the reasons, the score, the other candidates. */
export function RoleDetails({ role, advice, filling, isReady, onAccept }: RoleDetailsProps) {
  const { choice, needs, places, alternatives, rejected } = role;
  return (
    <div className={styles.details}>
      <Part title={places.length === 1 ? 'What the place needs' : 'What each place needs'}>
        <Sentences of={needs} />
      </Part>
      {choice && (
        <Part title="Why this device">
          <Sentences of={choice.reasons} />
        </Part>
      )}
      {choice && choice.warnings.length > 0 && (
        <Part title="What speaks against it">
          <Sentences of={choice.warnings} />
        </Part>
      )}
      {choice && (
        <Part title="Score">
          <ScoreTable suggestion={choice} weights={advice.weights} />
        </Part>
      )}
      <Part title="Where">
        <Places places={places} />
      </Part>
      {alternatives.length > 0 && (
        <Part title="Alternatives" isWide>
          <Alternatives
            role={role}
            currency={advice.currency}
            filling={filling}
            isReady={isReady}
            onAccept={onAccept}
          />
        </Part>
      )}
      {rejected.length > 0 && (
        <Part title="Ruled out" isWide>
          <RejectedDevices role={role} />
        </Part>
      )}
    </div>
  );
}

interface PartProps {
  readonly title: string;
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

const Part = ({ title, isWide = false, children }: PartProps) => (
  <section className={styles.part} data-wide={isWide}>
    <h4>{title}</h4>
    {children}
  </section>
);

const Sentences = ({ of }: { readonly of: readonly string[] }) => (
  <ul className={styles.sentences}>
    {of.map((sentence) => (
      <li key={sentence}>{sentence}</li>
    ))}
  </ul>
);
