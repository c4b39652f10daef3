/** What became of what was sent. */
export type Outcome =
  | { readonly kind: "saved" }
  /** Not reached, or no place: kept in the browser, and tried again by itself. */
  | { readonly kind: "later"; readonly waitMs: number }
  /** Kept, and tried again with the next key or the network's return: somebody has to do something first. */
  | { readonly kind: "stopped" }
  /** It is not to be saved here any more; kept only where it waits for its own student. */
  | { readonly kind: "refused"; readonly isKept: boolean };

type Fields<Value> = ReadonlyMap<string, Value>;
type Entries<Value> = readonly (readonly [string, Value])[];

export interface SavedForm<Value> {
  /** One request. A page that is being left says so: nothing is shown there any more. */
  send(fields: Fields<Value>, isLeaving: boolean): Promise<Outcome>;
  /** What an earlier page could not send. */
  kept?(): Promise<Entries<Value>>;
  /** Into the controls, as far as nothing newer was typed there. */
  restore?(entries: Entries<Value>): void;
  /** What was typed before this script ran. */
  already?(): Entries<Value>;
  /** Puts into the browser's storage what waits. */
  keep?(fields: Fields<Value>): void;
  forget?(): void;
}

export interface TypedSaver<Value> {
  touch(...entries: Entries<Value>): void;
  /** At once; done when nothing that was typed before is on its way any more. */
  flush(): Promise<void>;
  /** The form itself is on its way and takes everything along; `drop` where a late save would begin a second draft. */
  press(options?: { drop?: boolean }): void;
  /** Until the answer is called, which leaves the page. */
  listen(): () => void;
}

const pauseMs = 900;

/**
 * Saves a form as it is typed: what changed, a moment after the last key, one request at a time. What cannot be sent
 * stays, in the browser too, and goes when the server is reached again; a page that is left sends what it has.
 */
export function typedSaver<Value>(form: SavedForm<Value>): TypedSaver<Value> {
  const pending = new Map<string, Value>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | null = null;
  let isPressed = false;

  function wait(ms: number) {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), ms);
  }

  async function sendNow(): Promise<void> {
    const sent = new Map(pending);
    const outcome = await form.send(sent, false);
    switch (outcome.kind) {
      case "saved":
        // What was typed meanwhile is another value.
        for (const [name, value] of sent) if (pending.get(name) === value) pending.delete(name);
        if (pending.size > 0) wait(pauseMs);
        else form.forget?.();
        return;
      case "refused":
        if (outcome.isKept) form.keep?.(new Map(pending));
        else form.forget?.();
        pending.clear();
        return;
      case "later":
        if (pending.size > 0) wait(outcome.waitMs);
    }
    // A press meanwhile may have taken everything along.
    if (pending.size > 0) form.keep?.(new Map(pending));
  }

  async function flush(): Promise<void> {
    clearTimeout(timer);
    // What a request on its way does not hold goes after it, never beside it.
    while (running) await running;
    if (pending.size === 0) return;
    running = sendNow().finally(() => {
      running = null;
    });
    await running;
  }

  /** Left within the second after the last key: what was typed goes on its way all the same. */
  async function leave(mayKeep: boolean): Promise<void> {
    clearTimeout(timer);
    if (isPressed || pending.size === 0) return;
    const left = new Map(pending);
    pending.clear();
    const { kind } = await form.send(left, true);
    if (mayKeep && (kind === "later" || kind === "stopped")) form.keep?.(left);
  }

  return {
    touch(...entries) {
      isPressed = false;
      for (const [name, value] of entries) pending.set(name, value);
      wait(pauseMs);
    },
    flush,
    press({ drop = false } = {}) {
      isPressed = true;
      clearTimeout(timer);
      if (drop) pending.clear();
    },
    listen() {
      let isGone = false;
      const isNew = ([name]: readonly [string, Value]) => !pending.has(name);
      const begin = async () => {
        const kept = (await form.kept?.()) ?? [];
        if (isGone) return;
        const older = kept.filter(isNew);
        form.restore?.(older);
        for (const [name, value] of older) pending.set(name, value);
        for (const [name, value] of (form.already?.() ?? []).filter(isNew)) pending.set(name, value);
        await flush();
      };
      void begin();
      const again = () => void flush();
      // Nothing is put into the browser's storage here: it may be the way out (T11).
      const away = () => void leave(false);
      window.addEventListener("online", again);
      window.addEventListener("pagehide", away);
      return () => {
        isGone = true;
        window.removeEventListener("online", again);
        window.removeEventListener("pagehide", away);
        void leave(true);
      };
    },
  };
}
