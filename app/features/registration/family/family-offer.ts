/** What a sister or brother on the same phone has given, and could be taken over with one press (S28). */
export interface FamilyOffer {
  readonly studentId: string;
  readonly name: string;
  readonly mother: string | null;
  readonly father: string | null;
  readonly state: string | null;
  /** The account of a parent or guardian; one in the sibling's own name is never offered. */
  readonly bank: { readonly holder: string; readonly account: string } | null;
}
