import Lock from "lucide-react/icons/lock";
import { useTranslations } from "use-intl";
import type { FormAnswer } from "#app/core/forms/form-answer.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import emptyDocuments from "#app/ui/art/empty-documents.svg";
import { LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { fileSizeText } from "#app/ui/fields/file-size.ts";
import { Icon } from "#app/ui/pictures/icon.tsx";
import { bringPath, shelfPath } from "../digilocker/locker-view.ts";
import { shelfChips, type VaultView } from "../vault-view.ts";
import { AddPaper } from "./add-paper.tsx";
import { MissingCard } from "./missing-card.tsx";
import { PaperCard } from "./paper-card.tsx";

/** The shelf (picture 18): uploaded once, offered again in every application. */
export function VaultPart({ data, answer }: { data: VaultView; answer: FormAnswer | undefined }) {
  const t = useTranslations("papers");
  const { documents, missing, counts, show, ready } = data;
  return (
    <section className="stack" id="vault">
      <div className="row row--apart">
        <h2 className="sec-title">{t("title")}</h2>
        <span className="small muted">{t("sum", { ready, need: counts.need })}</span>
      </div>
      <p className="muted">{t("lead", { used: fileSizeText(data.usedBytes) })}</p>
      <AddPaper adding={data.adding} answer={answer} key={`${documents.length} ${data.adding}`} />
      {data.hasLocker && (
        <div>
          <LinkButton kind="quiet" href={bringPath(shelfPath)}>
            {t("fromLocker")}
          </LinkButton>
        </div>
      )}
      <nav className="row chips2 [--gap:.5rem]" aria-label={t("show.label")}>
        {shelfChips
          .filter((chip) => counts[chip] > 0 || chip === "all" || chip === show)
          .map((chip) => (
            <Anchor
              key={chip}
              className="chip"
              href={`/student/dashboard?tab=profile${chip === "all" ? "" : `&show=${chip}`}#vault`}
              aria-current={show === chip ? "page" : undefined}
            >
              {t(`show.${chip}`)} <span className="num muted">{counts[chip]}</span>
            </Anchor>
          ))}
      </nav>
      {documents.length + missing.length === 0 ? (
        <EmptyState picture={emptyDocuments} title={show === "all" ? t("empty") : t("none")} />
      ) : (
        <ul className="shelf">
          {documents
            .filter(({ needsYou }) => needsYou)
            .map((paper) => (
              <PaperCard key={paper.id} document={paper} answer={answer} />
            ))}
          {missing.map((paper) => (
            <MissingCard key={paper.kind} paper={paper} />
          ))}
          {documents
            .filter(({ needsYou }) => !needsYou)
            .map((paper) => (
              <PaperCard key={paper.id} document={paper} answer={answer} />
            ))}
        </ul>
      )}
      <p className="note">
        <Icon of={Lock} />
        <span>{t("whoSees")}</span>
      </p>
    </section>
  );
}
