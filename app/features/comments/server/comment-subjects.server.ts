import type { Actor } from "#app/core/portals/permissions.ts";
import { socket } from "#app/core/requests/socket.ts";
import type { CommentKind } from "../comment-kinds.ts";

/** One thing that is talked about, as this reader may see it. */
export interface SeenSubject {
  /** "SS-2026-000123": a number, never a name. */
  readonly title: string;
  readonly href: string;
  /** Why the talk is not open to this reader yet. */
  readonly closed?: string | null;
  readonly mind?: string | null;
  /** What no comment may name here: whoever scores blind would read it. */
  readonly hiddenWords?: readonly string[];
  /** Whether a colleague may read the talk, too. */
  lets(colleague: Actor): boolean;
}

export interface CommentSubject {
  /** It is about one person, who may ask for her data. */
  readonly isAboutPerson: boolean;
  /** Throws a 404 for whom it is not there (T13). */
  see(actor: Actor, id: string): Promise<SeenSubject>;
}

/** The rooms above say what is talked about and who may see it. */
export const commentSubjects = socket<Readonly<Record<CommentKind, CommentSubject>>>("comment-subjects");
