import { expose } from 'comlink';
import { keepTopology } from './keep-topology.ts';

expose(keepTopology());
