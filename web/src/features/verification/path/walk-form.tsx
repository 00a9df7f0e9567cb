import { X } from 'lucide-react';
import { useMemo } from 'react';
import type { HostGroup } from '#shared/contract/configuration/network-configuration.ts';
import type { Graph } from '#shared/contract/topology-items.ts';
import type { NameOf } from '#shared/network/verification/drop-sentence.ts';
import { zoneName } from '#shared/vocabulary/topology/topology-words.ts';
import type { AddressFamily } from '#web/documents/verifications/address-family.ts';
import type { WalkQuestion } from '#web/documents/verifications/network-verifier.ts';
import type { VerifiedNetwork } from '#web/documents/verifications/use-verification.ts';
import { failableAt } from '#web/features/verification/model/failable-at.ts';
import { ChoiceField } from '#web/ui/field/choice-field.tsx';
import { FieldGrid } from '#web/ui/field/field-grid.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import layout from '#web/ui/layout.module.css';
import { StatusBadge } from '#web/ui/status-badge.tsx';

export interface WalkFormProps {
  readonly network: VerifiedNetwork;
  readonly graph: Graph;
  readonly nameOf: NameOf;
  readonly question: WalkQuestion;
  readonly onAsk: (question: WalkQuestion) => void;
}

/** Which flow is walked, and what has failed meanwhile. */
export function WalkForm({ network, graph, nameOf, question, onAsk }: WalkFormProps) {
  const { hosts, flows, elements } = network;
  const { source, destination, service, family, failed } = question;
  const services = useMemo(() => [...new Set(flows.map(({ flow }) => flow.service.name))].sort(), [flows]);
  const siteOf = (id: string) => hosts.find((host) => host.id === id)?.site;
  const sites = [siteOf(source), siteOf(destination)];
  const failable = failableAt(graph, elements, sites).filter(({ id }) => !failed.includes(id));
  return (
    <div className={layout.stack3}>
      <FieldGrid>
        <EndFields
          label="From"
          hosts={hosts}
          value={source}
          nameOf={nameOf}
          onChoose={(id) => onAsk({ ...question, source: id })}
        />
        <EndFields
          label="To"
          hosts={hosts}
          value={destination}
          nameOf={nameOf}
          onChoose={(id) => onAsk({ ...question, destination: id })}
        />
        <ChoiceField
          label="Service"
          choices={services.map((name) => [name, name] as const)}
          value={service}
          onChange={({ target }) => onAsk({ ...question, service: target.value })}
        />
        {hosts.some(({ ipv6 }) => ipv6 !== undefined) && (
          <ChoiceField
            label="Address family"
            choices={families.map((name) => [name, name] as const)}
            value={family}
            onChange={({ target }) => onAsk({ ...question, family: familyNamed(target.value) })}
          />
        )}
        <ChoiceField
          label="Fail an element"
          none="Choose a device, circuit or link"
          choices={failable.map(({ id }) => [id, nameOf(id)] as const)}
          value=""
          onChange={({ target }) => onAsk({ ...question, failed: [...failed, target.value] })}
        />
      </FieldGrid>
      {failed.length > 0 && (
        <ul className={layout.row2} aria-label="Failed elements">
          {failed.map((id) => (
            <li key={id} className={layout.row2}>
              <StatusBadge tone="bad">{nameOf(id)} failed</StatusBadge>
              <IconButton
                icon={X}
                iconSize={14}
                label={`Restore ${nameOf(id)}`}
                onClick={() => onAsk({ ...question, failed: failed.filter((other) => other !== id) })}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const families = ['IPv4', 'IPv6'] as const;
const familyNamed = (name: string): AddressFamily => families.find((family) => family === name) ?? 'IPv4';

interface EndFieldsProps {
  readonly label: string;
  readonly hosts: readonly HostGroup[];
  readonly value: string;
  readonly nameOf: NameOf;
  readonly onChoose: (id: string) => void;
}

/** A group of hosts by its site, or the internet. */
function EndFields({ label, hosts, value, nameOf, onChoose }: EndFieldsProps) {
  const bySite = useMemo(() => Map.groupBy(hosts, ({ site }) => site), [hosts]);
  const site = hosts.find(({ id }) => id === value)?.site;
  const own = site === undefined ? [] : (bySite.get(site) ?? []);
  return (
    <>
      <ChoiceField
        label={`${label}: site`}
        choices={[...[...bySite.keys()].map((name) => [`at ${name}`, name] as const), internetChoice]}
        value={site === undefined ? 'internet' : `at ${site}`}
        onChange={({ target }) =>
          onChoose(
            target.value === 'internet'
              ? 'internet'
              : (bySite.get(target.value.slice(3))?.[0]?.id ?? 'internet'),
          )
        }
      />
      {site !== undefined && (
        <ChoiceField
          label={`${label}: hosts`}
          choices={own.map(({ id, zone }) => [id, `${nameOf(id)} (${zoneName(zone)})`] as const)}
          value={value}
          onChange={({ target }) => onChoose(target.value)}
        />
      )}
    </>
  );
}

const internetChoice = ['internet', 'The internet'] as const;
