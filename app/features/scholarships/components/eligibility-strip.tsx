import CircleHelp from "lucide-react/icons/circle-help";
import { useTranslations } from "use-intl";
import { Anchor } from "#app/ui/anchor.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { forgetAnswers } from "./answers-store.ts";

/** One line above the cards: how to see which are yours, or what they were checked against. */
export function EligibilityStrip({ basis }: { basis: "profile" | "answers" | null }) {
  const t = useTranslations("discovery.list");
  const card = useTranslations("discovery.card");
  if (basis === null) {
    return (
      <p className="note">
        <Icon of={CircleHelp} />
        <span>
          <Anchor className="strong" href="/eligibility">
            {card("amI")}
          </Anchor>{" "}
          {card("amIHint")}
        </span>
      </p>
    );
  }
  return (
    <p className="small muted row mt-4 [--gap:0.25rem_1rem]">
      {basis === "profile" ? t("mineProfile") : t("mineFrom")}
      <Anchor href="/eligibility">{t("changeAnswers")}</Anchor>
      {basis === "answers" && (
        <button type="button" className="btn btn--text btn--sm" onClick={forgetAnswers}>
          {t("forgetAnswers")}
        </button>
      )}
    </p>
  );
}
