import { landingPlan } from 'virtual:landing-plan';
import { formatNumber } from '#shared/vocabulary/counts.ts';
import { formatArea } from '#shared/vocabulary/measures.ts';
import { formatRate } from '#shared/vocabulary/rates.ts';
import { Card } from '#web/ui/card.tsx';
import layout from '#web/ui/layout.module.css';
import table from '#web/ui/table.module.css';
import styles from './example-panels.module.css';
import { exampleRequirements } from './example-requirements.ts';

const { sites, redundancy, growth } = exampleRequirements;
const [headOffice, branch] = sites;

const inputs = [
  ['Floors', headOffice.floors, branch.floors],
  ['Floor area', formatArea(headOffice.areaM2), formatArea(branch.areaM2)],
  ['Wired users', headOffice.wiredUsers, branch.wiredUsers],
  ['Wireless users', headOffice.wirelessUsers, branch.wirelessUsers],
  ['Phones', headOffice.phones, '–'],
  ['Printers', headOffice.printers, '–'],
  ['Servers', headOffice.servers, '–'],
  ['WAN', formatRate(headOffice.wanMbps), formatRate(branch.wanMbps)],
] as const;

/** The numbers that the example was planned from. */
export function ExampleRequirements() {
  return (
    <Card heading="h3" title="Requirements">
      <table className={`${table.plain} ${styles.table}`}>
        <thead>
          <tr>
            <td />
            {sites.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {inputs.map(([label, first, second]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{first}</td>
              <td>{second}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.words}>
        Growth {growth.percent} % in {growth.years} years.{' '}
        {redundancy.internet && redundancy.coreSwitching && 'Redundant internet access and core.'}
      </p>
    </Card>
  );
}

/** The head office in its addressing plan. */
export function ExampleAddressing() {
  return (
    <Card heading="h3" title="Addressing of the head office">
      <section className={layout.scrolls} aria-label="Its networks" tabIndex={0}>
        <table className={`${table.plain} ${styles.table}`}>
          <thead>
            <tr>
              <th scope="col">Network</th>
              <th scope="col">VLAN</th>
              <th scope="col">Subnet</th>
              <th scope="col">Hosts</th>
            </tr>
          </thead>
          <tbody>
            {landingPlan.subnets.map(({ id, name, vlan, cidr, hosts }) => (
              <tr key={id}>
                <th scope="row">{name}</th>
                <td>{vlan}</td>
                <td>
                  <code>{cidr}</code>
                </td>
                <td>{formatNumber(hosts)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Card>
  );
}

/** What an element's inspector says of it. */
export function ExampleReason() {
  const { label, rule, arithmetic } = landingPlan.reason;
  return (
    <Card heading="h3" title={`Why is ${label} there?`}>
      <p className={`${styles.words} ${styles.rule}`}>{rule}</p>
      <p className={`${styles.words} ${styles.arithmetic}`}>{arithmetic}</p>
      <p className={styles.words}>
        Every device, link and subnet carries its rule and its arithmetic, so that you can check it or
        challenge it.
      </p>
    </Card>
  );
}
