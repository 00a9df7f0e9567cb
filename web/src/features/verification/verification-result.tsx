import { useMemo } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { Graph } from '#shared/contract/topology-items.ts';
import { nothingToSimulate } from '#shared/network/checks/unsimulated.ts';
import { networkNames } from '#shared/network/verification/network-names.ts';
import { formatNumber } from '#shared/vocabulary/counts.ts';
import type { Repair } from '#web/documents/topologies/use-repair.ts';
import type { VerifiedNetwork } from '#web/documents/verifications/use-verification.ts';
import {
  type VerificationView,
  verificationViews,
  viewIn,
  viewLink,
} from '#web/documents/verifications/walk-address.ts';
import { FlowsView } from '#web/features/verification/matrix/flows-view.tsx';
import { WalkView } from '#web/features/verification/path/walk-view.tsx';
import layout from '#web/ui/layout.module.css';
import { Notice } from '#web/ui/notice.tsx';
import pills from '#web/ui/pills.module.css';
import { FailuresView } from './failures-view.tsx';
import { FindingsView } from './findings-view.tsx';

export interface VerificationResultProps {
  readonly network: VerifiedNetwork;
  readonly graph: Graph;
  readonly repair: Repair;
}

const names: Readonly<Record<VerificationView, string>> = {
  flows: 'Flows',
  path: 'Path walk',
  findings: 'Findings',
  failures: 'Failures',
};

/** A simulated network: one line that sums it up, and its four views. */
export function VerificationResult({ network, graph, repair }: VerificationResultProps) {
  const [address] = useSearchParams();
  const nameOf = useMemo(() => networkNames(graph, network.hosts), [graph, network.hosts]);
  const view = viewIn(address);
  const { flows, findings, leftOut } = network;
  const asExpected = flows.filter(({ isAsExpected }) => isAsExpected).length;
  const isGood = asExpected === flows.length;
  return (
    <div className={layout.stack4}>
      {flows.length === 0 ? (
        <Notice tone="warn">Not checked. {nothingToSimulate}</Notice>
      ) : (
        <Notice tone={isGood ? 'good' : 'warn'}>
          {formatNumber(asExpected)} of {formatNumber(flows.length)} flows do what the policy says.
        </Notice>
      )}
      {leftOut !== undefined && <Notice tone="warn">{leftOut}</Notice>}
      <nav className={pills.pills} aria-label="Views of the verification">
        {verificationViews.map((name) => (
          <Link key={name} to={viewLink(name)} aria-current={name === view ? 'page' : undefined}>
            {names[name]} {name === 'findings' && <span>{formatNumber(findings.length)}</span>}
          </Link>
        ))}
      </nav>
      {view === 'flows' && <FlowsView network={network} nameOf={nameOf} />}
      {view === 'path' && <WalkView network={network} graph={graph} nameOf={nameOf} />}
      {view === 'findings' && (
        <FindingsView
          findings={findings}
          nameOf={nameOf}
          isChecked={flows.length > 0}
          repair={repair.apply}
        />
      )}
      {view === 'failures' && <FailuresView network={network} nameOf={nameOf} />}
    </div>
  );
}
