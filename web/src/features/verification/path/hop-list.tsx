import { Cloud, type LucideIcon, Monitor, Network, Router, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Hop } from '#shared/network/simulate/forwarding/path-walk.ts';
import type { NameOf } from '#shared/network/verification/drop-sentence.ts';
import { joinOr } from '#shared/vocabulary/lists.ts';
import { ElementLink } from '#web/documents/configurations/element-link.tsx';
import prose from '#web/ui/prose.module.css';
import styles from './hop-list.module.css';

export interface HopListProps {
  readonly hops: readonly Hop[];
  readonly nameOf: NameOf;
  /** Whether the last hop is where it is dropped. */
  readonly isDropped: boolean;
  readonly reason: string | undefined;
}

const icons: Readonly<Record<Hop['kind'], LucideIcon>> = {
  host: Monitor,
  switch: Network,
  device: Router,
  provider: Cloud,
};

/** Every place that a packet passes, with what decided there and the element of the plan behind it. */
export function HopList({ hops, nameOf, isDropped, reason }: HopListProps) {
  return (
    <ol className={styles.hops}>
      {hops.map((hop, index) => {
        const Icon = icons[hop.kind];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a loop passes one place several times
          <li key={index}>
            <Icon size={16} aria-hidden />
            <div>
              <p className={prose.name}>
                {hop.node === '' ? 'Link' : <ElementLink id={hop.node} nameOf={nameOf} />}
              </p>
              <Facts hop={hop} nameOf={nameOf} />
            </div>
          </li>
        );
      })}
      {isDropped && (
        <li data-dropped>
          <TriangleAlert size={16} aria-hidden />
          <p>
            <strong>Dropped.</strong> {reason}
          </p>
        </li>
      )}
    </ol>
  );
}

function translationWords(kind: string, isAnswer: boolean): string {
  if (isAnswer) return 'Undoes the request’s translation to';
  if (kind === 'nat64') return 'IPv6 becomes IPv4 (NAT64), source';
  return kind === 'static' ? 'Published as' : 'Source becomes';
}

interface FactsProps {
  readonly hop: Hop;
  readonly nameOf: NameOf;
}

const sources = { connected: 'connected', static: 'static', ospf: 'OSPF', bgp: 'BGP' } as const;

function Facts({ hop, nameOf }: FactsProps) {
  const { edges, vlan, vlanFrom, route, policy, isEstablished, translation, tunnel, ingress, egress } = hop;
  const [edge] = edges;
  return (
    <dl className={styles.facts}>
      {edge !== undefined && (
        <Fact term="Arrives by">
          <ElementLink id={edge} nameOf={nameOf} />
          {ingress && ingress !== `VLAN ${vlan}` && `, ${ingress}`}
        </Fact>
      )}
      {vlan !== undefined && (
        <Fact term="VLAN" from={vlanFrom} nameOf={nameOf}>
          {vlan}
        </Fact>
      )}
      {translation && (
        <Fact term="NAT" from={translation.from} nameOf={nameOf}>
          {translationWords(translation.kind, isEstablished)} {translation.address}
        </Fact>
      )}
      {policy && (
        <Fact term="Policy" from={policy.from} nameOf={nameOf}>
          {policy.name} {policy.action === 'allow' ? 'allows it' : 'denies it'}
        </Fact>
      )}
      {isEstablished && <Fact term="Policy">Answer to a request that was allowed</Fact>}
      {route && (
        <Fact term="Route" from={route.from} nameOf={nameOf}>
          {route.prefix} ({sources[route.source]})
          {route.nextHops.length > 0 && ` to ${joinOr(route.nextHops)}`}
        </Fact>
      )}
      {tunnel ? (
        <Fact term="Tunnel" from={tunnel.from} nameOf={nameOf}>
          {tunnel.name}
        </Fact>
      ) : (
        egress && <Fact term="Leaves by">{egress}</Fact>
      )}
    </dl>
  );
}

interface FactTermProps {
  readonly term: string;
  readonly children: ReactNode;
  /** Elements of the plan behind it, the first of which is linked. */
  readonly from?: readonly string[] | undefined;
  readonly nameOf?: NameOf;
}

function Fact({ term, children, from: [first] = [], nameOf }: FactTermProps) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>
        {children}
        {first !== undefined && nameOf && (
          <>
            {', from '}
            <ElementLink id={first} nameOf={nameOf} />
          </>
        )}
      </dd>
    </div>
  );
}
