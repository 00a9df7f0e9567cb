import { landingPlan } from 'virtual:landing-plan';
import { trialDays } from '#shared/subscriptions/plans.ts';
import { formatCount } from '#shared/vocabulary/counts.ts';
import { PlansCompared } from '#web/documents/plans/plans-compared.tsx';
import { StatsBand } from '#web/documents/stats/stats-band.tsx';
import { PlanPicture } from '#web/documents/topologies/picture/plan-picture.tsx';
import { useSession } from '#web/session/session-provider.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import scrolling from '#web/ui/scroll-edges.module.css';
import { useTitle } from '#web/ui/use-title.ts';
import { ExampleAddressing, ExampleReason, ExampleRequirements } from './example-panels.tsx';
import styles from './home-screen.module.css';
import { PlanLegend } from './plan-legend.tsx';

export default function HomeScreen() {
  useTitle(undefined);
  const isSignedIn = useSession().phase === 'signed-in';
  return (
    <div className={styles.home}>
      <section className={styles.hero}>
        <div className={styles.pitch}>
          <h1>Plan the network before the first cable is pulled</h1>
          <p>
            Describe what each site has to serve. Netwright plans the topology, addressing, cabling and
            devices, gives the rule behind each of them, and writes the report for your client.
          </p>
          <div className={styles.actions}>
            {isSignedIn ? (
              <ButtonLink to="/dashboard" variation="primary" size="large">
                Go to the dashboard
              </ButtonLink>
            ) : (
              <>
                <ButtonLink to="/signup" variation="primary" size="large">
                  Try it for {trialDays} days
                </ButtonLink>
                <span>No card needed</span>
              </>
            )}
          </div>
        </div>
        <figure className={styles.figure}>
          <section
            className={`${styles.canvas} ${scrolling.edges}`}
            aria-label="Topology of the example"
            tabIndex={0}
          >
            <PlanPicture
              drawing={landingPlan.drawing}
              label={`Topology of the example: ${landingPlan.devices} devices and ${landingPlan.linkCount} links`}
            />
          </section>
          <figcaption>
            <PlanLegend />
            <p>
              {formatCount(landingPlan.devices, 'device')}, {formatCount(landingPlan.linkCount, 'link')},{' '}
              {formatCount(landingPlan.subnetCount, 'subnet')}
            </p>
          </figcaption>
        </figure>
      </section>

      <section className={styles.example} aria-labelledby="example">
        <header>
          <h2 id="example">What goes in, what comes out</h2>
          <p>The network above: a head office and a branch, exactly as Netwright planned them.</p>
        </header>
        <div className={styles.panels}>
          <ExampleRequirements />
          <ExampleAddressing />
          <ExampleReason />
        </div>
      </section>

      <StatsBand />

      <section className={styles.plans} aria-labelledby="plans">
        <header>
          <h2 id="plans">Plans</h2>
          <p>Every plan starts with a {trialDays}-day trial. Nothing is charged when it ends.</p>
        </header>
        <PlansCompared
          action={({ id, name }) =>
            isSignedIn ? null : (
              <ButtonLink to={`/signup?plan=${id}`} size="small">
                Start with {name}
              </ButtonLink>
            )
          }
        />
      </section>
    </div>
  );
}
