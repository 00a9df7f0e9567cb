import { expose } from 'comlink';
import { templatePreviewer } from './template-previewer.ts';

expose(templatePreviewer());
