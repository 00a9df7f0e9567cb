/** A second proof beside the password: codes that an app makes from a secret (TOTP). */
export interface Authenticator {
  readonly isOn: () => Promise<boolean>;
  /** A new secret; nothing changes until a code that was made from it is confirmed. */
  readonly begin: (accountName: string) => Promise<{
    readonly secret: string;
    /** What an app reads from a QR code: `otpauth://…`. */
    readonly address: string;
  }>;
  /** Throws ApiError where the code was not made from the secret. */
  readonly confirm: (code: string) => Promise<void>;
  readonly turnOff: () => Promise<void>;
}
