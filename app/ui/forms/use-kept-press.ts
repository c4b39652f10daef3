import { useCallback, useEffect, useRef, useState } from "react";
import { now } from "#app/core/clock.ts";
import { isSecretField } from "#app/core/forms/secret-fields.ts";
import type { KeptPress, PressStore } from "#app/core/kept/kept-press.ts";

const againMs = 20_000;

type KeptPressOptions = {
  store: PressStore;
  /** Under which the browser seals it. */
  keepKey: string;
  /** Null: nobody is signed in, and nothing is kept. */
  owner: string | null;
  place: string;
  /** The same press once more. "away": it could not leave, and is tried again; else the server has spoken. */
  send: (fields: KeptPress["fields"]) => Promise<"away" | "spoken">;
  /** The page itself is sending: nothing goes out beside it. */
  isSending?: () => boolean;
};

/**
 * S31f: Submit pressed without a network survives a reload and a killed tab. It is kept, sealed, before it is sent; at
 * the next opening of its form it goes out by itself as soon as it can, and the page says since when it waits.
 */
export function useKeptPress({ store, keepKey, owner, place, send, isSending }: KeptPressOptions) {
  const [pressedAt, setPressedAt] = useState<number | null>(null);
  const ways = useRef({ send, isSending });
  ways.current = { send, isSending };

  useEffect(() => {
    if (!owner) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    const begin = async () => {
      clearTimeout(timer);
      if (ways.current.isSending?.()) return;
      const kept = await store.read(keepKey);
      if (isGone || kept?.owner !== owner || kept.place !== place) return;
      setPressedAt(kept.pressedAt);
      if (navigator.onLine === false) return;
      const arrival = await ways.current.send(kept.fields);
      if (isGone) return;
      if (arrival === "away") timer = setTimeout(() => void begin(), againMs);
      else setPressedAt(null);
    };
    const again = () => void begin();
    void begin();
    window.addEventListener("online", again);
    return () => {
      isGone = true;
      clearTimeout(timer);
      window.removeEventListener("online", again);
    };
  }, [store, keepKey, owner, place]);

  const forget = useCallback(() => {
    setPressedAt(null);
    return store.forget();
  }, [store]);

  /** Secrets are never kept in a browser: what the server has not got of them is asked again. */
  const press = (form: HTMLFormElement, submitter: HTMLElement | null): number | null => {
    if (!owner) return null;
    const at = now().getTime();
    const fields = [...new FormData(form, submitter)].flatMap(([key, value]) =>
      typeof value === "string" && !isSecretField(key) ? [[key, value] as [string, string]] : [],
    );
    void store.keep(keepKey, { owner, place, pressedAt: at, fields });
    return at;
  };
  const onForget = () => {
    void forget();
    // What waits in this page for the network goes with it.
    window.location.reload();
  };
  return { pressedAt, setPressedAt, press, forget, onForget };
}
