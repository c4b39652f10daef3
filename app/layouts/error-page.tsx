import { isRouteErrorResponse, Link, useLocation, useRouteLoaderData } from "react-router";
import type { Problem } from "#app/core/errors.ts";
import { telLink } from "#app/core/site.ts";
import closedGate from "#app/ui/art/closed-gate.svg";
import brokenBridge from "#app/ui/art/error-broken-bridge.svg";
import signpost from "#app/ui/art/not-found.svg";
import { EmptyState } from "#app/ui/empty-state.tsx";

type Words = { title: string; text: string; picture: string };

function wordsFor(status: number, problem: Partial<Problem>): Words {
  if (status === 404) {
    return {
      title: "This page is not here",
      text: "The address may be old or mistyped. Search the scholarships, go to the home page, or ask us.",
      picture: signpost,
    };
  }
  if (status === 401 || status === 403) {
    return {
      title: problem.title ?? "Not allowed",
      text: problem.detail ?? "This page needs another sign-in.",
      picture: closedGate,
    };
  }
  if (status < 500) {
    return {
      title: problem.title ?? "That did not work",
      text: problem.detail ?? "Go back, check what you sent, and try again.",
      picture: signpost,
    };
  }
  return {
    title: "Something broke on our side",
    text: "What you saved is safe. Please try again in a minute; if it goes on, tell us the code below.",
    picture: brokenBridge,
  };
}

/** Signed in, but as somebody else: the way to the own dashboard, and to the sign-in this page needs. */
function OtherSignIn() {
  const { pathname, search } = useLocation();
  return (
    <form method="post" action="/logout" className="row row--middle">
      <input type="hidden" name="next" value={`${pathname}${search}`} />
      <Link className="btn" to="/dashboard">
        My dashboard
      </Link>
      <button type="submit" className="btn btn--quiet">
        Sign out and use another sign-in
      </button>
    </form>
  );
}

/**
 * Stands without the shell's words, since it is also what shows when the shell itself fails:
 * short English, a drawing, and the ways on.
 */
export function ErrorPage({ error }: { error: unknown }) {
  const root = useRouteLoaderData("root") as { support?: { phone: string } } | undefined;
  const answer = isRouteErrorResponse(error) ? error : null;
  const problem = (answer?.data ?? {}) as Partial<Problem>;
  const status = answer?.status ?? 500;
  const words = wordsFor(status, problem);
  const { pathname, search } = useLocation();
  const isOurs = status >= 500;
  return (
    <>
      <title>{`${words.title} – ScholarSetu`}</title>
      <meta name="robots" content="noindex" />
      <div className="wrap sec">
        <EmptyState picture={words.picture} title={words.title} level={1}>
          <p>{words.text}</p>
          {problem.code === "wrong_role" && <OtherSignIn />}
          {problem.requestId && <p className="muted small">Code {problem.requestId}</p>}
          <p className="row row--middle">
            {isOurs && (
              <a className="btn" href={`${pathname}${search}`}>
                Try again
              </a>
            )}
            <Link className={isOurs || problem.code === "wrong_role" ? "btn btn--quiet" : "btn"} to="/">
              Home
            </Link>
            <Link className="btn btn--quiet" to="/scholarships">
              Scholarships
            </Link>
            <Link className="btn btn--quiet" to="/contact">
              Contact
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
