import { and, eq, ilike, inArray, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm";
import { formatDate } from "#app/core/clock.ts";
import type { ListQuery } from "#app/core/lists/list-query.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { toStaffLimit } from "#app/core/portals/staff-limit.ts";
import { isStaffRole } from "#app/core/portals/staff-roles.ts";
import { maskEmail } from "#app/core/secrets/mask.ts";
import { descending, listPage, type Page } from "#app/db/lists/list-page.server.ts";
import { database } from "#app/db/opening/client.server.ts";
import { appUser, userContact, userRole } from "#app/db/schema/users.ts";
import { securityPermissions } from "../../security-permissions.ts";
import { type PortalRole, portalRoles } from "../../staff/portal-role.ts";
import type { StaffFilter } from "../../staff/security-lists.ts";
import type { StaffView } from "../../staff/security-views.ts";
import { contactRow } from "../contacts/contact-row.server.ts";
import { hashContact } from "../contacts/hash-contact.server.ts";
import { hasSecondFactor } from "./has-second-factor.server.ts";

/** Everybody who signs in by e-mail and password, with their roles. */
export async function listStaff(
  actor: Actor,
  query: ListQuery<StaffFilter, "newest">,
): Promise<Page<StaffView>> {
  securityPermissions.assertCan(actor, "security.list_staff");
  const page = await listPage({
    query,
    where: conditionsOf(query),
    sorts: { newest: [descending(appUser.createdAt), descending(appUser.id)] },
    rows: (wanted) =>
      database()
        .select({
          id: appUser.id,
          name: appUser.name,
          createdAt: appUser.createdAt,
          disabledAt: appUser.disabledAt,
          contactId: userContact.id,
          email: userContact.valueEncrypted,
          roles: sql<PortalRole[]>`array(select r.role from user_role r
            where r.user_id = ${appUser.id} and r.revoked_at is null order by r.role)`,
          staffRoles: sql<string[]>`array(select unnest(r.staff_roles) from user_role r
            where r.user_id = ${appUser.id} and r.role = 'admin' and r.revoked_at is null)`,
          limitStates: sql<string[]>`array(select unnest(r.limit_states) from user_role r
            where r.user_id = ${appUser.id} and r.role = 'admin' and r.revoked_at is null)`,
          limitLanguages: sql<string[]>`array(select unnest(r.limit_languages) from user_role r
            where r.user_id = ${appUser.id} and r.role = 'admin' and r.revoked_at is null)`,
          hasSecondFactor,
          place: wanted.place,
        })
        .from(appUser)
        .leftJoin(userContact, and(eq(userContact.userId, appUser.id), eq(userContact.kind, "email")))
        .where(wanted.where)
        .orderBy(...wanted.orderBy)
        .limit(wanted.limit),
    counted: appUser,
  });
  const rows = page.rows.map(
    ({ contactId, email, createdAt, disabledAt, name, limitStates, limitLanguages, ...row }) => ({
      ...row,
      staffRoles: row.staffRoles.filter(isStaffRole),
      limit: toStaffLimit(limitStates, limitLanguages) ?? null,
      name: name ?? "–",
      email: email && contactId ? maskEmail(contactRow.open({ id: contactId, valueEncrypted: email })) : "–",
      since: formatDate(createdAt),
      disabledOn: disabledAt && formatDate(disabledAt),
      isYou: row.id === actor.userId,
    }),
  );
  return { ...page, rows };
}

function conditionsOf({ filters, search }: ListQuery<StaffFilter, "newest">): SQL | undefined {
  const wanted = filters.role.length > 0 ? (filters.role as PortalRole[]) : [...portalRoles];
  const holders = database()
    .select({ id: userRole.userId })
    .from(userRole)
    .where(
      and(inArray(userRole.role, wanted), filters.role.length > 0 ? isNull(userRole.revokedAt) : undefined),
    );
  const byEmail = database()
    .select({ id: userContact.userId })
    .from(userContact)
    .where(and(eq(userContact.kind, "email"), eq(userContact.valueHash, hashContact("email", search))));
  return and(
    inArray(appUser.id, holders),
    isNull(appUser.erasedAt),
    filters.state.includes("active") ? isNull(appUser.disabledAt) : undefined,
    filters.state.includes("disabled") ? isNotNull(appUser.disabledAt) : undefined,
    search
      ? or(
          ilike(appUser.name, `%${search.replace(/[\\%_]/g, "\\$&")}%`),
          search.includes("@") ? inArray(appUser.id, byEmail) : undefined,
        )
      : undefined,
  );
}
