import { useEffect, useState } from "react";
import type { JudgementView } from "../judgement-view.ts";
import type { ScholarshipCard } from "../scholarship-view.ts";
import { useAnswers } from "./answers-store.ts";
import { useViewer } from "./use-viewer.ts";

/** A page of what the reader can get, as far as is known. */
export interface FittingPage {
  readonly scholarships: readonly ScholarshipCard[];
  readonly total: number;
  readonly next: string | null;
  readonly verdicts: Readonly<Record<string, JudgementView>>;
  readonly basis: "profile" | "answers" | null;
}

export type Fitting =
  | { readonly state: "off" | "waiting" | "unknown" | "failed" }
  | { readonly state: "found"; readonly page: FittingPage; readonly showMore: (() => void) | null };

const off: Fitting = { state: "off" };

/**
 * "Only those I can get": the same list, asked for in a post, since an address must not carry anything personal.
 * "unknown": nothing is known of the reader yet.
 */
export function useFitting(isOn: boolean, query: string): Fitting {
  const viewer = useViewer();
  const answers = useAnswers();
  const given = new URLSearchParams(answers).toString();
  const [fitting, setFitting] = useState(off);

  useEffect(() => {
    if (!isOn || viewer === null) return setFitting(off);
    if (given === "" && viewer !== "student") return setFitting({ state: "unknown" });
    const stop = new AbortController();
    const load = async (before: FittingPage | null) => {
      const body = new URLSearchParams(given);
      body.set("list", query);
      if (before?.next) body.set("cursor", before.next);
      const page = joined(before, await ask(body, stop.signal));
      setFitting(
        page.basis === null
          ? { state: "unknown" }
          : { state: "found", page, showMore: page.next ? () => void load(page) : null },
      );
    };
    setFitting((now) => (now.state === "found" ? now : { state: "waiting" }));
    load(null).catch(() => {
      if (!stop.signal.aborted) setFitting({ state: "failed" });
    });
    return () => stop.abort();
  }, [isOn, viewer, given, query]);

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
  };
}
