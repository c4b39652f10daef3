import { and, type SQL, sql } from "drizzle-orm";
import { formatDateTime, istDate } from "#app/core/clock.ts";
import { parsePublicNumber, publicNumber } from "#app/core/id.ts";
import type { ListQuery } from "#app/core/lists/list-query.ts";
import { clockOf } from "#app/core/periods/due-clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { ascending, descending, listPage, type Page } from "#app/db/lists/list-page.server.ts";
import { database } from "#app/db/opening/client.server.ts";
import { type BookingStatus, bookingMachine } from "../../bookings/booking-status.ts";
import { enquiryNumber } from "../../enquiry-number.ts";
import { enquiryPermissions } from "../../enquiry-permissions.ts";
import { type EnquiryStatus, enquiryMachine } from "../../enquiry-status.ts";
import { type MatterKind, type MatterView, matterPath, type Region, suggestRegion } from "../../matter.ts";
import type { MatterFilter } from "../../matter-list.ts";
import { matterRows } from "./matter-rows.server.ts";

type Query = ListQuery<MatterFilter, "newest" | "due">;

/** All that people ask of us, by region and language, with its clock and who has it. */
export async function listMatters(actor: Actor, query: Query): Promise<Page<MatterView>> {
  enquiryPermissions.assertCan(actor, "enquiry.see_desk");
  const page = await listPage({
    query,
    where: conditionsOf(actor, query),
    sorts: {
      newest: [
        descending(sql`matter.created_at`, { type: "timestamptz" }),
        descending(sql`matter.id`, { type: "uuid" }),
      ],
      due: [
        ascending(sql`matter.due_at`, { type: "timestamptz", isNullable: true }),
        ascending(sql`matter.id`, { type: "uuid" }),
      ],
    },
    rows: (wanted) =>
      database()
        .select({
          id: sql<string>`matter.id`,
          kind: sql<MatterKind>`matter.kind`,
          serial: sql<number>`matter.serial`,
          title: sql<string>`matter.title`,
          status: sql<string>`matter.status`,
          language: sql<string>`matter.language`,
          region: sql<Region | null>`matter.region`,
          assignedTo: sql<string | null>`matter.assigned_to`,
          assignedName: sql<string | null>`(select name from app_user where id = matter.assigned_to)`,
          createdAt: sql<Date>`matter.created_at`.mapWith((value) => new Date(value)),
          dueAt: sql<Date | null>`matter.due_at`.mapWith((value) => value && new Date(value)),
          isOpen: sql<boolean>`matter.is_open`,
          isLate: sql<boolean>`matter.is_late`,
          place: wanted.place,
        })
        .from(matterRows(actor))
        .where(wanted.where)
        .orderBy(...wanted.orderBy)
        .limit(wanted.limit),
    counted: matterRows(actor),
  });
  const rows = page.rows.map(({ serial, status, createdAt, dueAt, ...row }): MatterView => {
    const number = numberOf(row.kind, serial, createdAt);
    return {
      ...row,
      number,
      href: matterPath(row),
      statusLabel: labelOf(row.kind, status),
      suggestedRegion: suggestRegion(row.language),
      createdAt: formatDateTime(createdAt),
      dueAt: dueAt && formatDateTime(dueAt),
      // A session that is agreed has its time, which is no limit.
      clock: clockOf(
        row.isOpen && !(row.kind === "booking" && status !== "requested") ? dueAt : null,
        createdAt,
      ),
    };
  });
  return { ...page, rows };
}

function conditionsOf(actor: Actor, { filters, search }: Query): SQL | undefined {
  const { kind, region, language, state, held } = filters;
  const number = search ? parsePublicNumber(search) : null;
  const oneOf = (column: SQL, values: readonly string[]) =>
    values.length > 0
      ? sql`${column} in (${sql.join(
          values.map((value) => sql`${value}`),
          sql`, `,
        )})`
      : undefined;
  return and(
    oneOf(sql`matter.kind`, kind),
    oneOf(sql`coalesce(matter.region, 'none')`, region),
    oneOf(sql`matter.language`, language),
    state.includes("waiting") ? sql`matter.is_open` : undefined,
    state.includes("late") ? sql`matter.is_late` : undefined,
    state.includes("settled") ? sql`not matter.is_open` : undefined,
    held.includes("me") ? sql`matter.assigned_to = ${actor.userId}::uuid` : undefined,
    held.includes("nobody") ? sql`matter.assigned_to is null` : undefined,
    number
      ? sql`matter.serial = ${number.serial} and (matter.kind = 'booking') = ${number.prefix === "BK"}`
      : search
        ? sql`matter.title ilike ${`%${search.replace(/[\\%_]/g, "\\$&")}%`}`
        : undefined,
  );
}

function numberOf(kind: MatterKind, serial: number, createdAt: Date): string {
  return kind === "booking"
    ? publicNumber("BK", Number(istDate(createdAt).slice(0, 4)), serial)
    : enquiryNumber({ kind, serial, createdAt });
}

function labelOf(kind: MatterKind, status: string): string {
  return kind === "booking"
    ? bookingMachine.states[status as BookingStatus].label
    : enquiryMachine.states[status as EnquiryStatus].label;
}
