/**
 * Fetched when somebody begins to use it, by finger, pointer or key. What was pressed before its script was there is
 * pressed again; where the script cannot come, a form is sent as without it. Without a network it is not asked for: a
 * browser does not try a second time, the next touch does.
 */
export function whenTouched(part: HTMLElement, load: () => Promise<unknown>): void {
  const stop = new AbortController();
  const { signal } = stop;
  let loading: Promise<unknown> | undefined;
  const start = async () => {
    if (!navigator.onLine) return;
    loading ??= load().then(
      () => stop.abort(),
      () => undefined,
    );
    await loading;
  };
  for (const touch of ["pointerdown", "focusin", "input"]) {
    part.addEventListener(touch, () => void start(), { signal });
  }
  part.addEventListener(
    "click",
    ({ target }) => {
      const button = target instanceof Element && target.closest<HTMLElement>("button[type=button]");
      if (button) void start().then(() => signal.aborted && button.click());
    },
    { signal },
  );
  part.addEventListener(
    "submit",
    (event) => {
      const { target: form, submitter } = event;
      if (!(form instanceof HTMLFormElement)) return;
      event.preventDefault();
      event.stopPropagation();
      void start().then(() => {
        stop.abort();
        form.requestSubmit(submitter);
      });
    },
    { signal },
  );
}
