/** An answer that S3 gives instead of a result: HTTP status, S3's error code and a sentence. */
export class S3Error extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.name = 'S3Error';
    this.status = status;
    this.code = code;
  }
}

export const accessDenied = (message = 'Access Denied') => new S3Error(403, 'AccessDenied', message);

export const invalidRequest = (message: string) => new S3Error(400, 'InvalidRequest', message);

export const invalidArgument = (message: string) => new S3Error(400, 'InvalidArgument', message);

export const noSuchKey = () => new S3Error(404, 'NoSuchKey', 'The specified key does not exist.');

export const preconditionFailed = () =>
  new S3Error(412, 'PreconditionFailed', 'At least one of the pre-conditions you specified did not hold');

/** S3 has the feature, the stand-in does not: rejected, so that nothing seems stored or checked that is not. */
export const notImplemented = (feature: string) =>
  new S3Error(501, 'NotImplemented', `The local object store does not implement ${feature}.`);
