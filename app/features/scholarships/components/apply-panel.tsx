import CalendarPlus from "lucide-react/icons/calendar-plus";
import MessageCircle from "lucide-react/icons/message-circle";
import { useTranslations } from "use-intl";
import { useSite } from "#app/core/site.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import type { JudgementView } from "../judgement-view.ts";
import type { ShownScholarship } from "../shown-scholarship.ts";
import { ApplyAction } from "./apply-action.tsx";
import { SaveButton } from "./save-button.tsx";
import { useDeadlineWords } from "./use-deadline-words.ts";
import { VerdictHead } from "./verdict-parts.tsx";

type ApplyPanelProps = { scholarship: ShownScholarship; judgement: JudgementView | null };

/** The verdict and the one next step; beside the text on a desk, above it on a phone. */
export function ApplyPanel({
  scholarship,
  judgement,
  questionCount,
}: ApplyPanelProps & { questionCount: number }) {
  const t = useTranslations("discovery.page");
  const card = useTranslations("discovery.card");
  const check = useTranslations("discovery.check");
  const { website, runHere, status, deadline, slug } = scholarship;
  const isRefused = judgement?.verdict === "notNow";
  return (
    <div className="card stack p-6">
      {judgement ? (
        <VerdictHead judgement={judgement} />
      ) : questionCount === 0 ? null : (
        <p>
          <a className="strong" href="#questions">
            {card("amI")}
          </a>
          <br />
          <span className="small muted">
            {check("few", { count: questionCount })}. {check("nothingStored")}.
          </span>
        </p>
      )}
      <ApplyAction
        scholarship={scholarship}
        kind={isRefused ? "default" : "go"}
        wide
        className="only-desk w-full"
      />
      {status === "Unknown" && !runHere && website && (
        <LinkButton kind="text" size="sm" wide href={website} external>
          {t("lookAt", { host: hostOf(website) })}
        </LinkButton>
      )}
      <SaveButton scholarship={scholarship} wide />
      {deadline.closesOn !== null && (
        <LinkButton
          kind="text"
          size="sm"
          wide
          icon={CalendarPlus}
          plain
          href={`/scholarships/${slug}/deadline.ics`}
        >
          {t("addCalendar")}
        </LinkButton>
      )}
      <ShareLink scholarship={scholarship} />
      <p className="small muted">
        {status !== "Closed" && runHere && `${t("runHere")} `}
        {status === "Open" &&
          !runHere &&
          (website ? `${t("opensSite", { host: hostOf(website) })} ` : `${t("noWebsite")} `)}
        {status === "Closed" && `${deadline.basis === "paused" ? t("pausedHint") : t("closedHint")} `}
        {status === "Unknown" && !runHere && `${t("datesHint")} `}
        {t.rich("stuck", { call: (words) => <Anchor href="/counseling">{words}</Anchor> })}
      </p>
    </div>
  );
}

function ShareLink({ scholarship: { title, amount, slug, deadline } }: { scholarship: ShownScholarship }) {
  const t = useTranslations("discovery.page");
  const card = useTranslations("discovery.card");
  const { publicUrl } = useSite();
  const deadlineWords = useDeadlineWords();
  const text = t("shareText", {
    title,
    amount,
    deadline: `${card("deadline")}: ${deadlineWords(deadline).value}.`,
    url: `${publicUrl}/scholarships/${slug}`,
  });
  return (
    <LinkButton
      kind="text"
      size="sm"
      wide
      icon={MessageCircle}
      href={`https://wa.me/?text=${encodeURIComponent(text)}`}
      external
    >
      {t("share")}
    </LinkButton>
  );
}

function hostOf(website: string): string {
  return URL.canParse(website) ? new URL(website).host.replace(/^www\./, "") : website;
}

/** On a phone the next step stays at the thumb. */
export function ApplyDock({ scholarship, judgement }: ApplyPanelProps) {
  const t = useTranslations("discovery.page");
  const card = useTranslations("discovery.card");
  const deadlineWords = useDeadlineWords();
  const { deadline } = scholarship;
  const { value, note } = deadlineWords(deadline);
  return (
    <section className="dock dock--phone" aria-label={t("applyRegion")}>
      <span className="small leading-tight">
        <b className="strong">{value}</b>
        <br />
        <span className="muted">
          {deadline.daysLeft === null ? note : card("daysLeft", { count: deadline.daysLeft })}
        </span>
      </span>
      <ApplyAction
        scholarship={scholarship}
        kind={judgement?.verdict === "notNow" ? "default" : "go"}
        className="min-w-40"
      />
    </section>
  );
}
