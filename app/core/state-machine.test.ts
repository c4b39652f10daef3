import fc from "fast-check";
import { describe, expect, expectTypeOf, it } from "vitest";
import { type Actor, type Role, roles, visitor } from "./portals/permissions.ts";
import { ProblemError } from "./requests/errors.ts";
import {
  allowedEvents,
  defineMachine,
  type EventOf,
  isFinal,
  next,
  type StateOf,
  sweepOf,
  toMermaid,
} from "./state-machine.ts";

const application = defineMachine({
  name: "application",
  initial: "draft",
  states: {
    draft: { label: "Draft", tone: "mute", told: "You have not sent it yet.", heldBy: "student" },
    under_review: {
      label: "Under Review",
      tone: "info",
      told: "It is being checked.",
      heldBy: "institute",
      dueWithinHours: 48,
    },
    approved: { label: "Approved", tone: "ok", told: "You have been selected.", heldBy: null },
  },
  transitions: {
    draft: { submit: { to: "under_review", by: ["student"], label: "Submit", told: "We have received it." } },
    under_review: {
      approve: { to: "approved", by: ["institute", "admin"], label: "Approve", told: "You are selected." },
      return: { to: "draft", by: ["institute", "admin", "system"], label: "Return", told: "Please mend it." },
    },
    approved: {},
  },
});

const as = (role: Role): Actor => ({ role, userId: "u1", language: "en" });

function problemOf(run: () => unknown): ProblemError {
  try {
    run();
  } catch (error) {
    if (error instanceof ProblemError) return error;
    throw error;
  }
  throw new Error("nothing was thrown");
}

describe("state machine", () => {
  it("moves along its table", () => {
    expect(next(application, "draft", "submit", as("student"))).toBe("under_review");
    expect(next(application, "under_review", "approve", as("admin"))).toBe("approved");
  });

  it("C25: a change of many rows knows from which states it leads and where to, and for whom", () => {
    expect(sweepOf(application, "approve", as("admin"))).toEqual({ from: ["under_review"], to: "approved" });
    expect(problemOf(() => sweepOf(application, "approve", as("student"))).status).toBe(403);
  });

  it("an event that does not fit the state is a conflict, in words", () => {
    const problem = problemOf(() => next(application, "approved", "submit", as("student")));
    expect(problem.status).toBe(409);
    expect(problem.message).toBe('The application is "Approved" now, so "Submit" is no longer possible.');
  });

  it("an event of another role is forbidden, in words; a visitor is asked to sign in", () => {
    const problem = problemOf(() => next(application, "under_review", "return", as("student")));
    expect(problem.status).toBe(403);
    expect(problem.message).toBe('Only the institute, the admin desk or the system can do this: "Return".');
    expect(problemOf(() => next(application, "draft", "submit", visitor)).status).toBe(401);
  });

  it("an event name from outside never finds anything on the prototype", () => {
    for (const event of ["constructor", "toString", "__proto__"]) {
      const wild = event as EventOf<typeof application>;
      expect(problemOf(() => next(application, "draft", wild, as("student"))).status).toBe(409);
    }
  });

  it("allowedEvents are exactly the events that next accepts", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...application.stateNames),
        fc.constantFrom(...application.eventNames),
        fc.constantFrom(...roles),
        (state, event, role) => {
          const allowed = allowedEvents(application, state, as(role)).find((entry) => entry.event === event);
          if (allowed) expect(next(application, state, event, as(role))).toBe(allowed.to);
          else expect(() => next(application, state, event, as(role))).toThrow(ProblemError);
        },
      ),
    );
  });

  it("knows its ends", () => {
    expect(isFinal(application, "approved")).toBe(true);
    expect(isFinal(application, "draft")).toBe(false);
  });

  it("types its states and events", () => {
    expectTypeOf<StateOf<typeof application>>().toEqualTypeOf<"draft" | "under_review" | "approved">();
    expectTypeOf<EventOf<typeof application>>().toEqualTypeOf<"submit" | "approve" | "return">();
  });

  it("draws itself", () => {
    expect(toMermaid(application)).toBe(`stateDiagram-v2
  [*] --> draft
  draft: Draft
  under_review: Under Review
  approved: Approved
  draft --> under_review: submit (student)
  under_review --> approved: approve (institute, admin)
  under_review --> draft: return (institute, admin, system)
  approved --> [*]
`);
  });
});

describe("a machine that is not whole does not start", () => {
  const words = { label: "A", tone: "mute", told: "Told.", heldBy: null } as const;
  const go = (to: "a" | "b") => ({ to, by: ["admin"], label: "Go", told: "Gone." }) as const;
  const ab = { name: "m", initial: "a", states: { a: words, b: words } } as const;

  it("a state without a row, and a row without a state, fail the compiler", () => {
    // @ts-expect-error: b has no row
    defineMachine({ ...ab, transitions: { a: { go: go("b") } } });
    // @ts-expect-error: c is no state
    defineMachine({ ...ab, transitions: { a: { go: go("b") }, b: {}, c: {} } });
    expect(() =>
      // @ts-expect-error: the target is no state
      defineMachine({ ...ab, transitions: { a: { go: { ...go("b"), to: "c" } }, b: { go: go("a") } } }),
    ).toThrow('"c" is reached but not defined');
  });

  it("a state nobody reaches, a state or event without words, an event of nobody", () => {
    expect(() => defineMachine({ ...ab, transitions: { a: {}, b: {} } })).toThrow('"b" cannot be reached');
    expect(() =>
      defineMachine({
        ...ab,
        states: { a: words, b: { ...words, told: " " } },
        transitions: { a: { go: go("b") }, b: {} },
      }),
    ).toThrow('"b" has no words');
    expect(() =>
      defineMachine({ ...ab, transitions: { a: { go: { ...go("b"), label: "" } }, b: {} } }),
    ).toThrow('"go" has no words');
    expect(() => defineMachine({ ...ab, transitions: { a: { go: { ...go("b"), by: [] } }, b: {} } })).toThrow(
      "is nobody's",
    );
  });
});
