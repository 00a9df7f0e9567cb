import type { Remote } from 'comlink';
import { Route } from 'lucide-react';
import { useCallback } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { Graph } from '#shared/contract/topology-items.ts';
import type { NameOf } from '#shared/network/verification/drop-sentence.ts';
import type { VerifiedFlow } from '#shared/network/verification/verified-flow.ts';
import { betweenHosts } from '#web/documents/verifications/host-of-end.ts';
import type { NetworkVerifier, WalkQuestion } from '#web/documents/verifications/network-verifier.ts';
import type { VerifiedNetwork } from '#web/documents/verifications/use-verification.ts';
import { walkIn, walkLink, walkOf } from '#web/documents/verifications/walk-address.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import layout from '#web/ui/layout.module.css';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useServiceAnswer } from '#web/ui/use-service-answer.ts';
import { WalkAnswer } from './walk-answer.tsx';
import { WalkForm } from './walk-form.tsx';

export interface WalkViewProps {
  readonly network: VerifiedNetwork;
  readonly graph: Graph;
  readonly nameOf: NameOf;
}

/** The path of one flow, hop by hop, also with elements failed. The address says which, so that it can be sent and Back works. */
export function WalkView({ network, graph, nameOf }: WalkViewProps) {
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const usual = (network.flows.find(isWayOut) ?? network.flows[0])?.flow;
  if (usual === undefined)
    return (
      <EmptyState icon={Route} title="No path to walk">
        This network has no hosts, and so no flows.
      </EmptyState>
    );
  const question = betweenHosts(walkIn(address, walkOf(usual)), graph.edges, network.hosts);
  return (
    <div className={layout.stack4}>
      <WalkForm
        network={network}
        graph={graph}
        nameOf={nameOf}
        question={question}
        onAsk={(next) => navigate(walkLink(next))}
      />
      <Walk network={network} question={question} nameOf={nameOf} />
    </div>
  );
}

const isWayOut = ({ flow }: VerifiedFlow): boolean =>
  flow.expected === 'pass' && flow.destination === 'internet';

interface WalkProps extends Omit<WalkViewProps, 'graph'> {
  readonly question: WalkQuestion;
}

function Walk({ network, question, nameOf }: WalkProps) {
  const { source, destination, service, family } = question;
  const failed = question.failed.join('\n');
  const ask = useCallback(
    (api: Remote<NetworkVerifier>) =>
      api.walk({ source, destination, service, family, failed: failed.split('\n').filter(Boolean) }),
    [source, destination, service, family, failed],
  );
  const answered = useServiceAnswer(network.verifier, ask);
  switch (answered.state) {
    case 'working':
      return <Skeleton lines={6} height="2rem" label="Loading the path" />;
    case 'broken':
      return <Notice tone="bad">The path could not be walked. Reload the page to try again.</Notice>;
    case 'answered':
      return answered.answer === undefined ? (
        <Notice tone="warn">
          This network no longer has one of these ends, or none of its flows uses this service. Choose
          another.
        </Notice>
      ) : (
        <WalkAnswer walk={answered.answer} question={question} nameOf={nameOf} />
      );
    default:
      return answered satisfies never;
  }
}
