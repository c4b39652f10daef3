import { useTranslations } from "use-intl";
import { OwnWords } from "#app/ui/own-words.tsx";
import { Panel } from "#app/ui/panel.tsx";
import type { PartnershipStatusView } from "../partnership-view.ts";

/** What was asked, answered and decided, in the order it happened. */
export function PartnershipNotes({ notes }: { notes: PartnershipStatusView["notes"] }) {
  const t = useTranslations("partnershipStatus");
  if (notes.length === 0) return null;
  return (
    <Panel title={t("history")} padded>
      <ol className="grid gap-4">
        {notes.map(({ id, kind, text, at }) => (
          <li key={id}>
            <p className="strong">{t(`notes.${kind}`)}</p>
            <p className="small muted">{at}</p>
            {text && <OwnWords text={text} />}
          </li>
        ))}
      </ol>
    </Panel>
  );
}
