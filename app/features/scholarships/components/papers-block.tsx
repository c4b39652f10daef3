import FileText from "lucide-react/icons/file-text";
import { useTranslations } from "use-intl";
import { Anchor } from "#app/ui/anchor.tsx";
import { StatusBadge } from "#app/ui/badge.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Block } from "#app/ui/section.tsx";
import { useOwnPapers } from "./own-store.ts";

export interface WantedPaper {
  /** In the reader's language. */
  readonly name: string;
  /** As the vault would call it. */
  readonly kind: string;
}

const badges = { verified: "verified", kept: "completed", checking: "pending", defect: "defect" } as const;

/** Which papers it takes; for a student, how her own stand (picture 16). */
export function PapersBlock({ papers }: { papers: readonly WantedPaper[] }) {
  const t = useTranslations("discovery.page");
  const own = useOwnPapers();
  if (papers.length === 0) return null;
  const ready = own && papers.filter(({ kind }) => own[kind] && own[kind] !== "defect").length;
  return (
    <Block title={t("documents")} id="documents">
      <p className="small muted mb-4">
        {ready !== null && `${t("papers.ready", { ready, total: papers.length })} `}
        {t("documentsHint")}
      </p>
      <ul className="ticks">
        {papers.map(({ name, kind }) => {
          const state = own?.[kind];
          return (
            <li key={name}>
              <Icon of={FileText} />
              <span className="row row--apart flex-1">
                {name}
                {state && <StatusBadge status={badges[state]}>{t(`papers.${state}`)}</StatusBadge>}
                {own && (!state || state === "defect") && (
                  <Anchor className="small" href="/student/dashboard?tab=profile">
                    {t("papers.upload")}
                    <span className="vh">: {name}</span>
                  </Anchor>
                )}
              </span>
            </li>
          );
        })}
      </ul>
    </Block>
  );
}
