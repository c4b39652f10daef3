import { useTranslations } from "use-intl";
import { Alert } from "#app/ui/dialogs/alert.tsx";
import type { PaymentRisk } from "../payment-risks.ts";
import { risksId } from "./sending/after-press.ts";

/** What usually makes a payment come back, and how to mend it now. */
export function RiskList({ risks, isLast = false }: { risks: readonly PaymentRisk[]; isLast?: boolean }) {
  const t = useTranslations("registration.risks");
  const words = (risk: PaymentRisk): string => {
    switch (risk.code) {
      case "name_differs":
        return t(risk.likeness === "close" ? "name_close" : "name_different");
      case "current_account":
        return t("current_account");
      case "merged_bank":
        return t("merged_bank", { bank: risk.bank, successor: risk.successor, since: risk.since });
      case "other_bank":
        return t("other_bank", { chosen: risk.chosen, byIfsc: risk.byIfsc });
    }
  };
  return (
    <Alert tone="warn" title={t("title")} {...(isLast && { id: risksId })}>
      {isLast && <p>{t("text")}</p>}
      <ul className="dotlist">
        {risks.map((risk) => (
          <li key={risk.code}>{words(risk)}</li>
        ))}
      </ul>
      {isLast && <p className="strong">{t("anyway")}</p>}
    </Alert>
  );
}
