import { getTableName } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import { contentTables } from "#app/db/content-tables.ts";
import * as bookings from "#app/db/schema/helpdesk-bookings.ts";
import * as messages from "#app/db/schema/messages.ts";
import * as stories from "#app/db/schema/stories.ts";
import { ContentChanges, isStill, tagsOf } from "./content-changes.ts";

test("O8: what a page has read says which changes end it", () => {
  expect(tagsOf(new Set(["booking", "setting"]))).toEqual(["workshops", "counsellors"]);
  expect(tagsOf(new Set(["story"]))).toEqual(["stories"]);
  expect(tagsOf(new Set(["scholarship"]))).toEqual([]);
});

test("a booking ends what shows workshops; what every page may be made of ends all", () => {
  const changes = new ContentChanges();
  const before = changes.now();
  changes.note("workshops");
  expect(isStill(before, ["workshops"], changes.now())).toBe(false);
  expect(isStill(before, ["stories"], changes.now())).toBe(true);
  expect(isStill(before, [], changes.now())).toBe(true);
  changes.note("scholarships");
  expect(isStill(before, [], changes.now())).toBe(false);
});

test("the tables of the contents are tables", () => {
  const known = Object.values({ ...bookings, ...messages, ...stories }).flatMap((value) =>
    value instanceof PgTable ? [getTableName(value)] : [],
  );
  expect(known).toEqual(expect.arrayContaining(Object.values(contentTables).flat()));
});
