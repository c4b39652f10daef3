import { Link } from "react-router";
import { formatCount } from "#app/core/money.ts";
import { KindBadge } from "#app/ui/badge.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { Facts } from "#app/ui/facts.tsx";
import type { WorkshopCard } from "../workshop-card.ts";

export function WorkshopItem({ workshop }: { workshop: WorkshopCard }) {
  const { id, title, day, time, speaker, category, description, where, participants, registered, isOver } =
    workshop;
  const isFull = registered >= participants;
  return (
    <li>
      <article className="card flex h-full flex-col gap-3">
        <h3 className="card__title">
          <Link to={`/career-guidance/workshops/${id}`}>{title}</Link>
        </h3>
        <p className="row [--gap:0.5rem]">
          <KindBadge>{category}</KindBadge>
          <span className="small muted">with {speaker}</span>
        </p>
        <p className="small">{description}</p>
        <Facts
          facts={[
            { term: "Date", value: day },
            { term: "Time", value: time },
            { term: "Where", value: where },
            { term: "Participants", value: `${formatCount(registered)} of ${formatCount(participants)}` },
          ]}
        />
        <div className="mt-auto">
          {isOver || isFull ? (
            <p className="badge">{isOver ? "Over" : "All places taken"}</p>
          ) : (
            <LinkButton href={`/career-guidance/workshops/${id}`} aria-label={`Register Free: ${title}`}>
              Register Free
            </LinkButton>
          )}
        </div>
      </article>
    </li>
  );
}
