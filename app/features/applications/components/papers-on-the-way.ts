const onTheWay = new Set<Promise<unknown>>();

/** Remembers an upload until it has ended, well or badly. */
export function watchPaper(upload: Promise<unknown>): void {
  onTheWay.add(upload);
  void upload.finally(() => onTheWay.delete(upload));
}

/** Null when nothing is on its way. Whoever leaves the step now would find a paper missing that is only late. */
export function papersArrive(): Promise<unknown> | null {
  return onTheWay.size > 0 ? Promise.allSettled(onTheWay) : null;
}
