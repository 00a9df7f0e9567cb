import { expose } from 'comlink';
import { packChanges } from './change-packer.ts';

expose(packChanges);
