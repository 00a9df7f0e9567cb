import { Button } from '@aws-amplify/ui-react';
import { ShieldCheck } from 'lucide-react';
import type { Design } from '#shared/contract/designs.ts';
import type { Topology } from '#shared/contract/topology-items.ts';
import { RefusedPlan } from '#web/documents/configurations/refused-plan.tsx';
import { StoredPlan } from '#web/documents/topologies/stored-plan.tsx';
import { type Repair, useRepair } from '#web/documents/topologies/use-repair.ts';
import { useVerification, type Verification } from '#web/documents/verifications/use-verification.ts';
import layout from '#web/ui/layout.module.css';
import { Notice } from '#web/ui/notice.tsx';
import prose from '#web/ui/prose.module.css';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { RepairNotice } from './repair-notice.tsx';
import { VerificationResult } from './verification-result.tsx';

/** The Verification tab of a design: what its network would do with every flow, from the configuration of every device. */
export default function DesignVerification() {
  return (
    <StoredPlan
      noun="verification"
      icon={ShieldCheck}
      promise="Every flow that the policy promises or forbids is simulated through the planned devices, also with each of them failed. Generate or draw the topology first."
    >
      {(topology, design) => <OfPlan topology={topology} design={design} />}
    </StoredPlan>
  );
}

const steps = {
  configuring: 'Configuring every device',
  simulating: 'Simulating every flow',
} as const;

function OfPlan({ topology, design }: { readonly topology: Topology; readonly design: Design }) {
  const verification = useVerification(topology, design);
  const repair = useRepair(topology);
  return (
    <div className={layout.stack4}>
      <RepairNotice repair={repair} />
      <OfNetwork verification={verification} repair={repair} topology={topology} design={design} />
    </div>
  );
}

interface OfNetworkProps {
  readonly verification: Verification;
  readonly repair: Repair;
  readonly topology: Topology;
  readonly design: Design;
}

function OfNetwork({ verification, repair, topology, design }: OfNetworkProps) {
  switch (verification.state) {
    case 'working':
      return (
        <div className={layout.stack3}>
          <p className={prose.detail}>{steps[verification.step]} …</p>
          <Skeleton lines={10} height="2rem" label={`Loading: ${steps[verification.step]}`} />
        </div>
      );
    case 'broken':
      return (
        <Notice tone="bad" action={<Button onClick={verification.tryAgain}>Try again</Button>}>
          The network could not be simulated. The topology was not changed.
        </Notice>
      );
    case 'refused':
      return (
        <RefusedPlan
          graph={topology}
          missing={verification.missing}
          designId={design.id}
          consequence="This network is not checked"
        />
      );
    case 'verified':
      return <VerificationResult network={verification} graph={topology} repair={repair} />;
    default:
      return verification satisfies never;
  }
}
