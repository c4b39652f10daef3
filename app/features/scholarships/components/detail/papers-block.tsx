import FileText from "lucide-react/icons/file-text";
import GraduationCap from "lucide-react/icons/graduation-cap";
import IdCard from "lucide-react/icons/id-card";
import Landmark from "lucide-react/icons/landmark";
import Upload from "lucide-react/icons/upload";
import UserRound from "lucide-react/icons/user-round";
import { useTranslations } from "use-intl";
import { LinkButton } from "#app/ui/button.tsx";
import { StatusBadge } from "#app/ui/desk/badge.tsx";
import { Icon, type IconType } from "#app/ui/pictures/icon.tsx";
import { useOwnPapers } from "../card/own-store.ts";

export interface WantedPaper {
  /** In the reader's language. */
  readonly name: string;
  /** As the vault would call it. */
  readonly kind: string;
  /** Where it is usually issued, the cost, the days; null where that is not known. */
  readonly place: string | null;
}

/** The small picture of a paper: what everybody sends has its own. */
const signs: Readonly<Record<string, IconType>> = {
  photo: UserRound,
  aadhaar_card: IdCard,
  marksheet: GraduationCap,
  bank_passbook: Landmark,
};
const badges = { verified: "verified", kept: "completed", checking: "pending", defect: "defect" } as const;

/** Which papers it takes; for a student, how her own stand (picture 16). */
export function PapersBlock({ papers }: { papers: readonly WantedPaper[] }) {
  const t = useTranslations("discovery.page");
  const own = useOwnPapers();
  if (papers.length === 0) return null;
  const ready = own && papers.filter(({ kind }) => own[kind] && own[kind] !== "defect").length;
  return (
    <section className="passage" id="documents" data-fragment="">
      <h2>{t("documents")}</h2>
      <p className="small muted">
        {ready !== null && `${t("papers.ready", { ready, total: papers.length })} `}
        {t("documentsHint")}
      </p>
      <ul className="scholpage__papers">
        {papers.map(({ name, kind, place }) => {
          const state = own?.[kind];
          const isWanted = own !== null && (!state || state === "defect");
          return (
            <li key={name}>
              <span
                className={isWanted ? "scholpage__thumb scholpage__thumb--none" : "scholpage__thumb"}
                aria-hidden="true"
              >
                <Icon of={isWanted ? Upload : (signs[kind] ?? FileText)} />
              </span>
              <span>
                {name}{" "}
                {(own === null || isWanted) && place && (
                  <small className="small muted scholpage__place">{place}</small>
                )}
              </span>
              {(state || isWanted) && (
                <span className="row [--gap:0.5rem]">
                  {state && <StatusBadge status={badges[state]}>{t(`papers.${state}`)}</StatusBadge>}
                  {isWanted && (
                    <LinkButton kind="quiet" size="sm" href="/student/dashboard?tab=profile">
                      {t("papers.upload")}
                      <span className="vh">: {name}</span>
                    </LinkButton>
                  )}
                </span>
              )}
            </li>
          );
        })}
      </ul>
      {papers.some(({ place }) => place !== null) && <p className="small muted">{t("papers.ours")}</p>}
    </section>
  );
}
