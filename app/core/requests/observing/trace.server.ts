type Attributes = Readonly<Record<string, string | number>>;

/** What is learnt while a span runs. */
export type NoteAttributes = (attributes: Attributes) => void;

type RunInSpan = <T>(
  name: string,
  attributes: Attributes,
  work: (note: NoteAttributes) => Promise<T>,
) => Promise<T>;

let runInSpan: RunInSpan | null = null;

/** Set by server/lifecycle/start-tracing.ts when an address for traces is configured. */
export function traceWith(run: RunInSpan | null): void {
  runInSpan = run;
}

/**
 * A piece of work as one span of a trace: a request, a job, a statement, a call outside. Without a receiver it is
 * a plain call. Names and attributes are patterns, codes and numbers, as in the log.
 */
export function inSpan<T>(
  name: string,
  attributes: Attributes,
  work: (note: NoteAttributes) => Promise<T>,
): Promise<T> {
  return runInSpan ? runInSpan(name, attributes, work) : work(ignore);
}

const ignore = (): void => undefined;
