/** What the desk works with, in the order of its menu. */
export const rightAreas = [
  "Students and scholarships",
  "People and partners",
  "Money",
  "Insurance",
  "Help and site",
  "The desk itself",
] as const;
export type RightArea = (typeof rightAreas)[number];

/** Which rooms' rights belong there: a right is called "room.verb". */
const rooms: Readonly<Record<RightArea, readonly string[]>> = {
  "Students and scholarships": [
    "application",
    "review",
    "scholarship",
    "suggestion",
    "document",
    "registration",
  ],
  "People and partners": ["find", "account", "suspension", "recovery", "institute", "partnership", "joining"],
  Money: ["payout", "ledger", "giving", "payment"],
  Insurance: ["insurance", "fraud"],
  "Help and site": ["enquiry", "booking", "counsellor", "story", "message"],
  "The desk itself": [
    "desk",
    "dashboard",
    "report",
    "list_view",
    "comment",
    "notification",
    "security",
    "system",
  ],
};

const areaOfRoom: ReadonlyMap<string, RightArea> = new Map(
  rightAreas.flatMap((area) => rooms[area].map((room) => [room, area] as const)),
);

/** Undefined: a room that nobody has put anywhere yet. */
export function rightAreaOf(action: string): RightArea | undefined {
  return areaOfRoom.get(action.split(".")[0] ?? "");
}
