import type { TopicPicture } from "./topic-picture.ts";

/** The blog's categories and what a card shows; the articles are Markdown files in articles/, their translations in articles/te and articles/hi. */

export type BlogCategoryId = "scholarships" | "career" | "study-abroad" | "exam-prep";

export const blogCategories = [
  { id: "all", count: 45 },
  { id: "scholarships", count: 15 },
  { id: "career", count: 12 },
  { id: "study-abroad", count: 8 },
  { id: "exam-prep", count: 10 },
] as const;

export interface ArticleCard {
  readonly slug: string;
  readonly title: string;
  /** As it is known in English, where the title is in another language: people search with both. */
  readonly englishTitle?: string;
  readonly excerpt: string;
  readonly author: string;
  /** ISO day. */
  readonly date: string;
  /** The day of its last rewriting, where there was one: dated facts are as of then. */
  readonly updated: string | null;
  readonly category: BlogCategoryId;
  readonly image: TopicPicture;
  readonly featured: boolean;
  readonly readMinutes: number;
}

export interface ArticleCounts {
  readonly views: number;
  readonly likes: number;
}
