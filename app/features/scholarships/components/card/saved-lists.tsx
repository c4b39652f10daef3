import type { ReactNode } from "react";
import { useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import { useTranslations } from "use-intl";
import { Anchor } from "#app/ui/anchor.tsx";
import { Button } from "#app/ui/button.tsx";
import { OpenedFor } from "#app/ui/desk/opened-for.tsx";
import { Alert } from "#app/ui/dialogs/alert.tsx";
import { showToast } from "#app/ui/dialogs/toast-store.ts";
import { Skeleton } from "#app/ui/skeleton.tsx";
import type { ProviderType } from "../../catalogue/catalogue-options.ts";
import type { JudgementView } from "../../eligibility/judgement-view.ts";
import type { ShownCard } from "../../views/shown-scholarship.ts";
import { useAnswers } from "../eligibility/answers-store.ts";
import { ScholarshipCards } from "../list/scholarship-results.tsx";
import { readKept } from "./kept-saved.ts";
import { mergeKept, showAccountSaved } from "./saved-store.ts";

type Kinds = Readonly<Record<ProviderType, string>>;

type AccountSavedProps = {
  scholarships: readonly ShownCard[];
  verdicts: Readonly<Record<string, JudgementView>>;
  kinds: Kinds;
  empty: ReactNode;
  /** Whose they are. */
  student: string;
};

/** A student's, from the account. What the visitor had kept in this browser before joins them. */
export function AccountSaved({ scholarships, verdicts, kinds, empty, student }: AccountSavedProps) {
  const t = useTranslations("discovery.saved");
  const { revalidate } = useRevalidator();
  const slugs = scholarships.map(({ slug }) => slug).join();
  useEffect(() => {
    showAccountSaved(slugs === "" ? [] : slugs.split(","), student);
  }, [slugs, student]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is opened
  useEffect(() => {
    void mergeKept().then((count) => {
      if (count === 0) return;
      showToast(t("merged", { count }));
      void revalidate();
    });
  }, []);
  if (scholarships.length === 0) return empty;
  return (
    <div className="stack">
      <ScholarshipCards scholarships={scholarships} kinds={kinds} verdicts={verdicts} level={2} />
    </div>
  );
}

/** A visitor's, from this browser: only their names are here, so the server is asked for the cards. */
export function BrowserSaved({ kinds, empty }: { kinds: Kinds; empty: ReactNode }) {
  const t = useTranslations("discovery.saved");
  const answers = useAnswers();
  const [found, setFound] = useState<Found | "waiting" | "failed" | null>(null);
  const given = new URLSearchParams(answers).toString();

  useEffect(() => {
    const kept = readKept();
    if (kept.length === 0) return setFound({ scholarships: [], verdicts: {} });
    const stop = new AbortController();
    const body = new URLSearchParams(given);
    body.set("slugs", kept.slice(0, 60).join());
    body.set("cards", "yes");
    setFound((now) => (now === null ? "waiting" : now));
    askCards(body, stop.signal).then(setFound, () => {
      if (!stop.signal.aborted) setFound("failed");
    });
    return () => stop.abort();
  }, [given]);

  const login = (words: ReactNode) => <Anchor href="/login?next=/saved">{words}</Anchor>;
  return (
    // The footer waits below the screen for what only the browser knows: nothing jumps when it comes.
    <div className="stack min-h-[80vh] content-start [--gap:1.5rem]">
      <div className="no-script">
        <Alert>{t.rich("needsScript", { login })}</Alert>
      </div>
      {found === "waiting" && <Skeleton shape="card" />}
      {found === "failed" && <Alert tone="bad">{t("failed")}</Alert>}
      {typeof found === "object" && found !== null && (
        <>
          {found.scholarships.length > 0 && <Alert>{t.rich("inBrowser", { login })}</Alert>}
          {found.scholarships.length === 0 ? (
            empty
          ) : (
            <div className="stack">
              <ScholarshipCards
                scholarships={found.scholarships}
                kinds={kinds}
                verdicts={found.verdicts}
                level={2}
              />
            </div>
          )}
        </>
      )}
    </div>
  );
}

type Found = Pick<AccountSavedProps, "scholarships" | "verdicts">;

async function askCards(body: URLSearchParams, signal: AbortSignal): Promise<Found> {
  const answer = await fetch("/scholarships/verdicts", { method: "POST", body, signal });
  if (!answer.ok) throw new Error(`Saved scholarships answered ${answer.status}`);
  return (await answer.json()) as Found;
}

/** The visitor wanted to save this one, and has signed in meanwhile. */
export function SaveWish({ wish }: { wish: Pick<ShownCard, "slug" | "title" | "titleLanguage"> }) {
  const t = useTranslations("discovery.saved");
  return (
    <form method="post" action="/scholarships/saved" className="fix stack">
      <OpenedFor />
      <div>
        <p className="strong" lang={wish.titleLanguage}>
          {wish.title}
        </p>
        <p className="small muted">{t("addHint")}</p>
      </div>
      <input type="hidden" name="slug" value={wish.slug} />
      <input type="hidden" name="intent" value="save" />
      <input type="hidden" name="from" value="/saved" />
      <Button kind="go">{t("add")}</Button>
    </form>
  );
}
