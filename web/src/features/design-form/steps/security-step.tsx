import { firewallLabels, remoteAccessLabels } from '#web/documents/designs/model/labels.ts';
import { FieldGrid } from '#web/features/design-form/fields/field-grid.tsx';
import { FormCheck } from '#web/features/design-form/fields/form-check.tsx';
import { FormSelect } from '#web/features/design-form/fields/form-select.tsx';
import type { DesignForm } from '#web/features/design-form/use-design-form.ts';
import styles from './steps.module.css';

const security = 'requirements.securityRequirements';
const redundancy = 'requirements.redundancy';

export function SecurityStep({ form }: { readonly form: DesignForm }) {
  return (
    <>
      <FieldGrid title="Security">
        <FormSelect
          form={form}
          name="firewall"
          path={`${security}.firewall`}
          label="Firewall"
          choices={firewallLabels}
        />
        <FormSelect
          form={form}
          name="remoteAccess"
          path={`${security}.remoteAccess`}
          label="Remote access"
          choices={remoteAccessLabels}
        />
      </FieldGrid>
      <div className={styles.checks}>
        <FormCheck
          form={form}
          name="ids"
          path={`${security}.ids`}
          label="Intrusion detection"
          help="Reports suspicious traffic."
        />
        <FormCheck
          form={form}
          name="ips"
          path={`${security}.ips`}
          label="Intrusion prevention"
          help="Stops suspicious traffic."
        />
        <FormCheck
          form={form}
          name="contentFiltering"
          path={`${security}.contentFiltering`}
          label="Content filtering"
          help="Blocks web sites by category."
        />
      </div>
      <section className={styles.stack}>
        <h3 className={styles.title}>Redundancy</h3>
        <div className={styles.checks}>
          <FormCheck
            form={form}
            name="redundantInternet"
            path={`${redundancy}.internet`}
            label="Second internet line"
            help="Two edge routers and two firewalls: no single line or device takes the internet away."
          />
          <FormCheck
            form={form}
            name="redundantCore"
            path={`${redundancy}.coreSwitching`}
            label="Core switches in pairs"
            help="Each access switch has an uplink to both."
          />
          <FormCheck
            form={form}
            name="redundantPower"
            path={`${redundancy}.power`}
            label="Second power supplies"
            help="No single power supply takes a shared device away."
          />
        </div>
      </section>
    </>
  );
}
