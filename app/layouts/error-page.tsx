import { useEffect } from "react";
import { isRouteErrorResponse, Link, useLocation } from "react-router";
import type { Problem } from "#app/core/requests/errors.ts";
import { ownPath } from "#app/core/requests/own-path.ts";
import { telLink } from "#app/core/settings/site.ts";
import { defaultLanguage } from "#app/core/words/i18n.ts";
import closedGate from "#app/ui/art/closed-gate.svg";
import brokenBridge from "#app/ui/art/error-broken-bridge.svg";
import signpost from "#app/ui/art/not-found.svg";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { OwnWords } from "#app/ui/own-words.tsx";
import type { shellEn } from "./messages/shell.en.ts";
import { useRootData } from "./use-root-data.ts";

type Kind =
  | "notFound"
  | "signIn"
  | "changed"
  | "otherStudent"
  | "foreign"
  | "tooLarge"
  | "tooOften"
  | "busy"
  | "away"
  | "readOnly"
  | "offline"
  | "other"
  | "ours";
type Words = typeof shellEn.errors;
type Shell = {
  nav: Pick<typeof shellEn.nav, "home" | "scholarships" | "contact">;
  errors: Omit<Words, Kind | "chooseStudent" | "backToForm"> & Pick<Words, "ours"> & Partial<Words>;
};
type RootData = { language?: string; support?: { phone: string }; messages?: { shell?: Shell } };

/** What is left to say when the shell's own words did not come: every visitor carries these, so they are few. */
const fewWords: Shell = {
  nav: { home: "Home", scholarships: "Scholarships", contact: "Contact" },
  errors: {
    ours: {
      title: "Something broke on our side",
      text: "What you saved is safe. Please try again in a minute; if it goes on, tell us the code below.",
    },
    again: "Try again",
    myDashboard: "My dashboard",
    otherSignIn: "Sign out and use another sign-in",
    code: "Code",
  },
};

/** Enough to find it in the log, and short enough to read aloud (L14). */
const CODE_LETTERS = 8;

function kindOf(status: number, code: string | undefined): Kind {
  if (code === "other_student") return "otherStudent";
  if (code === "foreign_form") return "foreign";
  if (code === "database_away") return "away";
  if (code === "read_only") return "readOnly";
  if (status === 503) return "busy";
  if (status >= 500) return "ours";
  if (status === 401 || status === 403) return "signIn";
  const kinds: Record<number, Kind> = { 404: "notFound", 409: "changed", 413: "tooLarge", 429: "tooOften" };
  return kinds[status] ?? "other";
}

/** Said in full by the shell's own words. */
const unexplained: readonly Kind[] = [
  "otherStudent",
  "foreign",
  "busy",
  "away",
  "readOnly",
  "offline",
  "ours",
];

/** No answer came at all. Every browser has its own words for it, but it is the same kind of error. */
function isUnreached(error: unknown): boolean {
  return error instanceof TypeError && /fetch|network|load/i.test(error.message);
}

const pictures: Partial<Record<Kind, string>> = {
  signIn: closedGate,
  busy: closedGate,
  away: brokenBridge,
  readOnly: closedGate,
  ours: brokenBridge,
};

/** What the reader's language says in general, and what the problem itself says, which may be English. */
function wordsFor(kind: Kind, problem: Partial<Problem>, { errors }: Shell, isEnglish: boolean) {
  const general = errors[kind] ?? errors.ours;
  if (unexplained.includes(kind)) return { ...general, detail: null };
  // "There is no such policy." under the general words, for the desks, which read English.
  if (kind === "notFound") return { ...general, detail: (isEnglish && problem.detail) || null };
  if (isEnglish) {
    return { title: problem.title ?? general.title, text: problem.detail ?? general.text, detail: null };
  }
  return { ...general, detail: problem.detail ?? null };
}

/** Signed in, but as somebody else: the way to the own dashboard, and to the sign-in this page needs. */
function OtherSignIn({ errors }: Pick<Shell, "errors">) {
  const { pathname: asked, search } = useLocation();
  const pathname = ownPath(asked);
  return (
    <form method="post" action="/logout" className="row row--middle">
      <input type="hidden" name="next" value={`${pathname}${search}`} />
      <Link className="btn" to="/dashboard">
        {errors.myDashboard}
      </Link>
      <button type="submit" className="btn btn--quiet">
        {errors.otherSignIn}
      </button>
    </form>
  );
}

/** In the reader's language where the shell's words came with the page; it also shows when the shell itself fails. */
export function ErrorPage({ error }: { error: unknown }) {
  const root = useRootData<RootData>();
  const shell = root?.messages?.shell ?? fewWords;
  const answer = isRouteErrorResponse(error) ? error : null;
  const problem = (answer?.data ?? {}) as Partial<Problem>;
  const isOffline = !answer && isUnreached(error);
  const kind = isOffline ? "offline" : kindOf(answer?.status ?? 500, problem.code);
  const words = wordsFor(kind, problem, shell, (root?.language ?? defaultLanguage) === defaultLanguage);
  const { pathname: asked, search } = useLocation();
  const pathname = ownPath(asked);
  // In place of a long form that was pressed at its end, it would begin above the window.
  useEffect(() => {
    // In braces: the browser answers with a promise, which React would take for a way to clean up.
    void window.scrollTo(0, 0);
  }, []);
  const isOurs = ["ours", "busy", "away", "readOnly"].includes(kind) || isOffline;
  const isBackToForm = kind === "tooLarge" || kind === "foreign";
  const hasOwnWay = isOurs || kind === "otherStudent" || isBackToForm || problem.code === "wrong_role";
  useEffect(() => {
    if (!isOffline) return;
    const again = () => location.reload();
    addEventListener("online", again);
    return () => removeEventListener("online", again);
  }, [isOffline]);
  return (
    <>
      <title>{`${words.title} – ScholarSetu`}</title>
      <meta name="robots" content="noindex" />
      <div className="wrap sec">
        <EmptyState
          {...(!isOffline && { picture: pictures[kind] ?? signpost })}
          title={words.title}
          level={1}
        >
          <p>{words.text}</p>
          {words.detail && <OwnWords text={words.detail} />}
          {problem.code === "wrong_role" && <OtherSignIn errors={shell.errors} />}
          {kind === "otherStudent" && shell.errors.chooseStudent && (
            <p>
              <Link className="btn" to={`/login/student?next=${encodeURIComponent(pathname + search)}`}>
                {shell.errors.chooseStudent}
              </Link>
            </p>
          )}
          {isBackToForm && shell.errors.backToForm && (
            <p>
              <a className="btn" href={`${pathname}${search}`}>
                {shell.errors.backToForm}
              </a>
            </p>
          )}
          {problem.requestId && (
            <p className="muted small">
              {shell.errors.code} {problem.requestId.slice(0, CODE_LETTERS)}
            </p>
          )}
          <p className="row row--middle">
            {isOurs && (
              <a className="btn" href={`${pathname}${search}`}>
                {shell.errors.again}
              </a>
            )}
            <Link className={hasOwnWay ? "btn btn--quiet" : "btn"} to="/">
              {shell.nav.home}
            </Link>
            <Link className="btn btn--quiet" to="/scholarships">
              {shell.nav.scholarships}
            </Link>
            <Link className="btn btn--quiet" to="/contact">
              {shell.nav.contact}
            </Link>
          </p>
          {root?.support && (
            <p className="small">
              <a href={telLink(root.support.phone)}>{root.support.phone}</a>
            </p>
          )}
        </EmptyState>
      </div>
    </>
  );
}
