import type { CommentKind } from "./comment-kinds.ts";

export interface CommentLine {
  readonly id: string;
  readonly by: string;
  /** Null: taken back, or erased with the person. */
  readonly text: string | null;
  readonly at: string;
  readonly editedAt: string | null;
  readonly takenBackAt: string | null;
  readonly isAboutWork: boolean;
  readonly mentions: readonly string[];
  readonly mayEdit: boolean;
  readonly mayTakeBack: boolean;
}

export interface CommentsView {
  readonly kind: CommentKind;
  /** Where its forms send to, and where the talk has a page of its own. */
  readonly path: string;
  readonly title: string;
  readonly subjectHref: string;
  /** Why it is not open to this reader yet; null: it is. */
  readonly closed: string | null;
  /** What whoever writes has to mind here; null: nothing. */
  readonly mind: string | null;
  /** Whether it is about a person who may ask for her data. */
  readonly isAboutPerson: boolean;
  readonly lines: readonly CommentLine[];
  readonly colleagues: readonly { readonly id: string; readonly name: string }[];
  readonly mayWrite: boolean;
  /** Of the next comment: a second press of the same form writes nothing. */
  readonly nextId: string;
}
