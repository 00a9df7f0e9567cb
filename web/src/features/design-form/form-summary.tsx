import { CircleAlert, Info } from 'lucide-react';
import { Link } from 'react-router-dom';
import { formatCount, formatNumber, plural } from '#shared/vocabulary/counts.ts';
import { blockOffer } from '#web/documents/designs/model/private-block.ts';
import type { DesignForm } from '#web/features/design-form/model/design-form-state.ts';
import { textAt } from '#web/features/design-form/model/form-values.ts';
import { hints } from '#web/features/design-form/model/hints.ts';
import { totals } from '#web/features/design-form/model/totals.ts';
import card from '#web/ui/card.module.css';
import styles from './form-summary.module.css';
import { usePlanPreview } from './use-plan-preview.ts';
import { useStepLink } from './use-steps.ts';

/** Beside the form: what it adds up to, what it would be planned as, and what looks unintended. */
export function FormSummary({ form }: { readonly form: DesignForm }) {
  const { values, parsed } = form;
  const { sites, wired, wireless, guests, devices, grown } = totals(values);
  const block = textAt(values, 'requirements.ipScheme.private') || '10.0.0.0/8';
  return (
    <aside className={`${card.surface} ${styles.summary}`} aria-label="Summary">
      <section>
        <h2>What it serves</h2>
        <dl className={styles.figures}>
          <Figure label="Sites" value={formatNumber(sites)} />
          <Figure label="Wired users" value={formatNumber(wired)} />
          <Figure label="Wireless users" value={formatNumber(wireless)} />
          {guests > 0 && <Figure label="Guests" value={formatNumber(guests)} />}
          {devices > 0 && <Figure label="Devices" value={formatNumber(devices)} />}
          <Figure label="With growth" value={formatNumber(grown)} isTotal />
        </dl>
        <p className={styles.note}>
          {block}
          <br />
          {blockOffer(block)}
        </p>
      </section>
      <PlannedDevices form={form} hasPeople={parsed !== undefined && grown > 0} />
      <Hints form={form} />
    </aside>
  );
}

function Figure({ label, value, isTotal = false }: { label: string; value: string; isTotal?: boolean }) {
  return (
    <div data-total={isTotal}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function PlannedDevices({ form, hasPeople }: { readonly form: DesignForm; readonly hasPeople: boolean }) {
  const preview = usePlanPreview(hasPeople ? form.parsed?.requirements : undefined);
  if (!hasPeople || !preview) return null;
  if ('refusal' in preview)
    return (
      <p className={styles.hint} data-tone="warn">
        <CircleAlert size={15} aria-hidden />
        {preview.refusal}
      </p>
    );
  return (
    <section>
      <h2>Plan preview</h2>
      <dl className={styles.figures}>
        {preview.counts.map(({ singular, plural: many, count }) => (
          <Figure key={many} label={capitalised(plural(count, singular, many))} value={formatNumber(count)} />
        ))}
      </dl>
      <p className={styles.note}>And {formatCount(preview.subnets, 'subnet')}.</p>
    </section>
  );
}

function Hints({ form }: { readonly form: DesignForm }) {
  const linkTo = useStepLink();
  const found = hints(form.values);
  return (
    <div className={styles.hints} aria-live="polite">
      {found.map(({ step, sentence }) => (
        <p key={sentence} className={styles.hint}>
          <Info size={15} aria-hidden />
          <Link to={linkTo(step)}>{sentence}</Link>
        </p>
      ))}
    </div>
  );
}

const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
