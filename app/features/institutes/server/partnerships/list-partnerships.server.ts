import { and, eq, ilike, inArray, lt, or, type SQL } from "drizzle-orm";
import { formatDateTime, now } from "#app/core/clock.ts";
import type { ListQuery } from "#app/core/lists/list-query.ts";
import { clockOf } from "#app/core/periods/due-clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { withinLimit } from "#app/db/limits/within-limit.server.ts";
import { exportOf } from "#app/db/lists/export-list.server.ts";
import {
  ascending,
  descending,
  listPage,
  type PageRequest,
  streamRows,
} from "#app/db/lists/list-page.server.ts";
import { database } from "#app/db/opening/client.server.ts";
import { partnershipRequest } from "#app/db/schema/institutes.ts";
import { hashContact } from "#app/features/identity/server/contacts/hash-contact.server.ts";
import type { PartnershipLine } from "../../partnership-columns.ts";
import { type PartnershipFilter, type PartnershipSort, partnershipList } from "../../partnership-list.ts";
import { parsePartnershipNumber, partnershipNumber, registrationKeyOf } from "../../partnership-number.ts";
import { instituteTypeLabels, partnerStateLabels } from "../../partnership-options.ts";
import { partnershipPermissions } from "../../partnership-permissions.ts";
import { deskStatuses, type PartnershipStatus, partnershipMachine } from "../../partnership-status.ts";

type Query = ListQuery<PartnershipFilter, PartnershipSort>;

const columns = {
  id: partnershipRequest.id,
  serial: partnershipRequest.serial,
  createdAt: partnershipRequest.createdAt,
  name: partnershipRequest.instituteName,
  type: partnershipRequest.instituteType,
  city: partnershipRequest.city,
  state: partnershipRequest.state,
  status: partnershipRequest.status,
  submittedAt: partnershipRequest.submittedAt,
  dueAt: partnershipRequest.dueAt,
};

/** One page of the desk's list. */
async function page(actor: Actor, query: Query) {
  partnershipPermissions.assertCan(actor, "partnership.see_desk");
  const found = await listPage(parts(actor, query));
  return { ...found, rows: found.rows.map(toLine) };
}

async function* stream(actor: Actor, query: Query): AsyncGenerator<PartnershipLine> {
  for await (const row of streamRows(parts(actor, query))) yield toLine(row);
}

export const listPartnerships = {
  page,
  export: exportOf(partnershipList, {
    allow: (actor) => partnershipPermissions.assertCan(actor, "partnership.export"),
    all: stream,
  }),
};

function parts(actor: Actor, query: Query) {
  return {
    query,
    where: and(conditionsOf(query), withinLimit(actor, "partnership", partnershipRequest.id)),
    sorts: {
      newest: [descending(partnershipRequest.submittedAt), descending(partnershipRequest.id)],
      oldest: [ascending(partnershipRequest.submittedAt), ascending(partnershipRequest.id)],
    },
    rows: (request: PageRequest) =>
      database()
        .select({ ...columns, place: request.place })
        .from(partnershipRequest)
        .where(request.where)
        .orderBy(...request.orderBy)
        .limit(request.limit),
    counted: partnershipRequest,
  };
}

function conditionsOf({ filters, search }: Query): SQL | undefined {
  const { status, type, state, clock } = filters;
  const shown = status.length > 0 ? (status as PartnershipStatus[]) : [...deskStatuses];
  return and(
    inArray(partnershipRequest.status, shown),
    type.length > 0 ? inArray(partnershipRequest.instituteType, [...type]) : undefined,
    state.length > 0 ? inArray(partnershipRequest.state, [...state]) : undefined,
    clock.length > 0 ? lt(partnershipRequest.dueAt, now()) : undefined,
    search ? matches(search) : undefined,
  );
}

/** Names and cities by a part of them; number, registration number, phone and e-mail whole. */
function matches(search: string): SQL | undefined {
  const number = parsePartnershipNumber(search);
  if (number) return eq(partnershipRequest.serial, number.serial);
  const part = `%${search.replace(/[\\%_]/g, "\\$&")}%`;
  const digits = search.replace(/\D/g, "").slice(-10);
  return or(
    ilike(partnershipRequest.instituteName, part),
    ilike(partnershipRequest.city, part),
    eq(partnershipRequest.registrationKey, registrationKeyOf(search)),
    search.includes("@") ? eq(partnershipRequest.emailHash, hashContact("email", search)) : undefined,
    digits.length === 10 ? eq(partnershipRequest.phoneHash, hashContact("phone", digits)) : undefined,
  );
}

type Row = Pick<typeof partnershipRequest.$inferSelect, "id" | "serial" | "createdAt" | "city" | "state"> &
  Pick<typeof partnershipRequest.$inferSelect, "status" | "submittedAt" | "dueAt"> & {
    name: string | null;
    type: string | null;
  };

function toLine(row: Row): PartnershipLine {
  return {
    id: row.id,
    number: partnershipNumber(row),
    name: row.name ?? "",
    type: instituteTypeLabels[row.type ?? ""] ?? "",
    place: [row.city, partnerStateLabels[row.state ?? ""]].filter(Boolean).join(", "),
    status: row.status,
    statusLabel: partnershipMachine.states[row.status].label,
    submittedAt: row.submittedAt ? formatDateTime(row.submittedAt) : "",
    dueAt: row.dueAt && formatDateTime(row.dueAt),
    clock: clockOf(row.dueAt, row.submittedAt),
    isLate: row.dueAt !== null && row.dueAt < now(),
  };
}
