/** An error as the provider answers it. Its texts and codes are the provider's own. */
export class PaymentsError extends Error {
  override readonly name = 'PaymentsError';
  readonly status: number;
  readonly code: string;
  readonly nextStep: string;

  constructor(status: number, code: string, message: string, nextStep = 'Check the value(s) and try again.') {
    super(message);
    this.status = status;
    this.code = code;
    this.nextStep = nextStep;
  }
}

/** The provider's envelope of an error; only `message` is sure to be there. */
export const errorBody = ({ message, nextStep, code }: PaymentsError) => ({
  status: false,
  message,
  meta: { nextStep },
  type: 'validation_error',
  code,
});

export const invalid = (message: string): PaymentsError => new PaymentsError(400, 'invalid_params', message);
