import { useTranslations } from "use-intl";
import { StatusBadge } from "#app/ui/desk/badge.tsx";
import type { Deadline } from "../../views/deadline.ts";

/** From so many days on, the days left stand beside "Open". */
const SOON_DAYS = 30;

export function DeadlineBadges({ deadline }: { deadline: Deadline }) {
  const t = useTranslations("discovery.card");
  const { status, daysLeft, basis } = deadline;
  const isSoon = status === "Open" && daysLeft !== null && daysLeft <= SOON_DAYS;
  return (
    <>
      {status === "Open" && <StatusBadge status="open">{t("open")}</StatusBadge>}
      {status === "Closed" && basis !== "paused" && <StatusBadge status="closed">{t("closed")}</StatusBadge>}
      {basis === "paused" && <StatusBadge status="paused">{t("paused")}</StatusBadge>}
      {status === "Unknown" && <StatusBadge status="to_check">{t("unknown")}</StatusBadge>}
      {isSoon && <StatusBadge status="days_left">{t("daysLeft", { count: daysLeft })}</StatusBadge>}
    </>
  );
}
