import { expose } from 'comlink';
import { compareVariants } from './compare-variants.ts';

expose(compareVariants);
