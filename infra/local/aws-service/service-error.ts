/** An error as AWS names it: `name` is the exception that clients see, and `status` 400 unless the service has another. */
export class ServiceError extends Error {
  readonly status: number;

  constructor(name: string, message: string, status = 400) {
    super(message);
    this.name = name;
    this.status = status;
  }
}
