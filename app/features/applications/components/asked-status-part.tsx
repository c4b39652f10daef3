import { useTranslations } from "use-intl";
import { StatusBadge } from "#app/ui/desk/badge.tsx";
import type { AskedStatus } from "../rules/asked-status.ts";

/** The words of a status, for who may be anybody with a number and a date: nothing about whom or what it is for. */
export function AskedStatusPart({ status }: { status: AskedStatus }) {
  const t = useTranslations("askStatus");
  const statuses = useTranslations("tracking.statuses");
  const { kind, number, registration, applications } = status;
  return (
    <section data-arrive tabIndex={-1} aria-labelledby="asked" className="panel stack p-4">
      <h2 id="asked" className="sec-title">
        {t("result")}
      </h2>
      <ul className="stack [--gap:1.25rem]">
        {registration && (
          <li>
            <p className="strong">{t("student", { number })}</p>
            <StatusBadge status={registration === "registered" ? "approved" : "due"}>
              {t(`registrations.${registration}`)}
            </StatusBadge>
            <p>{t(`registeredTold.${registration}`)}</p>
          </li>
        )}
        {applications.map((line) => (
          <li key={line.number}>
            <p className="strong">{t("application", { number: line.number })}</p>
            <StatusBadge status={line.status}>{statuses(line.status)}</StatusBadge>
            <p>{t(`told.${line.status}`)}</p>
          </li>
        ))}
      </ul>
      {kind === "registration" && applications.length === 0 && <p>{t("none")}</p>}
      <p className="small muted">{t("more")}</p>
    </section>
  );
}
