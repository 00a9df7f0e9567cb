import { FormCheck } from '#web/features/design-form/fields/form-check.tsx';
import { FormSelect } from '#web/features/design-form/fields/form-select.tsx';
import type { DesignForm } from '#web/features/design-form/model/design-form-state.ts';
import { FieldGrid } from '#web/ui/field/field-grid.tsx';
import layout from '#web/ui/layout.module.css';
import styles from './steps.module.css';

const security = 'requirements.securityRequirements';
const redundancy = 'requirements.redundancy';

export function SecurityStep({ form }: { readonly form: DesignForm }) {
  return (
    <>
      <FieldGrid title="Security">
        <FormSelect form={form} name="firewall" path={`${security}.firewall`} />
        <FormSelect form={form} name="remoteAccess" path={`${security}.remoteAccess`} />
      </FieldGrid>
      <div className={styles.checks}>
        <FormCheck form={form} name="ids" path={`${security}.ids`} />
        <FormCheck form={form} name="ips" path={`${security}.ips`} />
        <FormCheck form={form} name="contentFiltering" path={`${security}.contentFiltering`} />
      </div>
      <section className={layout.stack3}>
        <h3 className={styles.title}>Redundancy</h3>
        <div className={styles.checks}>
          <FormCheck form={form} name="redundantInternet" path={`${redundancy}.internet`} />
          <FormCheck form={form} name="redundantCore" path={`${redundancy}.coreSwitching`} />
          <FormCheck form={form} name="redundantPower" path={`${redundancy}.power`} />
        </div>
      </section>
    </>
  );
}
