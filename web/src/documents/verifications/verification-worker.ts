import { expose } from 'comlink';
import { networkVerifier } from './network-verifier.ts';

expose(networkVerifier());
