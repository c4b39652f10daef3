import type { Actor } from "#app/core/portals/permissions.ts";
import type { Language } from "#app/core/words/i18n.ts";
import type { KnownReader } from "../../known-reader.ts";
import { listSavedSlugs } from "../saved/list-saved-slugs.server.ts";
import { applicationsHere } from "./applications-here.server.ts";

const stranger: KnownReader = { isStudent: false, student: null, saved: [], own: {}, papers: null };

/** Her own states, saved marks and papers, for the parts of public pages that are made for her. */
export async function readReader(actor: Actor, language: Language): Promise<KnownReader> {
  if (actor.role !== "student") return stranger;
  const { states, papers } = applicationsHere.get();
  const [saved, own, kept] = await Promise.all([
    listSavedSlugs(actor),
    states(actor, language),
    papers(actor),
  ]);
  return {
    isStudent: true,
    student: actor.studentId ?? null,
    saved,
    own: Object.fromEntries(own.map(({ slug, ...state }) => [slug, state])),
    papers: kept,
  };
}
