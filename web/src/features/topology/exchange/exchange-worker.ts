import { expose } from 'comlink';
import { openExchange } from './exchange-service.ts';

expose(openExchange());
