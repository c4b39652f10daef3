import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  serial,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { id, instant, revision } from "../columns.ts";
import { appUser } from "./users.ts";

/** Somebody who gives sessions. What the pages say of them is content; here is what can be counted. */
export const counsellor = pgTable(
  "counsellor",
  {
    id: id(),
    slug: text("slug").notNull(),
    name: text("name").notNull(),
    /** "career", or narrower "counseling:study-abroad": what they are the right one for. */
    serves: text("serves").array().notNull(),
    /** "Telugu": in which they talk. */
    languages: text("languages").array().notNull().default(sql`'{}'`),
    /** Where they are told of their sessions. */
    emailSealed: text("email_sealed"),
    /** From before this system: the shown figures are these plus the rows of it. */
    baseSessions: integer("base_sessions").notNull(),
    baseRatings: integer("base_ratings").notNull(),
    baseRatingSum: integer("base_rating_sum").notNull(),
    /** Those who left give no sessions, but their bookings keep their name. */
    active: boolean("active").notNull(),
    /** The desk has changed or added them: from then on the list that came with the site says nothing about them. */
    editedAt: instant("edited_at"),
    updatedAt: instant("updated_at").notNull(),
    revision: revision(),
  },
  (table) => [uniqueIndex("counsellor_slug_key").on(table.slug)],
);

/** The hours of a week in which somebody gives sessions, Indian time. */
export const counsellorHours = pgTable(
  "counsellor_hours",
  {
    counsellorId: uuid("counsellor_id")
      .notNull()
      .references(() => counsellor.id),
    /** 0 is Sunday. */
    weekday: integer("weekday").notNull(),
    fromMinute: integer("from_minute").notNull(),
    toMinute: integer("to_minute").notNull(),
  },
  (table) => [
    primaryKey({
      name: "counsellor_hours_pkey",
      columns: [table.counsellorId, table.weekday, table.fromMinute],
    }),
    check(
      "counsellor_hours_check",
      sql`weekday between 0 and 6 and from_minute >= 0 and to_minute > from_minute and to_minute <= 1440`,
    ),
  ],
);

/** A free session or a place in a workshop, whichever form it came by. */
export const booking = pgTable(
  "booking",
  {
    id: id(),
    /** The number people read aloud is made of it and of the year. */
    serial: serial("serial").notNull(),
    kind: text("kind", {
      enum: ["counseling", "career", "help", "study_abroad", "exam", "workshop"],
    }).notNull(),
    /** The option that was chosen, "resume-prep", and what messages call it. */
    service: text("service").notNull(),
    title: text("title").notNull(),
    minutes: integer("minutes").notNull(),
    status: text("status", {
      enum: ["guardian", "requested", "confirmed", "done", "no_show", "cancelled"],
    }).notNull(),
    /** Who asked is null once it was erased; the row stays for its number and the counsellor's count. */
    nameSealed: text("name_sealed"),
    emailSealed: text("email_sealed"),
    emailHash: text("email_hash"),
    phoneSealed: text("phone_sealed"),
    phoneHash: text("phone_hash"),
    /** The other answers of the form, as JSON. */
    answersSealed: text("answers_sealed"),
    language: text("language").notNull(),
    /** Where it comes from, as the desk sorted it, and who of the desk has taken it. */
    region: text("region", { enum: ["North", "South", "East", "West"] }),
    assignedTo: uuid("assigned_to"),
    /** Who was signed in, if anybody was. */
    userId: uuid("user_id").references(() => appUser.id),
    /** How it takes place: we call, or both open a room. A workshop without a place is in its room, too. */
    way: text("way", { enum: ["phone", "video", "place"] })
      .notNull()
      .default("phone"),
    /** Of a workshop that is at a place. */
    venue: text("venue"),
    /** "Telugu": in which they wish to talk. */
    talkLanguage: text("talk_language"),
    preferredTime: text("preferred_time", { enum: ["morning", "afternoon", "evening", "flexible"] }),
    counsellorId: uuid("counsellor_id").references(() => counsellor.id),
    startsAt: instant("starts_at"),
    endsAt: instant("ends_at"),
    /** The same person asking for the same in the same words is one request. */
    fingerprint: text("fingerprint").notNull(),
    rating: integer("rating"),
    /** What they said besides the stars. */
    feedbackSealed: text("feedback_sealed"),
    /** What the counsellor wrote down for them. */
    summarySealed: text("summary_sealed"),
    createdAt: instant("created_at").notNull(),
    /** When a parent or guardian agreed: from then on the desk's day to call counts. */
    agreedAt: instant("agreed_at"),
    updatedAt: instant("updated_at").notNull(),
    remindedAt: instant("reminded_at"),
  },
  (table) => [
    uniqueIndex("booking_serial_key").on(table.serial),
    uniqueIndex("booking_alive_key")
      .on(table.fingerprint)
      .where(sql`status in ('guardian', 'requested', 'confirmed')`),
    index("booking_phone_index").on(table.phoneHash, table.createdAt),
    index("booking_email_index").on(table.emailHash, table.createdAt),
    index("booking_user_index").on(table.userId, table.createdAt),
    index("booking_created_index").on(table.createdAt, table.id),
    index("booking_start_index").on(table.startsAt, table.id),
    index("booking_counsellor_index").on(table.counsellorId, table.status),
    index("booking_region_index").on(table.region, table.status),
    check("booking_rating_check", sql`rating between 1 and 5`),
  ],
);

/** T35: of a booking for somebody under 18: who is asked to agree by a code, by which words, until when. */
export const bookingGuardian = pgTable(
  "booking_guardian",
  {
    id: id(),
    bookingId: uuid("booking_id")
      .notNull()
      .references(() => booking.id),
    /** Null once it was erased, or nobody answered. */
    phoneSealed: text("phone_sealed"),
    phoneHash: text("phone_hash"),
    /** Of their SMS. */
    language: text("language").notNull(),
    answerBy: instant("answer_by").notNull(),
    /** The newest code: it opens this booking and no other of the same phone. */
    sentAt: instant("sent_at"),
    agreedAt: instant("agreed_at"),
    /** The SMS and the page's sentence that were shown, with the places for names left open. */
    words: text("words"),
  },
  (table) => [
    uniqueIndex("booking_guardian_booking_key").on(table.bookingId),
    index("booking_guardian_phone_index").on(table.phoneHash, table.sentAt),
    index("booking_guardian_due_index")
      .on(table.answerBy)
      .where(sql`agreed_at is null and phone_sealed is not null`),
  ],
);

/** What the desk keeps of a workshop that the pages announce: where it is, and what goes with it. */
export const workshopDetail = pgTable("workshop_detail", {
  workshop: text("workshop").primaryKey(),
  /** Null: it is in its room. */
  place: text("place"),
  materials: text("materials"),
  materialsLink: text("materials_link"),
  updatedAt: instant("updated_at").notNull(),
});

/**
 * What a booking takes: quarters of an hour of a counsellor ("counsellor:<id>", counted from 1970) or a place
 * in a workshop ("workshop:<id>", its number). The key is what makes double booking impossible.
 */
export const bookingHold = pgTable(
  "booking_hold",
  {
    resource: text("resource").notNull(),
    cell: bigint("cell", { mode: "number" }).notNull(),
    bookingId: uuid("booking_id")
      .notNull()
      .references(() => booking.id),
  },
  (table) => [
    primaryKey({ name: "booking_hold_pkey", columns: [table.resource, table.cell] }),
    index("booking_hold_booking_index").on(table.bookingId),
  ],
);
