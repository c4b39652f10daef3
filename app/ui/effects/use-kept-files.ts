import { useCallback, useEffect, useRef, useState } from "react";
import { now } from "#app/core/clock.ts";
import type { KeptFile } from "#app/core/kept/kept-files.ts";
import type { KeptAnswer } from "#app/core/kept/send-kept-files.ts";

/** A line that is there and carries nothing is tried again. */
const againMs = 20_000;

type KeptFilesOptions = {
  /** Null: nobody is signed in, and nothing is kept. */
  owner: string | null;
  place: string;
  /** One has been taken by the server, or refused. */
  take: (field: string, answer: KeptAnswer) => void;
};

// Both at the first look: without a network nothing can be fetched any more.
const load = () =>
  Promise.all([import("#app/core/kept/kept-files.ts"), import("#app/core/kept/send-kept-files.ts")]);

/** Papers that wait on this phone, by field: their names. They go by themselves, once (S31f). */
export function useKeptFiles({ owner, place, take }: KeptFilesOptions) {
  const [waiting, setWaiting] = useState<Readonly<Record<string, string>>>({});
  const latest = useRef(take);
  latest.current = take;

  /** Whether nothing is left waiting. */
  const sendAll = useCallback(async (): Promise<boolean> => {
    if (!owner || !("indexedDB" in window) || !navigator.locks) return true;
    const [{ keptFiles }, { sendKeptFiles }] = await load();
    const hers = await keptFiles.list(owner).catch(() => []);
    const here = hers.filter((kept) => kept.place === place);
    setWaiting(Object.fromEntries(here.map(({ field, file }) => [field, file.name])));
    if (here.length === 0) return true;
    if (navigator.onLine === false) return false;
    return sendKeptFiles(owner, place, ({ field }, answer) => {
      setWaiting(({ [field]: _, ...rest }) => rest);
      latest.current(field, answer);
    }).catch(() => false);
  }, [owner, place]);

  const isWaiting = Object.keys(waiting).length > 0;
  useEffect(() => {
    const again = () => void sendAll();
    if (!isWaiting) again();
    const timer = isWaiting ? setInterval(again, againMs) : undefined;
    window.addEventListener("online", again);
    return () => {
      clearInterval(timer);
      window.removeEventListener("online", again);
    };
  }, [sendAll, isWaiting]);

  /** Could not be sent now. False: this browser cannot keep it. */
  const keep = async (field: string, file: File, to: KeptFile["to"]): Promise<boolean> => {
    if (!owner) return false;
    try {
      const [{ keptFiles }, { askToSendLater }] = await load();
      await keptFiles.keep({ owner, place, field, keptAt: now().getTime(), to, file });
      setWaiting((before) => ({ ...before, [field]: file.name }));
      void askToSendLater();
      return true;
    } catch {
      return false;
    }
  };
  return { waiting, keep, sendAll };
}
