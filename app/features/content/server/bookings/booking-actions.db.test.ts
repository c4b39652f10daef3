import { eq } from "drizzle-orm";
import { beforeAll, describe, expect } from "vitest";
import { visitor } from "#app/core/portals/permissions.ts";
import { database } from "#app/db/opening/client.server.ts";
import { helpVote } from "#app/db/schema/content.ts";
import { booking } from "#app/db/schema/helpdesk-bookings.ts";
import { syncCounsellors } from "#app/features/helpdesk/server/counsellors/sync-counsellors.server.ts";
import { notificationJobs } from "#app/features/notifications/server/outbox/message-jobs.server.ts";
import { everyButton, type Pusher } from "#tests/support/every-button.ts";
import { freshPhone, useIdentityWorld } from "#tests/support/identity-world.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { contactActions } from "../help/contact-actions.server.ts";
import { helpQuestions } from "../help/help-questions.server.ts";
import { listHelpVotes } from "../help/list-help-votes.server.ts";
import { studentHelpActions } from "../help/student-help-actions.server.ts";
import { trialActions } from "../trial-actions.server.ts";
import { workshops } from "../workshops.server.ts";
import { careerActions } from "./career-actions.server.ts";
import { counselingActions } from "./counseling-actions.server.ts";
import { counsellorEntries } from "./counsellor-entries.server.ts";
import { examPrepActions } from "./exam-prep-actions.server.ts";
import { studyAbroadActions } from "./study-abroad-actions.server.ts";
import { workshopPlaceActions } from "./workshop-place-actions.server.ts";

useTestDatabase({ jobs: notificationJobs });
useIdentityWorld({ hoursBetweenTests: 0 });
beforeAll(() => syncCounsellors(counsellorEntries({ isDemo: true })));

const bookings = () => database().$count(booking);

/** Every page with a booking form: its own questions, and the one way to a booking behind them. */
function books(own: Record<string, string>, row: Partial<typeof booking.$inferSelect>, params = {}) {
  return async (press: Pusher) => {
    const phone = freshPhone();
    const fields = { name: "Lakshmi Devi", email: "stranger@example.org", phone, ...own };
    const before = await bookings();
    const wrong = await press(visitor, { ...fields, name: "", phoneCode: "" }, params);
    expect(wrong).toMatchObject({
      status: 422,
      answer: { form: "book", errors: { name: [expect.any(String)] }, typed: { phone: [phone] } },
    });
    // A machine fills in what nobody sees: it is told what it wants to hear, whatever else it wrote.
    for (const name of ["", "A machine"])
      expect(await press(visitor, { ...fields, name, website: "http://x.invalid" }, params)).toMatchObject({
        status: 200,
        answer: { errors: {}, shown: { message: expect.any(String), booked: null } },
      });
    // X24: the phone is asked for its code first.
    expect(await press(visitor, fields, params)).toMatchObject({
      status: 200,
      answer: { shown: { message: null, booked: null, proof: { label: expect.any(String) } } },
    });
    expect(await bookings()).toBe(before);
    const pressed = await press(visitor, { ...fields, phoneCode: "123456" }, params);
    expect(pressed).toMatchObject({
      status: 200,
      answer: {
        shown: { message: expect.any(String), booked: { number: expect.stringMatching(/^BK-/) } },
        typed: expect.not.objectContaining({ phoneCode: expect.anything() }),
      },
    });
    expect(await bookings()).toBe(before + 1);
    const { booked } = ("answer" in pressed && (pressed.answer.shown as { booked: { path: string } })) || {};
    expect(booked?.path).toContain("/bookings/");
    const [made] = await database()
      .select()
      .from(booking)
      .where(eq(booking.service, row.service ?? ""));
    expect(made).toMatchObject(row);
  };
}

describe("/counseling", () => {
  everyButton(counselingActions, {
    book: books(
      { age: "19", education: "class-12", counselingType: "career" },
      { kind: "counseling", service: "career" },
    ),
  });
});

