import type { KeyObject } from "node:crypto";

/** Whose signatures are believed, and on which days they were given. */
export interface QrSigner {
  readonly key: KeyObject;
  readonly from: Date | null;
  readonly until: Date | null;
}
