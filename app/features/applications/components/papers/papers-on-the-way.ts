import type { SubmitEvent } from "react";

const onTheWay = new Set<Promise<unknown>>();

/** Remembers an upload until it has ended, well or badly. */
export function watchPaper(upload: Promise<unknown>): void {
  onTheWay.add(upload);
  void upload.finally(() => onTheWay.delete(upload));
}

/** Whoever leaves the step now would find a paper missing that is only late: it is left once they are there. */
export function waitForPapers(event: SubmitEvent<HTMLFormElement>): void {
  if (onTheWay.size === 0) return;
  event.preventDefault();
  const { currentTarget: form, nativeEvent } = event;
  const { submitter } = nativeEvent as globalThis.SubmitEvent;
  void Promise.allSettled(onTheWay).then(() => form.requestSubmit(submitter));
}
