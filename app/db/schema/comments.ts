import { sql } from "drizzle-orm";
import { boolean, index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { id, instant } from "../columns.ts";
import { institute } from "./institutes.ts";
import { appUser } from "./users.ts";

/** What colleagues of one organisation say to each other about one thing. Never shown to whom it is about. */
export const comment = pgTable(
  "comment",
  {
    id: id(),
    /** Coded (comment-kinds.ts of the comments room). */
    subjectKind: text("subject_kind", {
      enum: ["application", "partnership", "joining", "claim", "payout_batch", "enquiry"],
    }).notNull(),
    subjectId: uuid("subject_id").notNull(),
    /** The institute whose people talk; null: the operator's desk. One does not read the other's. */
    instituteId: uuid("institute_id").references(() => institute.id),
    authorId: uuid("author_id")
      .notNull()
      .references(() => appUser.id),
    /** Null once it was taken back, or its person erased: the line stays. */
    textEncrypted: text("text_encrypted"),
    /** About the work at the desk and not about the person: then it is none of her data (T36). */
    isAboutWork: boolean("is_about_work").notNull(),
    writtenAt: instant("written_at").notNull(),
    editedAt: instant("edited_at"),
    takenBackAt: instant("taken_back_at"),
  },
  (table) => [
    index("comment_institute_id_index").on(table.instituteId).where(sql`institute_id is not null`),
    index("comment_subject_index").on(table.subjectKind, table.subjectId, table.writtenAt),
    index("comment_author_index").on(table.authorId),
  ],
);

/** Whom a comment calls: told once, under the bell and by e-mail. */
export const commentMention = pgTable(
  "comment_mention",
  {
    commentId: uuid("comment_id")
      .notNull()
      .references(() => comment.id, { onDelete: "cascade" }),
    userId: uuid("user_id")
      .notNull()
      .references(() => appUser.id),
  },
  (table) => [
    primaryKey({ name: "comment_mention_pkey", columns: [table.commentId, table.userId] }),
    index("comment_mention_user_index").on(table.userId),
  ],
);
