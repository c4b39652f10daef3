import type { Actor } from "#app/core/portals/permissions.ts";
import { isGiver } from "#app/core/portals/roles.ts";
import { limitWords } from "#app/core/portals/staff-limit.ts";
import { staffRoleWords } from "#app/core/portals/staff-roles.ts";
import type { DeskAccess } from "#app/core/requests/request-context.ts";
import { readDeskViews } from "#app/features/identity/lists/read-desk-views.server.ts";
import { findInstituteDesk } from "#app/features/identity/server/sign-in/find-institute-desk.server.ts";
import { deskBadges } from "#app/features/identity/server/staff/desk-badges.server.ts";
import type { AdminDesk } from "./admin-frame.tsx";
import type { Person } from "./desk-person.tsx";
import type { RoomDesk } from "./room-rail.tsx";

/** What the frame around a page knows of whose desk it is. */
export type Desk = (AdminDesk | RoomDesk) & { readonly views: Awaited<ReturnType<typeof readDeskViews>> };

/** Who works here has a desk; a student, a visitor and a phone that speaks for no institute do not. */
export async function readDesk(actor: Actor, url: URL, access: DeskAccess): Promise<Desk | null> {
  if (actor.role === "visitor" || actor.role === "student") return null;
  const [views, desk] = await Promise.all([readDeskViews(actor, url), findDesk(actor, access)]);
  return desk && { ...desk, views };
}

async function findDesk(actor: Actor, access: DeskAccess): Promise<AdminDesk | RoomDesk | null> {
  if (actor.role === "admin") return adminDesk(actor, access);
  if (actor.role === "institute") return instituteDesk(actor);
  if (!isGiver(actor.role)) return null;
  return {
    room: actor.role,
    name: actor.name ?? null,
    line: null,
    person: personOf(actor, actor.teamRole),
    pending: 0,
    memberRole: null,
  };
}

async function adminDesk(actor: Actor, { open, mayAct }: DeskAccess): Promise<AdminDesk> {
  const roles = (actor.staffRoles ?? []).map((role) => staffRoleWords[role].label).join(", ");
  return {
    room: "admin",
    name: actor.name ?? "Somebody",
    roles: actor.limit ? `${roles} · ${limitWords(actor.limit)}` : roles,
    badges: await deskBadges.count(actor, open),
    open,
    mayAct,
  };
}

async function instituteDesk(actor: Actor): Promise<RoomDesk | null> {
  const [institute, badges] = await Promise.all([findInstituteDesk(actor), deskBadges.count(actor)]);
  if (!institute) return null;
  return {
    room: "institute",
    name: institute.name,
    line: `Institute ID ${institute.code}. Signed in as ${institute.memberRole}`,
    person: personOf({ name: institute.personName ?? undefined }, institute.memberRole),
    pending: badges["/institute/applications"] ?? 0,
    unread: badges["/institute/inbox"] ?? 0,
    memberRole: institute.memberRole,
  };
}

/** "finance" is said as "Finance". */
function personOf({ name }: Pick<Actor, "name">, role: string | undefined): Person | null {
  return name ? { name, role: role ? role.charAt(0).toUpperCase() + role.slice(1) : null } : null;
}
