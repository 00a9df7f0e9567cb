import { expose } from 'comlink';
import { composer } from './composer.ts';

expose(composer());
