/** Whose signatures are ours: the key of today, and those before it with the moment they were retired. */
export interface DecisionKeys {
  readonly current: string;
  readonly retired: readonly { readonly keyId: string; readonly retiredAt: string }[];
}
