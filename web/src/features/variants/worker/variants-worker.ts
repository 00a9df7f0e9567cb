import type { VariantsQuestion } from './messages.ts';
import { respond } from './respond.ts';

self.addEventListener('message', ({ data }: MessageEvent<VariantsQuestion>) =>
  respond(data, (answer) => self.postMessage(answer)),
);
