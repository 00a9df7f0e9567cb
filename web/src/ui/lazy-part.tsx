import { type ComponentType, createElement, lazy, useEffect, useEffectEvent } from 'react';
import { Problem } from './problem.tsx';
import { useToast } from './toasts.tsx';

/**
 * A part of a screen whose code is fetched when it is first shown. Where that fails, without a connection or after a
 * deployment, the screen stays as it is: a dialog closes with a message, any other part says so in its place, and a quiet
 * one is left out. What is needed without a connection is fetched ahead (use-fetched-ahead.ts).
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
  { isQuiet = false } = {},
): ComponentType<Props> {
  const fetched = () => lazy(() => load().catch(() => ({ default: missing })));
  let part = fetched();
  const forget = () => {
    part = fetched();
  };
  const missing = (props: Props) =>
    createElement(NotLoaded, { close: closerOf(props), isQuiet, onLeave: forget });
  return (props) => createElement(part, props);
}

interface NotLoadedProps {
  readonly close: (() => void) | undefined;
  readonly isQuiet: boolean;
  readonly onLeave: () => void;
}

function NotLoaded({ close, isQuiet, onLeave }: NotLoadedProps) {
  const toast = useToast();
  const arrive = useEffectEvent(() => {
    if (!close) return;
    toast.error(sentence);
    close();
  });
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    arrive();
    return () => leave();
  }, []);
  return close || isQuiet ? null : <Problem>{sentence}</Problem>;
}

const sentence =
  'This part of Netwright could not be loaded. Your work is kept: reload the page once you are connected.';

function closerOf(props: object): (() => void) | undefined {
  const close: unknown = 'onClose' in props ? props.onClose : undefined;
  return typeof close === 'function' ? () => void close() : undefined;
}
