/** How her studies go, as she says with her thanks: what the form offers is what is taken (S17g). */
export const scholarProgresses = ["same", "continued", "finished", "paused", "stopped"] as const;
