import TriangleAlert from "lucide-react/icons/triangle-alert";
import { Form } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { addHours, formatDate, formatDateTime } from "#app/core/clock.ts";
import type { Language } from "#app/core/words/i18n.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import { Button } from "#app/ui/button.tsx";
import { Timeline } from "#app/ui/desk/timeline.tsx";
import type { ApplicationView } from "../views/application-view.ts";
import { eventLine, type LineEvent } from "../views/event-line.ts";
import type { PaperName } from "./application-checks.tsx";

/** Selection takes up to eight weeks (spec 1, claims). */
const SELECTION_HOURS = 8 * 7 * 24;

/** What happened, what comes, and what else can be done. */
export function ApplicationAside({ view, paperName }: { view: ApplicationView; paperName: PaperName }) {
  const t = useTranslations("tracking");
  const language = useLocale() as Language;
  const events = eventLine(view.events, view.status).map((event) => ({
    id: event.id,
    state: event.state,
    title:
      event.count > 1 ? t("manyVerified", { count: event.count }) : t(`events.${event.event as "submit"}`),
    ...(event.event === "ask" && { icon: TriangleAlert }),
    children: eventText(event),
  }));
  function eventText({ at, about, count, helper }: LineEvent) {
    if (count > 1) return formatDateTime(new Date(at), language);
    const label = view.checks.find(({ code }) => code === about)?.label ?? null;
    const what = about ? `. ${paperName(about, label)}` : "";
    const by = helper ? `. ${t("filledBy", { name: helper })}` : "";
    return `${formatDateTime(new Date(at), language)}${what}${by}`;
  }
  return (
    <aside className="stack [--gap:2rem]">
      {view.status !== "draft" && (
        <section>
          <h2 className="sec-title mb-4">{t("timeline")}</h2>
          <Timeline events={[...events, ...comingOf(view, t, language)]} />
        </section>
      )}
      {/* L10h: a part that sets its own gap would stand that near to the one above it. */}
      <div>
        <div className="stack small border-t border-line pt-4 [--gap:0.5rem]">
          {view.appliedAt && (
            <>
              <p>
                <a href={`/applications/${view.number}/form.pdf`} download>
                  {t("download")}
                </a>
              </p>
              <p>
                <a href={`/applications/${view.number}/receipt.pdf`} download>
                  {t("receiptPdf")}
                </a>
              </p>
              <p>
                <a href={`/applications/${view.number}/kit.zip`} download>
                  {t("kit")}
                </a>
              </p>
              <p>
                <Anchor href={`/applications/${view.number}/receipt`}>{t("receipt")}</Anchor>
              </p>
              <p>
                <a href="#messages">{t("ask")}</a>
              </p>
            </>
          )}
          {view.canWithdraw && <Withdraw />}
        </div>
      </div>
    </aside>
  );
}

/** Folded open without script, so that one careless tap withdraws nothing. */
function Withdraw() {
  const t = useTranslations("tracking");
  return (
    <details id="withdraw" className="fold">
      <summary className="cursor-pointer text-bad-ink">{t("withdraw")}</summary>
      <Form method="post" className="stack mt-3 [--gap:0.75rem]">
        <p>
          <b className="strong">{t("withdrawTitle")}</b> {t("withdrawText")}
        </p>
        <Button kind="danger-solid" size="sm" name="intent" value="withdraw">
          {t("withdrawYes")}
        </Button>
      </Form>
    </details>
  );
}

type Words = ReturnType<typeof useTranslations<"tracking">>;

function comingOf(view: ApplicationView, t: Words, language: Language) {
  const { status, dueAt, appliedAt, account } = view;
  const by = (moment: Date) => t("toCome.by", { date: formatDate(moment, language) });
  const isReviewed = status === "under_review" || status === "action_needed";
  const state = "to-come" as const;
  const coming = [
    ...(isReviewed && dueAt
      ? [{ id: "checks", state, title: t("toCome.checks"), children: by(new Date(dueAt)) }]
      : []),
    ...(isReviewed && appliedAt
      ? [
          {
            id: "decision",
            state,
            title: t("toCome.decision"),
            children: `${by(addHours(new Date(appliedAt), SELECTION_HOURS))}. ${t("toCome.decisionText")}`,
          },
        ]
      : []),
    ...(isReviewed || status === "approved"
      ? [
          {
            id: "paid",
            state,
            title: t("toCome.paid"),
            children: t("toCome.paidText", { account: account ?? "" }),
          },
        ]
      : []),
  ];
  // What is being waited for is where it stands now, unless it waits for her.
  return coming.map((one, index) => ({
    ...one,
    state: index === 0 && status !== "action_needed" ? ("now" as const) : one.state,
  }));
}
