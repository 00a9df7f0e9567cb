import { bucketArn } from '../access-control.ts';
import type { Operation } from '../s3-call.ts';

export const headBucket: Operation = async ({ request, response, caller }) => {
  caller.need('s3:ListBucket', bucketArn(request.bucket));
  response.writeHead(200).end();
};
