import type { CheckMessage } from './messages.ts';
import { startResponder } from './respond.ts';

const respond = startResponder();

self.addEventListener('message', ({ data }: MessageEvent<CheckMessage>) => {
  const answer = respond(data);
  if (answer) self.postMessage(answer);
});
