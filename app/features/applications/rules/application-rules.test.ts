import { describe, expect, it } from "vitest";
import { newId } from "#app/core/id.ts";
import type { Actor, MemberRole } from "#app/core/portals/permissions.ts";
import { applicationNumber, serialOf } from "../application-number.ts";
import {
  applicationStates,
  currentEducations,
  familyIncomes,
  genders,
  studyYears,
} from "../application-options.ts";
import { applicationPermissions } from "../application-permissions.ts";
import { isAsked } from "../forms/form-step.ts";
import { formSteps, isKeptField, stepNumber } from "../forms/form-steps.ts";
import { mergeAnswers } from "../merge-answers.ts";
import { applicationMachine } from "./application-status.ts";
import { closingMoment } from "./closing-moment.ts";
import { extraDocuments } from "./extra-documents.ts";

type State = (typeof applicationMachine.stateNames)[number];
/** Where an event leads, whoever presses it. */
function targetOf(state: State, event: string): State | null {
  const row: Readonly<Record<string, { to: State } | undefined>> = applicationMachine.transitions[state];
  return row[event]?.to ?? null;
}

describe("the application machine", () => {
  it("goes Draft, Under Review, Action needed and back, Approved, Paid", () => {
    const walk = ["submit", "ask", "answer", "approve", "pay"] as const;
    let state: (typeof applicationMachine.stateNames)[number] = "draft";
    const labels = walk.map((event) => {
      state = targetOf(state, event) ?? state;
      return applicationMachine.states[state].label;
    });
    expect(labels).toEqual(["Under Review", "Action needed", "Under Review", "Approved", "Paid"]);
  });

  it("lets only a rejected one be appealed, and nothing out of Withdrawn and Paid", () => {
    for (const state of applicationMachine.stateNames) {
      expect(targetOf(state, "appeal")).toBe(state === "rejected" ? "under_review" : null);
    }
    expect(applicationMachine.transitions.withdrawn).toEqual({});
    expect(applicationMachine.transitions.paid).toEqual({});
  });
});

it("C3e: who checks for an institute does not decide, here as in the reviews", () => {
  const instituteId = newId();
  const access = {
    studentId: newId(),
    ownerKind: "institute" as const,
    ownerId: instituteId,
  };
  const as = (memberRole: MemberRole): Actor => ({
    role: "institute",
    userId: newId(),
    instituteId,
    memberRole,
    language: "en",
  });
  const deciding = (["owner", "verifier", "reviewer"] as const).map((role) =>
    applicationPermissions.can(as(role), "application.decide", access),
  );
  expect(deciding).toEqual([true, false, false]);
  expect(applicationPermissions.can(as("verifier"), "application.check", access)).toBe(true);
});

describe("the form (spec 1, Scholarship application form)", () => {
  it("has the option values to the letter", () => {
    expect(genders).toEqual(["male", "female", "other"]);
    // P3: the ten of the specification first, then everybody else.
    expect(applicationStates).toHaveLength(37);
    expect(applicationStates[0]).toBe("andhra-pradesh");
    expect(applicationStates[9]).toBe("uttar-pradesh");
    // S10: the six of the specification, and what lies between them.
    expect(currentEducations).toEqual(
      expect.arrayContaining(["10th", "12th", "diploma", "undergraduate", "postgraduate", "phd"]),
    );
    expect(studyYears).toEqual(["1st", "2nd", "3rd", "4th", "final"]);
    expect(familyIncomes).toEqual(["below-1l", "1l-2l", "2l-5l", "5l-8l", "above-8l"]);
  });

  it("asks the specified fields in the specified steps", () => {
    const asked = formSteps.map((step) =>
      step.questions
        .filter(
          (question) => question.required && isAsked(question, { answerTo: () => "", isAssisted: false }),
        )
        .map(({ name }) => name),
    );
    expect(asked.map((names) => names.toSorted())).toEqual([
      ["address", "city", "dateOfBirth", "email", "fullName", "gender", "phone", "pincode", "state"],
      ["course", "currentEducation", "institution", "percentage", "year"],
      ["familyIncome", "fatherName", "fatherOccupation", "motherName"],
      [
        "aadhaar",
        "aadhaarNumber",
        "bankAccount",
        "bankPassbook",
        "ifscCode",
        "incomeCert",
        "marksheet",
        "photo",
      ],
      [],
    ]);
  });

  it("caps Next at 5 and floors Previous at 1", () => {
    expect([stepNumber(9), stepNumber(0), stepNumber("x"), stepNumber("3")]).toEqual([5, 1, 1, 3]);
  });

  it("T15: keeps only fields that a form asks, and no secret among them", () => {
    expect(isKeptField("fullName")).toBe(true);
    expect(isKeptField("q_nmms-selected")).toBe(true);
    for (const name of [
      "status",
      "awardPaise",
      "aadhaarNumber",
      "bankAccount",
      "photo",
      "__proto__",
      "constructor",
    ]) {
      expect(isKeptField(name)).toBe(false);
    }
  });
});

