import { Link, useLocation } from "react-router";
import { type DeskRoomName, deskRooms, roomTabOf } from "#app/core/portals/desk-rooms.ts";
import { Tabs } from "#app/ui/portal/tabs.tsx";

export type RoomDesk = {
  readonly room: DeskRoomName;
  /** Whose desk it is, and who sits at it. */
  readonly name: string | null;
  readonly line: string | null;
  readonly pending: number;
  /** What is new under the bell; the donor's and the company's hangs in their head. */
  readonly unread?: number;
  /** Of an institute's people. */
  readonly memberRole: string | null;
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
          <p className="rail__title">{name}</p>
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
          current: id === current,
          ...(room === "institute" &&
            id === "applications" && { count: pending, countLabel: `${pending} wait for review` }),
        }))}
      />
    </section>
  );
}
