import { expect, test } from "vitest";
import { bookingMachine } from "#app/features/helpdesk/bookings/booking-status.ts";
import { sessionTitle } from "#app/features/helpdesk/bookings/session-title.ts";
import { bookingEn } from "#app/features/helpdesk/messages/booking.en.ts";
import { counselingTypes } from "../data/counseling.ts";
import { helpServiceOptions } from "../data/help/help-options.ts";
import { careerContent } from "../server/career-content.server.ts";
import { workshops } from "../server/workshops.server.ts";

test("every session that can be booked has its name in Telugu and Hindi, in messages and on its page", () => {
  const titles = [
    ...counselingTypes.map(({ title }) => title),
    ...careerContent.sessions.map(({ title }) => title),
    ...helpServiceOptions.map(({ label }) => `Help session: ${label}`),
    ...workshops.map(({ title }) => title),
    "Study Abroad Guidance",
    "Exam Preparation Guidance",
  ];
  for (const title of titles) {
    expect(sessionTitle(title, "en")).toBe(title);
    expect(sessionTitle(title, "te"), title).toMatch(/^[^a-z]*[\u0c00-\u0c7f][^a-z]*$/);
    expect(sessionTitle(title, "hi"), title).toMatch(/^[^a-z]*[\u0900-\u097f][^a-z]*$/);
  }
});

test("the pages of a booking say of a status what its machine says", () => {
  for (const status of bookingMachine.stateNames) {
    const { label, told } = bookingMachine.states[status];
    expect([bookingEn.statuses[status], bookingEn.told[status]]).toEqual([label, told]);
  }
});
