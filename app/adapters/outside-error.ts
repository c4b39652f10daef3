/**
 * What every adapter throws when the service behind it did not do its work. `code` is a short word for
 * logs and rows; the message never carries what was sent, because it is often personal (T27).
 */
export class OutsideError extends Error {
  readonly isSafeToLog = true;
  readonly service: string;
  readonly code: string;
  /** Worth another try later: the service was slow, full, or away. */
  readonly transient: boolean;

  constructor(service: string, code: string, transient: boolean) {
    super(`${service} did not accept the request (${code})`);
    this.name = "OutsideError";
    this.service = service;
    this.code = code;
    this.transient = transient;
  }
}
