import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { id, instant } from "../columns.ts";
import { appUser } from "./users.ts";

/** How often an article was opened. Likes are rows, because one reader likes it once. */
export const articleViews = pgTable("article_views", {
  slug: text("slug").primaryKey(),
  views: integer("views").notNull(),
});

/** A reader is a keyed hash of a number their own browser made up: nobody can be found by it. */
export const articleLike = pgTable(
  "article_like",
  {
    slug: text("slug").notNull(),
    readerHash: text("reader_hash").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [primaryKey({ name: "article_like_pkey", columns: [table.slug, table.readerHash] })],
);

/** Whether an answer of the help centre helped; a reader who changes their mind changes their row. */
export const helpVote = pgTable(
  "help_vote",
  {
    questionId: text("question_id").notNull(),
    readerHash: text("reader_hash").notNull(),
    helpful: boolean("helpful").notNull(),
    votedAt: instant("voted_at").notNull(),
  },
  (table) => [primaryKey({ name: "help_vote_pkey", columns: [table.questionId, table.readerHash] })],
);

/** Who asked for our letters. Nothing is sent before the address was confirmed by a link. */
export const letterSubscriber = pgTable(
  "letter_subscriber",
  {
    id: id(),
    emailHash: text("email_hash").notNull(),
    /** Null once they left: the hash alone remembers that they do not want letters. */
    emailSealed: text("email_sealed"),
    language: text("language").notNull(),
    status: text("status", { enum: ["pending", "confirmed", "left"] }).notNull(),
    createdAt: instant("created_at").notNull(),
    confirmedAt: instant("confirmed_at"),
    leftAt: instant("left_at"),
    /** The day up to which they know our articles. */
    readUpTo: date("read_up_to", { mode: "string" }).notNull(),
  },
  (table) => [
    uniqueIndex("letter_subscriber_email_key").on(table.emailHash),
    index("letter_subscriber_status_index").on(table.status, table.readUpTo),
  ],
);

/** A signed-in student's try at a mock test. */
export const mockAttempt = pgTable(
  "mock_attempt",
  {
    id: id(),
    userId: uuid("user_id")
      .notNull()
      .references(() => appUser.id),
    testId: text("test_id").notNull(),
    startedAt: instant("started_at").notNull(),
    endsAt: instant("ends_at").notNull(),
    /** Question id → chosen option, as last saved in time. */
    answers: jsonb("answers").$type<Record<string, number>>().notNull(),
    submittedAt: instant("submitted_at"),
    /** Marks in hundredths, since some exams take off a third; null until it is handed in. */
    scoreHundredths: integer("score_hundredths"),
    correct: integer("correct"),
    wrong: integer("wrong"),
    blank: integer("blank"),
  },
  (table) => [index("mock_attempt_user_index").on(table.userId, table.testId, table.startedAt)],
);
