import Bell from "lucide-react/icons/bell";
import { donorTabPath } from "#app/core/portals/donor-tabs.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import { CountBadge } from "#app/ui/desk/badge.tsx";
import { RoomHead } from "#app/ui/desk/room-head.tsx";
import { Icon } from "#app/ui/pictures/icon.tsx";

type DonorHeadProps = {
  name: string;
  type: string;
  number: string | null;
  score: number | null;
  students: string;
  unread: number;
};

/** Organisation name and type, impact score, students helped, bell (spec 2); tabs and Logout are the frame's. */
export function DonorHead({ name, type, number, score, students, unread }: DonorHeadProps) {
  return (
    <RoomHead
      label="Donor Portal"
      title={name}
      line={
        <>
          {type}
          {number && `. Donor ID ${number}`}
        </>
      }
      figures={[
        { term: "Impact score", value: score === null ? "–" : `${score}%` },
        { term: "Students helped", value: students },
      ]}
    >
      <Anchor
        className="bell"
        href={donorTabPath("notifications")}
        aria-label={`Notifications, ${unread} unread`}
      >
        <Icon of={Bell} />
        <CountBadge count={unread} />
      </Anchor>
    </RoomHead>
  );
}
