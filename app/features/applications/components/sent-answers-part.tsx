import { useTranslations } from "use-intl";
import type { SentSection } from "../sent-answers.ts";

/** P8: what she submitted, folded, below where it stands. */
export function SentAnswersPart({ sections }: { sections: readonly SentSection[] }) {
  const t = useTranslations("tracking");
  if (sections.length === 0) return null;
  return (
    <details id="sent" className="fold">
      <summary className="sec-title cursor-pointer">{t("sentTitle")}</summary>
      <p className="muted small mt-2">{t("sentLead")}</p>
      {sections.map(({ title, rows }) => (
        <section key={title} className="mt-5">
          <h3>{title}</h3>
          <dl className="border-t border-line">
            {rows.map(({ label, value }) => (
              <div key={label} className="grid gap-x-4 border-b border-line py-2 sm:grid-cols-[13rem_1fr]">
                <dt className="muted">{label}</dt>
                <dd className="min-w-0 whitespace-pre-line break-words">{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </details>
  );
}
