import { useTranslations } from "use-intl";
import { OwnWords } from "#app/ui/own-words.tsx";
import { Panel } from "#app/ui/panel.tsx";
import type { PartnershipStatusView } from "../partnership-view.ts";

type Note = PartnershipStatusView["notes"][number] & { readonly by?: string | null };

/** What was asked, answered and decided, in the order it happened. */
export function PartnershipNotes({ notes }: { notes: readonly Note[] }) {
  const t = useTranslations("partnershipStatus");
  if (notes.length === 0) return null;
  return (
    <Panel title={t("history")} padded>
      <ol className="grid gap-4">
        {notes.map(({ id, kind, text, at, by }) => (
          <li key={id}>
            <p className="strong">{t(`notes.${kind}`)}</p>
            <p className="small muted">{by ? `${by}, ${at}` : at}</p>
            {text && <OwnWords text={text} />}
          </li>
        ))}
      </ol>
    </Panel>
  );
}
