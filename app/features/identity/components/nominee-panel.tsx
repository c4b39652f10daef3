import { useTranslations } from "use-intl";
import { LinkButton } from "#app/ui/button.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { formatPhone } from "../format-phone.ts";
import type { NomineeDetails } from "../rules/nominee-schema.ts";

type NomineePanelProps = {
  nominee: (NomineeDetails & { namedOn: string }) | null;
  /** Whose rights they are, where the phone serves more than one student. */
  student: string | null;
};

/** I7c: who uses these rights when their owner cannot, and the way to name them. */
export function NomineePanel({ nominee, student }: NomineePanelProps) {
  const t = useTranslations("nominee");
  return (
    <div id="nominee">
      <Panel title={student ? t("titleFor", { name: student }) : t("title")} padded>
        <div className="stack">
          <p>{t("lead")}</p>
          {nominee ? (
            <ul className="checks">
              <li>
                <span>
                  {t("named", { name: nominee.name, relation: t(`relations.${nominee.relation}`) })}
                </span>
                <small className="wrap-anywhere">
                  {[nominee.phone && `+91 ${formatPhone(nominee.phone)}`, nominee.email]
                    .filter(Boolean)
                    .join(", ")}
                  {". "}
                  {t("namedOn", { day: nominee.namedOn })}
                </small>
              </li>
            </ul>
          ) : (
            <p className="muted">{t("nobody")}</p>
          )}
          <div>
            <LinkButton kind="quiet" href="/settings/privacy/nominee">
              {nominee ? t("change") : t("begin")}
            </LinkButton>
          </div>
        </div>
      </Panel>
    </div>
  );
}
