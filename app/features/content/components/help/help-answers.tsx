import ThumbsDown from "lucide-react/icons/thumbs-down";
import ThumbsUp from "lucide-react/icons/thumbs-up";
import { useTranslations } from "use-intl";
import { Accordion } from "#app/ui/accordion.tsx";
import emptySearch from "#app/ui/art/empty-search.svg";
import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ReadAloud } from "#app/ui/talk/read-aloud.tsx";

export type HelpAnswer = {
  id: string;
  category: string;
  question: string;
  answer: string;
  facts: { date: string; source: string } | null;
  yes: number;
  no: number;
};

export type VoteAnswer = { question: string; yes: number; no: number };

/** The questions with their answers; each says how many found it helpful, and asks the reader. */
export function HelpAnswers({
  answers,
  voted,
}: {
  answers: readonly HelpAnswer[];
  voted: VoteAnswer | null;
}) {
  const t = useTranslations("help");
  if (answers.length === 0) {
    return (
      <EmptyState picture={emptySearch} title={t("nothing")}>
        <p>{t("nothingText")}</p>
      </EmptyState>
    );
  }
  return (
    <Accordion
      items={answers.map((one) => ({
        id: one.id,
        title: one.question,
        open: voted?.question === one.id,
        children: (
          <div className="stack" data-read>
            <p className="whitespace-pre-line">{one.answer}</p>
            {one.facts && <p className="small muted">{t("asOf", one.facts)}</p>}
            <div>
              <ReadAloud />
            </div>
            <Vote answer={one} voted={voted?.question === one.id ? voted : null} />
          </div>
        ),
      }))}
    />
  );
}

/** Each question sends for itself; the browser puts in which reader it is (app/still/send-form.ts). */
function Vote({ answer, voted }: { answer: HelpAnswer; voted: VoteAnswer | null }) {
  const t = useTranslations("help.vote");
  const { yes, no } = voted ?? answer;
  const percent = Math.round((100 * yes) / Math.max(1, yes + no));
  return (
    <form
      id={`vote-${answer.id}`}
      method="post"
      action={`/student-help#${answer.id}`}
      className="row small"
      data-send={`vote-${answer.id}`}
    >
      <input type="hidden" name="intent" value="vote" />
      <input type="hidden" name="question" value={answer.id} />
      <input type="hidden" name="reader" defaultValue="" />
      <span className="muted">{t("ask", { percent })}</span>
      <Button name="helpful" value="yes" kind="quiet" size="sm" icon={ThumbsUp}>
        {t("yes")}
      </Button>
      <Button name="helpful" value="no" kind="quiet" size="sm" icon={ThumbsDown}>
        {t("no")}
      </Button>
      <span role="status" tabIndex={-1} className="outline-none" data-arrive={voted ? "" : undefined}>
        {voted && t("thanks")}
      </span>
    </form>
  );
}
