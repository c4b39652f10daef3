import ThumbsDown from "lucide-react/icons/thumbs-down";
import ThumbsUp from "lucide-react/icons/thumbs-up";
import { useFetcher } from "react-router";
import { Accordion } from "#app/ui/accordion.tsx";
import emptySearch from "#app/ui/art/empty-search.svg";
import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import type { DatedFact } from "../data/dated-fact.ts";
import { AsOf } from "./as-of.tsx";
import { useReader } from "./use-reader.ts";

export type HelpAnswer = {
  id: string;
  category: string;
  question: string;
  answer: string;
  facts: DatedFact | null;
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
  if (answers.length === 0) {
    return (
      <EmptyState picture={emptySearch} title="No question matches">
        <p>Try another word or another topic, or ask us: a person answers.</p>
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
          <div className="stack">
            <p className="whitespace-pre-line">{one.answer}</p>
            {one.facts && <AsOf fact={one.facts} />}
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
  const counted = vote.data?.form === "vote" ? vote.data : voted;
  const { yes, no } = counted ?? answer;
  const percent = Math.round((100 * yes) / Math.max(1, yes + no));
  return (
    <vote.Form method="post" action={`/student-help#${answer.id}`} className="row small">
      <input type="hidden" name="form" value="vote" />
      <input type="hidden" name="question" value={answer.id} />
      <input type="hidden" name="reader" value={reader} />
      <span className="muted">{percent}% found this helpful. Did it help you?</span>
      <Button name="helpful" value="yes" kind="quiet" size="sm" icon={ThumbsUp}>
        Yes
      </Button>
      <Button name="helpful" value="no" kind="quiet" size="sm" icon={ThumbsDown}>
        No
      </Button>
      <span role="status">{counted && "Thank you, your answer is counted."}</span>
    </vote.Form>
  );
}
