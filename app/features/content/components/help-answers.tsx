import ThumbsDown from "lucide-react/icons/thumbs-down";
import ThumbsUp from "lucide-react/icons/thumbs-up";
import { useFetcher } from "react-router";
import { useTranslations } from "use-intl";
import { Accordion } from "#app/ui/accordion.tsx";
import emptySearch from "#app/ui/art/empty-search.svg";
import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ReadAloud } from "#app/ui/read-aloud.tsx";
import { useReader } from "./use-reader.ts";

export type HelpAnswer = {
  id: string;
  category: string;
  question: string;
  answer: string;
  facts: { date: string; source: string } | null;
  yes: number;
  no: number;
};

export type VoteAnswer = { form: "vote"; question: string; yes: number; no: number };

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

/** Each question sends for itself, so that a quick reader's next vote does not cancel the last one's thanks. */
function Vote({ answer, voted }: { answer: HelpAnswer; voted: VoteAnswer | null }) {
  const vote = useFetcher<VoteAnswer>();
  const reader = useReader();
  const t = useTranslations("help.vote");
  const counted = vote.data?.form === "vote" ? vote.data : voted;
  const { yes, no } = counted ?? answer;
  const percent = Math.round((100 * yes) / Math.max(1, yes + no));
  return (
    <vote.Form method="post" action={`/student-help#${answer.id}`} className="row small">
      <input type="hidden" name="form" value="vote" />
      <input type="hidden" name="question" value={answer.id} />
      <input type="hidden" name="reader" value={reader} />
      <span className="muted">{t("ask", { percent })}</span>
      <Button name="helpful" value="yes" kind="quiet" size="sm" icon={ThumbsUp}>
        {t("yes")}
      </Button>
      <Button name="helpful" value="no" kind="quiet" size="sm" icon={ThumbsDown}>
        {t("no")}
      </Button>
      <span role="status">{counted && t("thanks")}</span>
    </vote.Form>
  );
}
