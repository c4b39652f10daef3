import Bookmark from "lucide-react/icons/bookmark";
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import { useTranslations } from "use-intl";
import { Button } from "#app/ui/button.tsx";

type QuestionButtonsProps = {
  isAnswered: boolean;
  isMarked: boolean;
  onClear: () => void;
  onMark: () => void;
  onPrevious: (() => void) | null;
  onNext: (() => void) | null;
};

/** Back, on, mark for review and clear: the four things every computer-based exam has. */
export function QuestionButtons(props: QuestionButtonsProps) {
  const { isAnswered, isMarked, onClear, onMark, onPrevious, onNext } = props;
  const t = useTranslations("mockTest");
  return (
    <div className="row mt-4">
      <Button
        type="button"
        kind="quiet"
        size="sm"
        icon={ChevronLeft}
        disabled={!onPrevious}
        onClick={onPrevious ?? undefined}
      >
        {t("previous")}
      </Button>
      <Button type="button" size="sm" iconEnd={ChevronRight} disabled={!onNext} onClick={onNext ?? undefined}>
        {t("next")}
      </Button>
      <Button type="button" kind="quiet" size="sm" icon={Bookmark} aria-pressed={isMarked} onClick={onMark}>
        {t("markReview")}
      </Button>
      {isAnswered && (
        <Button type="button" kind="quiet" size="sm" onClick={onClear}>
          {t("clear")}
        </Button>
      )}
    </div>
  );
}
