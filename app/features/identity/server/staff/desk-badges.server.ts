import type { Actor } from "#app/core/portals/permissions.ts";
import { perProcess } from "#app/core/settings/per-process.ts";

type Count = (actor: Actor) => Promise<number>;

const counts = perProcess("desk-badges", () => new Map<string, Count>());

/** The shells know no room but identity: a room that has something waiting says here how to count it. */
export const deskBadges = {
  /** `href` is the address of the section in the sidebar, or of the tab. */
  register(href: string, count: Count): void {
    counts.set(href, count);
  },
  /** What waits behind each address this person may open; nothing for anybody who runs no desk. */
  async count(actor: Actor, open?: readonly string[]): Promise<Record<string, number>> {
    if (actor.role !== "admin" && !actor.instituteId) return {};
    const own = [...counts].filter(
      ([href]) => href.startsWith(`/${actor.role}/`) && (open?.includes(href) ?? true),
    );
    const found = await Promise.all(own.map(async ([href, count]) => [href, await count(actor)] as const));
    return Object.fromEntries(found);
  },
};
