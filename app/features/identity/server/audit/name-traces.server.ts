import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Actor } from "#app/core/portals/permissions.ts";
import { database } from "#app/db/opening/client.server.ts";
import { auditEntry } from "#app/db/schema/audit.ts";
import { instituteMember } from "#app/db/schema/institute-members.ts";
import { institutePerson } from "#app/db/schema/institutes.ts";
import { appUser, userContact } from "#app/db/schema/users.ts";

/** A line of a history that knows the role and the moment. */
interface Trace {
  readonly byRole: string;
  readonly at: Date;
}

interface NamedEntry extends Trace {
  readonly event: string;
  readonly subject: string;
  readonly actorId: string;
  readonly name: string;
  readonly details: Readonly<Record<string, unknown>>;
}

export type NamedTraces = Awaited<ReturnType<typeof nameTraces>>;

/** A line and its audit entry are written in one transaction. */
const sameMs = 2_000;

/**
 * D22: what the audit knows of one thing, with the names of who did it: for the desk everybody's of the desks, for an
 * institute its own people's. A student has none here: scoring may be blind.
 */
export async function nameTraces(reader: Actor, chain: string): Promise<Traces> {
  const roles = reader.role === "admin" ? ["admin", "institute"] : [reader.role];
  const name = sql<string | null>`coalesce(max(${institutePerson.name}), ${appUser.name})`;
  const rows = await database()
    .select({
      seq: auditEntry.seq,
      event: auditEntry.event,
      subject: auditEntry.subject,
      byRole: auditEntry.actorRole,
      actorId: appUser.id,
      at: auditEntry.at,
      details: auditEntry.details,
      name,
    })
    .from(auditEntry)
    .innerJoin(appUser, eq(appUser.id, auditEntry.actorId))
    .leftJoin(userContact, and(eq(userContact.userId, appUser.id), eq(userContact.kind, "phone")))
    .leftJoin(
      instituteMember,
      and(
        eq(auditEntry.actorRole, "institute"),
        eq(instituteMember.phoneHash, userContact.valueHash),
        isNull(instituteMember.endedAt),
      ),
    )
    .leftJoin(institutePerson, eq(institutePerson.id, instituteMember.id))
    .where(and(eq(auditEntry.chain, chain), inArray(auditEntry.actorRole, roles)))
    .groupBy(auditEntry.chain, auditEntry.seq, appUser.id)
    .orderBy(auditEntry.seq);
  return new Traces(rows.flatMap(({ name: known, ...row }) => (known ? [{ ...row, name: known }] : [])));
}

class Traces {
  readonly entries: readonly NamedEntry[];
  constructor(entries: readonly NamedEntry[]) {
    this.entries = entries;
  }
  /** Who did this last to one part of it, "check:<id>". */
  ofSubject(subject: string, byRole: string | null): string | null {
    return (
      this.entries.findLast((entry) => entry.subject === subject && entry.byRole === byRole)?.name ?? null
    );
  }
  /** Null unless all that `isIts` leaves of that role and moment is one person's: a wrong name is worse than none. */
  of({ byRole, at }: Trace, isIts: (entry: NamedEntry) => boolean = () => true): string | null {
    const near = this.entries.filter(
      (entry) =>
        entry.byRole === byRole && Math.abs(entry.at.getTime() - at.getTime()) <= sameMs && isIts(entry),
    );
    const people = new Set(near.map(({ actorId }) => actorId));
    return people.size === 1 ? (near[0]?.name ?? null) : null;
  }
}
