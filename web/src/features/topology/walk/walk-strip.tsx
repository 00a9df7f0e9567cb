import { ChevronRight, CircleCheck, TriangleAlert, X } from 'lucide-react';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import type { Graph } from '#shared/contract/topology-items.ts';
import { networkNames } from '#shared/network/verification/network-names.ts';
import { joinAnd } from '#shared/vocabulary/lists.ts';
import { anyService } from '#web/documents/verifications/any-service.ts';
import type { AnsweredWalk } from '#web/documents/verifications/network-verifier.ts';
import { walkInWordsLink } from '#web/documents/verifications/walk-address.ts';
import { walkSentences } from '#web/documents/verifications/walk-sentences.ts';
import button from '#web/ui/button.module.css';
import { IconButton } from '#web/ui/icon-button.tsx';
import prose from '#web/ui/prose.module.css';
import type { Walk, Way } from './use-walk.ts';
import styles from './walk-strip.module.css';

export interface WalkStripProps {
  readonly walk: Walk;
  readonly graph: Graph;
  /** Whether the canvas has changes that the walk does not know. */
  readonly isDirty: boolean;
  readonly onGoTo: (id: string) => void;
}

/** What comes of the flow that the canvas draws, its steps one after another, and the ways to its other direction and out. */
export function WalkStrip({ walk, graph, isDirty, onGoTo }: WalkStripProps) {
  const { question, path, ask, close } = walk;
  return (
    <section className={styles.strip} aria-label="Path walk">
      <header className={styles.head}>
        <Outcome {...{ walk, graph, isDirty }} />
        {path.state === 'walked' && (
          <ServiceChoice walk={path.walk} onChoose={(service) => ask({ service })} />
        )}
        {question.failed.length > 0 && (
          <button type="button" className={button.words} onClick={() => ask({ failed: [] })}>
            Repair what failed
          </button>
        )}
        <Link to={walkInWordsLink(question)} relative="path">
          Hop by hop
        </Link>
        <IconButton icon={X} label="Close the path walk" onClick={close} />
      </header>
      {path.state === 'walked' && <Steps {...{ walk, graph, onGoTo }} />}
    </section>
  );
}

interface ServiceChoiceProps {
  readonly walk: AnsweredWalk;
  readonly onChoose: (service: string) => void;
}

/** The services that are stated between the two ends; one that is asked for and stated for others stays among them. */
function ServiceChoice({ walk: { service, services }, onChoose }: ServiceChoiceProps) {
  const names = [...new Set([service.name, ...services])].sort();
  return (
    <label className={styles.service}>
      Service
      <select value={service.name} onChange={({ target }) => onChoose(target.value)}>
        {names.map((name) => (
          <option key={name} value={name}>
            {name === anyService ? 'Any service' : name}
          </option>
        ))}
      </select>
    </label>
  );
}

function Outcome({ walk, graph, isDirty }: Omit<WalkStripProps, 'onGoTo'>) {
  const { question, path } = walk;
  const hosts = path.state === 'walked' ? path.hosts : undefined;
  const nameOf = useMemo(() => networkNames(graph, hosts ?? []), [graph, hosts]);
  if (path.state !== 'walked')
    return (
      <p className={styles.words} role="status">
        {states[path.state]}
      </p>
    );
  const { outcome, expectation, reason, isAsExpected } = walkSentences(path.walk, question, nameOf);
  const Icon = isAsExpected ? CircleCheck : TriangleAlert;
  const failed = question.failed.map((id) => nameOf(id));
  return (
    <p className={styles.words} role="status" data-tone={isAsExpected ? 'good' : 'warn'}>
      <Icon size={16} aria-hidden />
      <span>
        <strong>{outcome}</strong> {failed.length > 0 && `With ${joinAnd(failed)} failed. `}
        {expectation} {reason} {isDirty && 'Walked through the saved topology, without your changes.'}
      </span>
    </p>
  );
}

const states = {
  working: 'Walking the path …',
  broken: 'The path could not be walked. Reload the page to try again.',
  refused: 'The path could not be walked: the plan leaves open what the configuration of its devices states.',
  unknown:
    'This network no longer has one of these ends or an address for it in this family, or none of its flows uses this service.',
} as const;

function Steps({ walk, graph, onGoTo }: Omit<WalkStripProps, 'isDirty'>) {
  const { path, way, drawn } = walk;
  const nameOf = useMemo(() => networkNames(graph, []), [graph]);
  const hasBack = path.state === 'walked' && path.walk.back.length > 0;
  return (
    <div className={styles.ways}>
      {hasBack && (
        <fieldset className={styles.choice}>
          <legend className="visually-hidden">Direction</legend>
          <WayButton way="there" walk={walk} />
          <WayButton way="back" walk={walk} />
        </fieldset>
      )}
      <ol className={styles.steps} aria-label={way === 'there' ? 'Steps there' : 'Steps back'}>
        {(drawn?.steps ?? []).map((id, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a loop passes one place several times
          <li key={index}>
            {index > 0 && <ChevronRight size={14} aria-hidden />}
            <button type="button" onClick={() => onGoTo(id)}>
              <span className={prose.figures}>{index + 1}</span> {nameOf(id)}
            </button>
          </li>
        ))}
        {drawn?.droppedAt !== undefined && (
          <li data-dropped>
            <TriangleAlert size={14} aria-hidden />
            Dropped
          </li>
        )}
      </ol>
    </div>
  );
}

const wayNames: Readonly<Record<Way, string>> = { there: 'There', back: 'Back' };

const WayButton = ({ way, walk }: { readonly way: Way; readonly walk: Walk }) => (
  <button type="button" aria-pressed={walk.way === way} onClick={() => walk.showWay(way)}>
    {wayNames[way]}
  </button>
);
