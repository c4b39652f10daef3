import Video from "lucide-react/icons/video";
import { useTranslations } from "use-intl";
import { Anchor } from "#app/ui/anchor.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import type { SessionLine } from "./student-view.ts";

/** What is booked and still to come, with its room. */
export function SessionsPart({ sessions }: { sessions: readonly SessionLine[] }) {
  const t = useTranslations("student.sessions");
  return (
    <section aria-labelledby="sessions">
      <div className="row row--apart mb-2">
        <h2 id="sessions" className="sec-title">
          {t("title")}
        </h2>
        <Anchor href="/bookings">{t("all")}</Anchor>
      </div>
      <ul className="lines">
        {sessions.map(({ number, title, when, path, room }) => (
          <li key={number}>
            <Anchor className="lines__t" href={path}>
              {title}
            </Anchor>
            <span className="muted small">{when ?? t("noTime")}</span>
            {room &&
              (room.isOpen ? (
                <LinkButton size="sm" kind="go" icon={Video} href={room.path} plain>
                  {t("enter")}
                </LinkButton>
              ) : (
                <span className="muted small">{t("opens", { time: room.opensAt })}</span>
              ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
