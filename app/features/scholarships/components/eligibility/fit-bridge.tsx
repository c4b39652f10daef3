import { useTranslations } from "use-intl";
import { Anchor } from "#app/ui/anchor.tsx";
import type { FitView } from "../../lists/scholarship-list-view.ts";

type FitBridgeProps = {
  /** Null while nothing is known of the reader. */
  fit: FitView | null;
  basis: "profile" | "answers" | null;
};

/** L45, L55: the small bridge at the head of the list. It has one height, whoever looks, so that nothing moves below it. */
export function FitBridge({ fit, basis }: FitBridgeProps) {
  const t = useTranslations("discovery.list");
  const card = useTranslations("discovery.card");
  const tally = useTranslations("tally");
  const asked = [tally("class"), tally("state"), tally("marks")].map((name) => ({ name, value: null }));
  const where = basis === "profile" ? "/student/facts" : "/eligibility";
  return (
    <section id="fit" data-fragment="" className="fit on-ground" aria-labelledby="fit-title">
      <div className="fit__n">
        {fit ? (
          <b id="fit-title">{fit.title}</b>
        ) : (
          <b id="fit-title">
            <Anchor href="/eligibility">{card("amI")}</Anchor>
          </b>
        )}
        <span>{fit?.text ?? card("amIHint")}</span>
      </div>
      <ul>
        {(fit?.lamps ?? asked).map(({ name, value }) => (
          <li key={name}>
            <Anchor
              href={where}
              className={value === null ? "plain dark" : "plain"}
              aria-label={value === null ? name : `${name}: ${value}, ${t("changeAnswers")}`}
            >
              {value ?? name}
            </Anchor>
          </li>
        ))}
      </ul>
    </section>
  );
}
