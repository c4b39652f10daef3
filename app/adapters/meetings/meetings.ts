/** The operator's meeting service, where people see each other. */
export interface Meetings {
  /** The address of a room; null where a page of ours plays it, as in the demo. */
  addressOf(room: string): string | null;
}
