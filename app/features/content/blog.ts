import type { TopicPicture } from "./topic-picture.ts";

/** The blog's categories and what a card shows; the articles themselves are Markdown files in articles/. */

export type BlogCategoryId = "scholarships" | "career" | "study-abroad" | "exam-prep";

export const blogCategories = [
  { id: "all", name: "All Articles", count: 45 },
  { id: "scholarships", name: "Scholarships", count: 15 },
  { id: "career", name: "Career", count: 12 },
  { id: "study-abroad", name: "Study Abroad", count: 8 },
  { id: "exam-prep", name: "Exam Preparation", count: 10 },
] as const;

export const blogCategoryNames: Record<BlogCategoryId, string> = {
  scholarships: "Scholarships",
  career: "Career",
  "study-abroad": "Study Abroad",
  "exam-prep": "Exam Preparation",
};

export interface ArticleCard {
  readonly slug: string;
  readonly title: string;
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
