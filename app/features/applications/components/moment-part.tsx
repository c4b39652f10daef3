import Download from "lucide-react/icons/download";
import { useTranslations } from "use-intl";
import { hasLetter } from "#app/features/awards/award-place.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { StatusBadge } from "#app/ui/desk/badge.tsx";
import { BackLink } from "#app/ui/page-head.tsx";
import { Scene, type ScenePlace } from "#app/ui/pictures/scene.tsx";
import type { ApplicationView } from "../views/application-view.ts";
import { ShareButton } from "./share-button.tsx";

export const roadSteps = ["submitted", "checks", "decision", "award", "paid"] as const;

/** Which picture, and how many arches are lit: the letter's only once the money is set aside. */
export function momentOf({ status, award }: Pick<ApplicationView, "status" | "award">): {
  place: ScenePlace;
  lit: number;
} {
  if (status === "paid") return { place: "paid", lit: 5 };
  if (award?.place === "returned") return { place: "returned", lit: 4 };
  if (award?.place === "bank") return { place: "way", lit: 4 };
  return { place: "selected", lit: award && hasLetter(award.place) ? 4 : 3 };
}

/** S26, L40: the best moment of her year is no grey line (design/look, 17). */
export function MomentScene({ view }: { view: ApplicationView }) {
  const t = useTranslations("tracking");
  const { place, lit } = momentOf(view);
  return (
    <Scene
      place={place}
      label={t(`moment.scenes.${place}`)}
      steps={roadSteps.map((step) => t(`roadSteps.${step}`))}
      lit={lit}
    />
  );
}

type MomentHeadProps = { view: ApplicationView; title: string; lead: string };

/** What it is, how much, and the one thing to do with it. */
export function MomentHead({ view, title, lead }: MomentHeadProps) {
  const t = useTranslations("tracking");
  const { place } = momentOf(view);
  const amount = view.amount ?? "";
  const said = t(`moment.${place as "selected"}`, { name: view.givenName, amount });
  const sum = <p className="moment__sum num">{amount}</p>;
  const isPaid = place === "paid";
  return (
    <div className="moment">
      <BackLink href="/student/dashboard?tab=applications" label={t("back")} />
      <div className="stack [--gap:.5rem]">
        <p>
          <StatusBadge status={view.status}>{t(`statuses.${view.status}`)}</StatusBadge>
        </p>
        {isPaid && sum}
        <h1>{said}</h1>
        {place === "selected" && sum}
        <p className="lead">{[title, view.provider].filter(Boolean).join(", ")}</p>
        <p className="small muted">{lead}</p>
      </div>
      <MomentActs view={view} title={title} />
      {isPaid && (
        <p>
          <Anchor href="/student/dashboard?tab=find">{t("findOthers")}</Anchor>{" "}
          <span className="muted">({t("ends.filled")})</span>
        </p>
      )}
    </div>
  );
}

/** One marigold button, the rest quiet. */
function MomentActs({ view, title }: { view: ApplicationView; title: string }) {
  const t = useTranslations("tracking.moment");
  const words = useTranslations("award");
  const { award, holder, status } = view;
  const isPaid = status === "paid";
  const isHers = award !== null && holder === "you";
  const letter = award !== null && hasLetter(award.place);
  const text = t(isPaid ? "paidText" : "text", { scholarship: title, amount: view.amount ?? "" });
  const share = <ShareButton key="share" kind={isPaid ? "go" : "quiet"} text={text} label={t("share")} />;
  return (
    <div className="moment__acts">
      {isPaid && share}
      {award && isHers && (
        <LinkButton kind="go" href={`/payouts/${award.id}`}>
          {words("open")}
        </LinkButton>
      )}
      {award && letter && (
        <LinkButton
          plain
          download
          kind={isPaid || isHers ? "quiet" : "go"}
          icon={Download}
          href={`/payouts/${award.id}/letter`}
        >
          {words("letter")}
        </LinkButton>
      )}
      {award && isPaid && (
        <LinkButton plain download kind="quiet" icon={Download} href={`/payouts/${award.id}/receipt`}>
          {t("receipt")}
        </LinkButton>
      )}
      {award && !isHers && (
        <LinkButton kind="quiet" href={`/payouts/${award.id}`}>
          {isPaid ? t("thank") : words("open")}
        </LinkButton>
      )}
      {!isPaid && share}
    </div>
  );
}
