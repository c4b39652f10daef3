import { useEffect, useState } from "react";
import type { JudgementView } from "../judgement-view.ts";
import type { ShownCard } from "../shown-scholarship.ts";
import type { Standing } from "../standing.ts";
import { useAnswers } from "./answers-store.ts";
import { useViewer } from "./use-viewer.ts";

/** A page of what the reader can get, as far as is known. */
export interface FittingPage {
  readonly scholarships: readonly ShownCard[];
  readonly total: number;
  /** How many of the whole catalogue she can apply for now. */
  readonly fits: number;
  readonly next: string | null;
  readonly verdicts: Readonly<Record<string, JudgementView>>;
  readonly standings: Readonly<Record<string, Standing>>;
  readonly basis: "profile" | "answers" | null;
}

export type Fitting =
  | { readonly state: "off" | "waiting" | "unknown" | "failed" }
  | { readonly state: "found"; readonly page: FittingPage; readonly showMore: (() => void) | null };

const off: Fitting = { state: "off" };

/**
 * The same list for the one who looks, asked for in a post, since an address must not carry anything personal:
 * "mine" only what she can get, "ordered" all of it in her order. "unknown": nothing is known of the reader yet.
 */
export function useFitting(wish: "mine" | "ordered" | null, query: string): Fitting {
  const viewer = useViewer();
  const answers = useAnswers();
  const given = new URLSearchParams(answers).toString();
  const [fitting, setFitting] = useState(off);

  useEffect(() => {
    const isMine = wish === "mine";
    const unknown: Fitting = isMine ? { state: "unknown" } : off;
    if (wish === null || viewer === null) return setFitting(off);
    if (given === "" && viewer !== "student") return setFitting(unknown);
    const stop = new AbortController();
    const load = async (before: FittingPage | null) => {
      const body = new URLSearchParams(given);
      body.set("list", isMine ? `${query}&mine=yes` : query);
      if (before?.next) body.set("cursor", before.next);
      const page = joined(before, await ask(body, stop.signal));
      setFitting(
        page.basis === null
          ? unknown
          : { state: "found", page, showMore: page.next ? () => void load(page) : null },
      );
    };
    // What stands there for everyone stays until her order is known.
    setFitting((now) => (now.state === "found" ? now : isMine ? { state: "waiting" } : off));
    load(null).catch(() => {
      if (!stop.signal.aborted) setFitting(isMine ? { state: "failed" } : off);
    });
    return () => stop.abort();
  }, [wish, viewer, given, query]);

  return fitting;
}

async function ask(body: URLSearchParams, signal: AbortSignal): Promise<FittingPage> {
  const answer = await fetch("/scholarships/fitting", { method: "POST", body, signal });
  if (!answer.ok) throw new Error(`Fitting scholarships answered ${answer.status}`);
  return (await answer.json()) as FittingPage;
}

function joined(before: FittingPage | null, page: FittingPage): FittingPage {
  if (!before) return page;
  return {
    ...page,
    scholarships: [...before.scholarships, ...page.scholarships],
    verdicts: { ...before.verdicts, ...page.verdicts },
    standings: { ...before.standings, ...page.standings },
  };
}
