import type { RouterContextProvider } from "react-router";
import { createContext } from "react-router";
import type { Actor } from "../portals/permissions.ts";
import { visitor } from "../portals/permissions.ts";
import type { Language } from "../words/i18n.ts";
import type { ProblemError } from "./errors.ts";

/** What the server knows about one request, for loaders and actions: `context.get(languageContext)`. */
export const requestIdContext = createContext<string>("");
export const nonceContext = createContext<string>("");
export const languageContext = createContext<Language>("en");
/** The caller's network address as the trusted proxies report it; for rate limits, never for identity. */
export const clientAddressContext = createContext<string>("");

/** When a form was sent, where that decides: a wait for a place, or a try that found none, costs no time. */
export const receivedAtContext = createContext<Date | null>(null);

/** Whether the answer depends on who asks. A private answer is no-store and never enters the page cache. */
export interface Privacy {
  isPrivate: boolean;
}
export const privacyContext = createContext<Privacy>();

/** Looks up the session only when somebody asks for the actor: a public page never does. */
export const actorContext = createContext<() => Promise<Actor>>(async () => visitor);

/** Set by the guard for a page this actor may not open: its loader and action throw it instead of running. */
export const refusalContext = createContext<ProblemError | null>(null);

/** What the guard knows about somebody of the admin desk: for the menu and the page's forms, never for a decision. */
export interface DeskAccess {
  /** The desk's addresses this person may open, those of single rows left out. */
  readonly open: readonly string[];
  /** Whether anything on this page can be sent; else it is only read. One's own settings always can. */
  readonly mayAct: boolean;
}
/** Asked by the layout, which knows who it is: the guard asks for nobody on a page that is open to everyone. */
export const deskAccessContext = createContext<(actor: Actor) => DeskAccess>(() => ({
  open: [],
  mayAct: false,
}));

type Context = Readonly<RouterContextProvider>;

export function markPrivate(context: Context): void {
  context.get(privacyContext).isPrivate = true;
}

/** The one way for a page to learn who asks: it makes the answer private by the same step. */
export async function getActor(context: Context): Promise<Actor> {
  markPrivate(context);
  return context.get(actorContext)();
}
