import { useTranslations } from "use-intl";
import { formatMoney, paise } from "#app/core/money.ts";
import type { ApplicationFigures } from "#app/features/applications/views/application-view.ts";
import { StatTiles } from "#app/ui/charts/stat-tiles.tsx";

/** The specified figures of the student, each a count over rows. */
export function FigureTiles({ figures }: { figures: ApplicationFigures }) {
  const t = useTranslations("student.figures");
  return (
    <StatTiles
      tiles={[
        { label: t("submitted"), value: figures.applicationsSubmitted },
        { label: t("received"), value: figures.scholarshipsReceived },
        {
          label: t("amount"),
          value: formatMoney(paise(figures.totalAmountPaise)),
          note:
            figures.totalAmountPaise > 0 &&
            t("sent", { amount: formatMoney(paise(figures.paidAmountPaise)) }),
        },
        { label: t("pending"), value: figures.pendingApplications },
        // P15: part of the specified figures; a row of noughts tells nobody anything.
        ...(figures.rejectedApplications > 0
          ? [{ label: t("rejected"), value: figures.rejectedApplications }]
          : []),
      ]}
    />
  );
}
