import Trash2 from "lucide-react/icons/trash-2";
import { Form } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { formatDate } from "#app/core/clock.ts";
import type { Language } from "#app/core/i18n.ts";
import { StatusBadge } from "#app/ui/badge.tsx";
import { RowAction } from "#app/ui/icon-button.tsx";
import { OpenedFor } from "#app/ui/opened-for.tsx";
import { documentPath } from "../document-view.ts";
import type { VaultView } from "../vault-view.ts";
import { PaperPicture } from "./paper-picture.tsx";

const looks = { defect: "defect", checking: "to_check", verified: "verified" } as const;

type PaperCardProps = { document: VaultView["documents"][number]; name: string };

/** A paper as one knows it: its picture, how it stands, where it is used (picture 18). */
export function PaperCard({ document, name }: PaperCardProps) {
  const t = useTranslations("student");
  const language = useLocale() as Language;
  const { id, kind, state, uses, createdAt } = document;
  return (
    <li className={state === "defect" ? "pap pap--need" : "pap"}>
      <div className="pap__pic">
        <PaperPicture kind={kind} />
      </div>
      <div className="pap__b">
        <h3>
          <a className="pap__a" href={documentPath(id)}>
            {name}
          </a>
        </h3>
        {state !== "kept" && <StatusBadge status={looks[state]}>{t(`paperStates.${state}`)}</StatusBadge>}
        <p>{uses > 0 ? t("paperUses", { count: uses }) : t("paperUnused")}</p>
        <p className="pap__file">
          {document.name}, {formatDate(new Date(createdAt), language)}
        </p>
      </div>
      <Form method="post" className="pap__x">
        <OpenedFor />
        <input type="hidden" name="document" value={id} />
        <RowAction icon={Trash2} label={t("remove", { name: document.name })} name="intent" value="remove" />
      </Form>
    </li>
  );
}
