import { useMemo, useRef } from 'react';
import type { Graph } from '#shared/contract/topology-items.ts';
import { type ReadGraph, readGraph } from '#shared/network/configuration/kept/read-graph.ts';

/** The graph as checks read it, the same object while nothing but places and notes differ: what is moved is not checked again. */
export function useReadGraph(graph: Graph): Graph {
  const kept = useRef<ReadGraph>(undefined);
  return useMemo(() => {
    kept.current = readGraph(graph, kept.current);
    return kept.current.read;
  }, [graph]);
}