describe("/career-guidance", () => {
  everyButton(careerActions, {
    book: books(
      { education: "class-12", careerInterest: "medical", sessionType: "assessment" },
      { kind: "career", service: "assessment", minutes: 45 },
    ),
  });
});

describe("/study-abroad", () => {
  everyButton(studyAbroadActions, {
    book: books(
      { education: "class-12", preferredCountry: "usa", studyLevel: "phd" },
      { kind: "study_abroad", service: "guidance" },
    ),
  });
});

describe("/exam-preparation", () => {
  everyButton(examPrepActions, {
    book: books({ targetExam: "neet", preparationLevel: "beginner" }, { kind: "exam", service: "neet" }),
  });
});

describe("a workshop's page", () => {
  const workshop = workshops.at(-1)?.id ?? "";
  everyButton(workshopPlaceActions, {
    book: books({}, { kind: "workshop", service: workshop }, { workshop }),
  });
});

describe("/student-help", () => {
  everyButton(studentHelpActions, {
    book: books({ serviceType: "document-review" }, { kind: "help", service: "document-review" }),
    async vote(press) {
      const question = helpQuestions[0]?.id ?? "";
      const sent = { question, helpful: "yes", reader: "0190a000-0000-7000-8000-00000000beef" };
      // Beside what was counted before the site began.
      const before = (await listHelpVotes()).get(question) ?? { yes: 0, no: 0 };
      expect(await press(visitor, sent)).toMatchObject({
        status: 200,
        answer: { form: "vote", shown: { question, yes: before.yes + 1, no: before.no } },
      });
      expect(await press(visitor, { ...sent, helpful: "no" })).toMatchObject({
        answer: { shown: { question, yes: before.yes, no: before.no + 1 } },
      });
      expect(await database().$count(helpVote)).toBe(1);
      expect(await press(visitor, { ...sent, question: "none" })).toMatchObject({ status: 422 });
    },
  });
});

describe("/contact", () => {
  everyButton(contactActions, {
    async send(press) {
      const fields = {
        name: "Asha Rao",
        email: "asha@example.org",
        phone: "9876500011",
        subject: "general-query",
        message: "A question about the dates of my form.",
      };
      expect(await press(visitor, { ...fields, subject: "none" })).toMatchObject({
        status: 422,
        answer: { errors: { subject: [expect.any(String)] }, typed: { message: [fields.message] } },
      });
      // By a hidden field, or written faster than anybody writes: said plainly, and nothing is lost.
      const doubts: Record<string, string>[] = [{ website: "http://x.invalid" }, { took: "900" }];
      for (const doubt of doubts)
        expect(await press(visitor, { ...fields, ...doubt })).toMatchObject({
          status: 422,
          answer: { errors: { "": [expect.any(String)] }, typed: { message: [fields.message] } },
        });
      expect(await press(visitor, { ...fields, took: "9000" })).toEqual({
        to: expect.stringMatching(/^\/contact\/received\//),
      });
      // T49: too many from one place are told in the form.
      let last: Awaited<ReturnType<Pusher>> | undefined;
      for (let time = 0; time < 40 && !(last && "answer" in last); time += 1)
        last = await press(visitor, { ...fields, message: `Question number ${time} about my form.` });
      expect(last).toMatchObject({ status: 429, answer: { errors: { "": [expect.any(String)] } } });
    },
  });
});

describe("/test", () => {
  everyButton(trialActions, {
    async send(press) {
      const fields = {
        mobileNumber: "9876543210",
        fullName: "Asha Rao",
        gender: "Female",
        dob: "2007-05-04",
      };
      expect(await press(visitor, { ...fields, dob: "2999-01-01" })).toMatchObject({
        status: 422,
        answer: { errors: { dob: [expect.any(String)] }, typed: { fullName: ["Asha Rao"] } },
      });
      expect(await press(visitor, fields)).toMatchObject({
        status: 200,
        answer: { errors: {}, shown: { message: expect.any(String) } },
      });
    },
  });
});
