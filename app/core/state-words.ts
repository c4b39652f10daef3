interface Labelled<S extends string> {
  readonly states: { readonly [state in S]: { readonly label: string } };
  readonly stateNames: readonly S[];
}

/** State → its label: the words of a list's filter. */
export function stateWords<S extends string>(
  { states, stateNames }: Labelled<S>,
  shown: readonly S[] = stateNames,
): Record<S, string> {
  return Object.fromEntries(shown.map((state) => [state, states[state].label])) as Record<S, string>;
}
