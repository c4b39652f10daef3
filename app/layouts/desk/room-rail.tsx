import ChartColumn from "lucide-react/icons/chart-column";
import GraduationCap from "lucide-react/icons/graduation-cap";
import HandHeart from "lucide-react/icons/hand-heart";
import House from "lucide-react/icons/house";
import Inbox from "lucide-react/icons/inbox";
import IndianRupee from "lucide-react/icons/indian-rupee";
import Settings from "lucide-react/icons/settings";
import ShieldCheck from "lucide-react/icons/shield-check";
import Sprout from "lucide-react/icons/sprout";
import Users from "lucide-react/icons/users";
import { Link, useLocation } from "react-router";
import { type DeskRoomName, deskRooms, roomTabOf } from "#app/core/portals/desk-rooms.ts";
import type { IconType } from "#app/ui/pictures/icon.tsx";
import { Tabs } from "#app/ui/portal/tabs.tsx";
import type { Person } from "./desk-person.tsx";

export type RoomDesk = {
  readonly room: DeskRoomName;
  /** Whose desk it is, and who sits at it. */
  readonly name: string | null;
  readonly line: string | null;
  readonly pending: number;
  /** Who is signed in; nobody where the desk is known by no name of a person. */
  readonly person: Person | null;
  /** What is new under the bell; the donor's and the company's hangs in their head. */
  readonly unread?: number;
  /** Of an institute's people. */
  readonly memberRole: string | null;
};

const icons: Readonly<Record<string, IconType>> = {
  dashboard: House,
  scholarships: GraduationCap,
  applications: Inbox,
  students: Users,
  donations: HandHeart,
  programs: GraduationCap,
  compliance: ShieldCheck,
  impact: Sprout,
  budget: IndianRupee,
  analytics: ChartColumn,
  settings: Settings,
};

/** The tabs of a portal at the side of all its pages, not of its first page alone (D34). */
export function RoomRail({ room, name, line, pending, unread }: RoomDesk) {
  const { pathname, search } = useLocation();
  const current = roomTabOf(room, pathname, new URLSearchParams(search).get("tab"));
  const { title, menu, tabs } = deskRooms[room];
  return (
    <section className="rail rail--tabs on-ground" lang="en" aria-label={title}>
      {name && (
        <div className="rail__who">
          {/* An institute's name stands in the head. */}
          {room !== "institute" && <p className="rail__title">{name}</p>}
          {line && <p>{line}</p>}
          {unread !== undefined && (
            <p>
              <Link to="/institute/inbox">
                {unread > 0 ? `What waits for you: ${unread} new` : "What waits for you"}
              </Link>
            </p>
          )}
        </div>
      )}
      <Tabs
        label={menu}
        tabs={tabs.map(({ id, href, label }) => ({
          href,
          label,
          icon: icons[id],
          current: id === current,
          ...(room === "institute" &&
            id === "applications" && { count: pending, countLabel: `${pending} wait for review` }),
        }))}
      />
    </section>
  );
}
