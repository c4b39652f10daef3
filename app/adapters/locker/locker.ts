/** What a citizen's locker holds: an entry of the list, as its issuer named it. */
export interface IssuedPaper {
  /** The locker's own name for it: "in.gov.revenue-INCER-2026…". Personal, and never kept. */
  readonly uri: string;
  readonly name: string;
  /** The kind of paper by the locker's code: "INCER", "ADHAR". */
  readonly doctype: string;
  readonly issuer: string;
  /** As the locker writes it. */
  readonly date: string;
  /** Both are needed: the paper to be seen, the record whose signature proves it. */
  readonly hasPdf: boolean;
  readonly hasRecord: boolean;
}

/** What stands in the signed record of a paper. Days are ISO; null where it says none. */
export interface IssuerRecord {
  readonly type: string;
  readonly issuer: string;
  readonly holder: string | null;
  readonly holderBorn: string | null;
  readonly issuedOn: string | null;
  readonly validUntil: string | null;
  /** The issuer has taken it back. */
  readonly isRevoked: boolean;
}

export interface LockerToken {
  readonly token: string;
  readonly seconds: number;
}

/** Where the state keeps people's papers (DigiLocker). Everything it throws is an OutsideError. */
export interface Locker {
  readonly name: "digilocker" | "sandbox";
  /** The one foreign origin that our form leads to (CSP form-action); null where the page is ours. */
  readonly formOrigin: string | null;
  /** The page where its owner says yes or no. */
  authorizeUrl(ask: { state: string; challenge: string; redirectUri: string }): string;
  exchange(given: { code: string; verifier: string; redirectUri: string }): Promise<LockerToken>;
  listIssued(token: string): Promise<IssuedPaper[]>;
  /** A PDF, as the locker sealed it. */
  readPdf(token: string, uri: string): Promise<Uint8Array>;
  /** The record, as its issuer signed it. */
  readRecord(token: string, uri: string): Promise<IssuerRecord>;
  revoke(token: string): Promise<void>;
}
