/** What a refusal means for the next try. */
export type OutsideVerdict =
  /** The service is slow, full or not there: everything sent to it waits. */
  | "away"
  /** This one request later (a full mailbox, a missing template); others may go on. */
  | "later"
  /** This one request never: its receiver or its content is refused for good. */
  | "never"
  /** The service refuses us (key, balance, address list): everything waits until a person acts. */
  | "stopped"
  /** Refused for a reason we do not know: it may be this request, it may be us. */
  | "unclear";

/**
 * What every adapter throws when the service behind it did not do its work. `code` is a short word for
 * logs and rows; the message never carries what was sent, because it is often personal (T27).
 */
export class OutsideError extends Error {
  readonly isSafeToLog = true;
  readonly service: string;
  readonly code: string;
  readonly verdict: OutsideVerdict;

  constructor(service: string, code: string, verdict: OutsideVerdict) {
    super(`${service} did not accept the request (${code})`);
    this.name = "OutsideError";
    this.service = service;
    this.code = code;
    this.verdict = verdict;
  }
}
