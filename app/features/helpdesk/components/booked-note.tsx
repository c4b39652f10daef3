import CalendarPlus from "lucide-react/icons/calendar-plus";
import { useTranslations } from "use-intl";
import { LinkButton } from "#app/ui/button.tsx";
import { Alert } from "#app/ui/dialogs/alert.tsx";
import { Facts } from "#app/ui/facts.tsx";
import type { BookedSummary } from "../bookings/booked-answer.ts";

/** The documented words, and what they mean for this person: number, time, who calls, how to change it. */
export function BookedNote({ message, booked }: { message: string; booked: BookedSummary | null }) {
  const t = useTranslations("sessionForm");
  return (
    <div tabIndex={-1} className="outline-none" data-arrive>
      <Alert tone="ok">
        <p>{message}</p>
        {booked && (
          <div className="stack mt-4">
            <Facts
              facts={[
                { term: t("booked.number"), value: <span className="num">{booked.number}</span> },
                { term: t("booked.session"), value: booked.title },
                { term: t("booked.time"), value: booked.when ?? t("booked.noTime") },
                ...(booked.counsellor ? [{ term: t("booked.with"), value: booked.counsellor }] : []),
              ]}
            />
            <p className="row">
              <LinkButton href={booked.path} size="sm">
                {booked.enter ?? t("booked.see")}
              </LinkButton>
              {booked.calendarPath && (
                <LinkButton href={booked.calendarPath} plain size="sm" kind="quiet" icon={CalendarPlus}>
                  {t("booked.calendar")}
                </LinkButton>
              )}
            </p>
          </div>
        )}
      </Alert>
    </div>
  );
}
