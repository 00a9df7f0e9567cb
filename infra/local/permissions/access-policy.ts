/**
 * Who may do what on the local cloud.
 *
 * Each function of the synthesised template gets an access key id of its own. A stand-in reads that id from the
 * credential of a signed request (SigV4), so it can refuse a call that the function's role does not grant.
 */
export interface AccessPolicy {
  /** The secret key that belongs to this access key id, or undefined when nobody holds it. */
  secretFor(accessKeyId: string): string | undefined;
  /**
   * Whether the holder's role allows the action on the resource.
   * @param action an IAM action such as `cognito-idp:AdminCreateUser`
   * @param resource an ARN such as `arn:aws:s3:::bucket/key`
   */
  allows(accessKeyId: string, action: string, resource: string): boolean;
}
