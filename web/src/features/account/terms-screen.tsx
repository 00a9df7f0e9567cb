import { trialDays } from '#shared/subscriptions/plans.ts';
import { Page } from '#web/ui/page.tsx';
import styles from './terms-screen.module.css';

/** The terms that a user accepts on signing up, in plain words. */
export default function TermsScreen() {
  return (
    <Page
      title="Terms"
      width="narrow"
      summary="What you may expect of Netwright, and what it expects of you."
    >
      <div className={styles.terms}>
        <h2>Your work is yours</h2>
        <p>
          The designs, topologies, reports and equipment lists that you make belong to you. Nobody else can
          open them: every design is stored under its owner. Administrators of this installation see accounts
          (name, e-mail address, company, role and plan), not the content of designs.
        </p>
        <h2>What is kept</h2>
        <p>
          Your name, e-mail address, company and role, as you give them; what you design; and counts of
          sign-ins, designs and reports by day for the dashboard. Your password is kept by the identity
          service alone, never by Netwright. The public figures on the home page are totals and name nobody.
        </p>
        <h2>What a plan is, and is not</h2>
        <p>
          Netwright works from the numbers that you enter and from published rules of network design, and
          states for every element the rule that put it there. It is a planning aid. Whoever builds the
          network checks the plan against the site, local regulations and the manufacturers’ data sheets
          before buying or cabling.
        </p>
        <h2>Trial and plans</h2>
        <p>
          Every account starts with a {trialDays}-day trial. No card is required, and nothing is charged when
          it ends. A paid plan begins only when you choose and pay for one. It renews by the month or by the
          year until you cancel; a cancelled plan lasts until the end of what is paid for. After a trial or a
          plan you can read everything you have made and create nothing new; nothing is deleted.
        </p>
        <h2>Fair use</h2>
        <p>
          Use your own account, keep its password to yourself, and do not try to reach what belongs to someone
          else or to overload the service. Accounts that do may be closed.
        </p>
        <h2>Leaving</h2>
        <p>
          You may stop at any time: your profile exports what you have made, and deletes your account and
          everything in it.
        </p>
      </div>
    </Page>
  );
}
