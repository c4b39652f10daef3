/** What stands beside the answers on the bridge, in the reader's language. */
export interface TallyView {
  readonly figure: number;
  readonly title: string;
  readonly text: string;
  readonly button: string;
}