describe("two devices, one draft", () => {
  const kept = {
    city: { value: "Guntur", at: 100 },
    course: { value: "BA", at: 10, from: "registration" as const },
  };

  it("lets the later one win, field by field", () => {
    const merged = mergeAnswers(
      kept,
      { city: { value: "Tenali", at: 200 }, year: { value: "1st", at: 50 } },
      0,
    );
    expect(merged.answers.city).toEqual({ value: "Tenali", at: 200 });
    expect(merged.answers.year).toEqual({ value: "1st", at: 50 });
    expect(merged.written).toEqual(["city", "year"]);
  });

  it("keeps what another device answered later, and tells this one", () => {
    const merged = mergeAnswers(kept, { city: { value: "Tenali", at: 90 } }, 50);
    expect(merged.answers.city?.value).toBe("Guntur");
    expect(merged.overruled).toEqual(["city"]);
    expect(merged.elsewhere).toEqual({ city: "Guntur" });
  });

  it("tells of fields this device did not touch, once", () => {
    expect(mergeAnswers(kept, { year: { value: "1st", at: 300 } }, 50).elsewhere).toEqual({ city: "Guntur" });
    expect(mergeAnswers(kept, { year: { value: "1st", at: 300 } }, 100).elsewhere).toEqual({});
  });

  it("a prefilled answer never overrules a typed one", () => {
    const late = { course: { value: "BA", at: 999, from: "registration" as const } };
    expect(mergeAnswers(late, { course: { value: "BSc", at: 5 } }, 0).answers.course?.value).toBe("BSc");
  });
});

describe("T20: the closing moment", () => {
  const outage = (beganAt: string, endedAt: string) => ({
    beganAt: new Date(beganAt),
    endedAt: new Date(endedAt),
  });
  const end = "2026-11-15T18:29:59.999Z";

  it("is the last millisecond of the day in India", () => {
    expect(closingMoment("2026-11-15", []).toISOString()).toBe(end);
  });

  it("moves by an outage of the last day, not by an older one", () => {
    expect(
      closingMoment("2026-11-15", [outage("2026-11-10T00:00:00Z", "2026-11-11T00:00:00Z")]).toISOString(),
    ).toBe(end);
    const moved = closingMoment("2026-11-15", [outage("2026-11-15T10:00:00Z", "2026-11-15T12:00:00Z")]);
    expect(moved.toISOString()).toBe("2026-11-15T20:29:59.999Z");
  });

  it("gives back the whole of an outage that covers the closing, and never more than two days", () => {
    const covering = closingMoment("2026-11-15", [
      outage("2026-11-15T17:29:59.999Z", "2026-11-15T21:29:59.999Z"),
    ]);
    expect(covering.toISOString()).toBe("2026-11-15T22:29:59.999Z");
    const long = closingMoment("2026-11-15", [outage("2026-11-15T18:29:59.998Z", "2026-12-15T00:00:00Z")]);
    expect(long.toISOString()).toBe("2026-11-17T18:29:59.999Z");
  });
});

describe("what a scholarship asks for besides", () => {
  it("leaves out what the five uploads already are, and marks what not everybody has", () => {
    const list = ["Aadhaar", "Income certificate", "Class 12 mark sheet", "Photo", "Bank passbook"];
    expect(extraDocuments([...list, "Caste certificate if any", "Fee receipt", "Fee receipt"])).toEqual([
      {
        field: "extra_caste_certificate_if_any",
        kind: "caste_certificate_if_any",
        label: "Caste certificate if any",
        required: false,
      },
      { field: "extra_fee_receipt", kind: "fee_receipt", label: "Fee receipt", required: true },
    ]);
  });
});

describe("the application number", () => {
  it("reads back, and a slip of the pen does not", () => {
    const number = applicationNumber({ serial: 817, createdAt: new Date("2026-11-12T00:00:00Z") });
    expect(number).toMatch(/^AP-2026-0000817-\d$/);
    expect(serialOf(number.toLowerCase())).toBe(817);
    expect(serialOf(number.replace("817", "871"))).toBeNull();
  });
});
