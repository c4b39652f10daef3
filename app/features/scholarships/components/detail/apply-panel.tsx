import CalendarPlus from "lucide-react/icons/calendar-plus";
import MessageCircle from "lucide-react/icons/message-circle";
import { useTranslations } from "use-intl";
import { useSite } from "#app/core/settings/site.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import type { JudgementView } from "../../eligibility/judgement-view.ts";
import type { ShownScholarship } from "../../views/shown-scholarship.ts";
import { OwnBox } from "../card/own-box.tsx";
import { useOwnState } from "../card/own-store.ts";
import { SaveButton } from "../card/save-button.tsx";
import { VerdictHead } from "../eligibility/verdict-parts.tsx";
import { useDeadlineWords } from "../use-deadline-words.ts";
import { ApplyAction } from "./apply-action.tsx";

type ApplyPanelProps = { scholarship: ShownScholarship; judgement: JudgementView | null };

/** The verdict and the one next step; beside the text on a desk, above it on a phone (picture 16). */
export function ApplyPanel({
  scholarship,
  judgement,
  questionCount,
}: ApplyPanelProps & { questionCount: number }) {
  const t = useTranslations("discovery.page");
  const { deadline, slug } = scholarship;
  const own = useOwnState(slug);
  return (
    <div className="card scholpage__box" id="box" data-fragment="" aria-live="polite">
      {own ? (
        <OwnBox own={own} daysLeft={deadline.daysLeft} />
      ) : (
        <NotBegun {...{ scholarship, judgement, questionCount }} />
      )}
      <div className="scholpage__links">
        <SaveButton scholarship={scholarship} wide />
        <ShareLink scholarship={scholarship} />
        {deadline.closesOn !== null && (
          <LinkButton kind="text" icon={CalendarPlus} plain href={`/scholarships/${slug}/deadline.ics`}>
            {t("addCalendar")}
          </LinkButton>
        )}
      </div>
      <p className="small muted">
        {t.rich("stuck", { call: (words) => <Anchor href="/counseling">{words}</Anchor> })}
      </p>
    </div>
  );
}

function NotBegun({ scholarship, judgement, questionCount }: ApplyPanelProps & { questionCount: number }) {
  const t = useTranslations("discovery.page");
  const { website, runHere, status } = scholarship;
  return (
    <>
      {judgement ? (
        <VerdictHead judgement={judgement} small />
      ) : (
        questionCount > 0 && <AmI questionCount={questionCount} />
      )}
      <ApplyAction
        scholarship={scholarship}
        kind={judgement?.verdict === "notNow" ? "default" : "go"}
        wide
        className="only-desk w-full"
      />
      {status === "Unknown" && !runHere && website && (
        <LinkButton kind="text" size="sm" wide href={website} external>
          {t("lookAt", { host: hostOf(website) })}
        </LinkButton>
      )}
      <p className="small">
        <Terms scholarship={scholarship} />
      </p>
    </>
  );
}

function AmI({ questionCount }: { questionCount: number }) {
  const card = useTranslations("discovery.card");
  const check = useTranslations("discovery.check");
  return (
    <p>
      <a className="strong" href="#questions">
        {card("amI")}
      </a>
      <br />
      <span className="small muted">
        {check("few", { count: questionCount })}. {check("nothingStored")}.
      </span>
    </p>
  );
}

/** What applying costs, or where it leads. */
function Terms({ scholarship: { status, runHere, website, deadline } }: { scholarship: ShownScholarship }) {
  const t = useTranslations("discovery.page");
  if (status === "Closed") return deadline.basis === "paused" ? t("pausedHint") : t("closedHint");
  if (runHere) return t.rich("free", { b: (words) => <b className="strong">{words}</b> });
  if (status === "Unknown") return t("datesHint");
  return website ? t("opensSite", { host: hostOf(website) }) : t("noWebsite");
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
  const { deadline, amount, amountLanguage } = scholarship;
  return (
    <section className="dock dock--phone" aria-label={t("applyRegion")} id="dock" data-fragment="">
      <span className="small leading-tight min-w-0">
        <b className="strong" lang={amountLanguage}>
          {amount}
        </b>
        <br />
        <span className="muted">
          {deadline.daysLeft === null
            ? deadlineWords(deadline).value
            : card("daysLeft", { count: deadline.daysLeft })}
        </span>
      </span>
      <ApplyAction
        scholarship={scholarship}
        kind={judgement?.verdict === "notNow" ? "default" : "go"}
        className="min-w-48"
      />
    </section>
  );
}
