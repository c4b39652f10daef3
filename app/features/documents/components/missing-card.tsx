import Upload from "lucide-react/icons/upload";
import { useTranslations } from "use-intl";
import { Anchor } from "#app/ui/anchor.tsx";
import { StatusBadge } from "#app/ui/desk/badge.tsx";
import { Icon } from "#app/ui/pictures/icon.tsx";
import { addPaperPath } from "../document-view.ts";
import type { MissingPaper } from "../vault-view.ts";

/** Asked for, and not there: an empty place on the shelf. */
export function MissingCard({ paper: { kind, askedBy } }: { paper: MissingPaper }) {
  const t = useTranslations("papers");
  return (
    <li className="pap pap--need">
      <div className="pap__pic">
        <span className="pap__thumb pap__none" aria-hidden="true">
          <Icon of={Upload} />
        </span>
      </div>
      <div className="pap__b">
        <h3>{t(`kinds.${kind}`)}</h3>
        <StatusBadge status="defect">{t("states.missing")}</StatusBadge>
        <p>{askedBy > 0 ? t("askedBy", { count: askedBy }) : t("askedAlways")}</p>
        <Anchor className="small" href={addPaperPath(kind)}>
          {t("addIt")}
          <span className="vh">: {t(`kinds.${kind}`)}</span>
        </Anchor>
      </div>
    </li>
  );
}
