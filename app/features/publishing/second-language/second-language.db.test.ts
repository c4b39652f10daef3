import { beforeAll, describe, expect, test } from "vitest";
import { newFormKey } from "#app/core/forms/form-key.ts";
import { type Actor, visitor } from "#app/core/portals/permissions.ts";
import { createDonorProgramme } from "#app/features/giving/server/programmes/create-donor-programme.server.ts";
import { getScholarship } from "#app/features/scholarships/server/get-scholarship.server.ts";
import { scholarshipIn } from "#app/features/scholarships/server/words/scholarship-in.server.ts";
import { connectFeatures } from "#server/connect-features.ts";
import { jobs } from "#server/job-list.ts";
import { useApplicationWorld } from "#tests/support/application-world.ts";
import { everyButton, pressOf } from "#tests/support/every-button.ts";
import { give, makePortalPerson } from "#tests/support/funding-world.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { editProgramme } from "../programmes/edit-programme.server.ts";
import { findOwnProgramme } from "../programmes/find-own-programme.server.ts";
import { judgePartnerScholarship } from "../server/judge-partner-scholarship.server.ts";
import { listWaitingScholarships } from "../server/list-waiting-scholarships.server.ts";
import { getSecondLanguage } from "./get-second-language.server.ts";
import { secondLanguageActions } from "./second-language-actions.server.ts";

useTestDatabase({ jobs });
useApplicationWorld();

let donor: Actor & { userId: string };
let other: Actor;
let desk: Actor;
beforeAll(async () => {
  connectFeatures();
  donor = await makePortalPerson("donor", "Godavari Trust");
  other = await makePortalPerson("donor", "Another Trust");
  desk = await makePortalPerson("admin", "Catalogue Desk");
});

const english = { title: "Hostel Fees", description: "For students who live away from home." };
const telugu = {
  language: "te",
  title: "హాస్టల్ ఫీజు",
  description: "ఇంటికి దూరంగా ఉండి చదువుకునే విద్యార్థుల హాస్టల్ ఖర్చు కోసం.",
  benefits: "ఏడాదికి ఒకసారి ₹10,000\n",
};
const rules = {
  category: "merit",
  levelFrom: "class-6-8",
  levelTo: "phd",
  states: [],
  gender: "any",
  award: 10_000_00,
  seats: 2,
  isOpen: false,
} as const;

async function makeProgramme() {
  const { id } = await createDonorProgramme(donor, {
    ...{ ...english, ...rules, states: [] },
    closesOn: "2026-12-31",
    formKey: newFormKey(),
  });
  await give(donor, id, 20_000_00);
  const { scholarshipId } = await findOwnProgramme(donor, id);
  return { id, scholarshipId };
}

const asRead = async (scholarshipId: string, language: "en" | "te" | "hi") =>
  scholarshipIn((await getScholarship(donor, scholarshipId)).scholarship, language);

describe("an owner's words in a second language", () => {
  everyButton(secondLanguageActions, {
    async words(press) {
      const { id, scholarshipId } = await makeProgramme();
      const params = { programmeId: id };
      await expect(press(other, telugu, params)).rejects.toMatchObject({ status: 404 });
      const inEnglish = { ...telugu, description: english.description };
      expect(await press(donor, inEnglish, params)).toMatchObject({
        status: 422,
        answer: { errors: { description: ["This is not in Telugu."] } },
      });
      expect(await press(donor, telugu, params)).toEqual({ to: `/donor/programs/${id}?done=translated` });

      // The desk reads both before it agrees.
      const waiting = await listWaitingScholarships(desk);
      expect(waiting.find((row) => row.id === scholarshipId)).toMatchObject({
        title: english.title,
        words: [{ language: "te", title: telugu.title }],
      });
      await judgePartnerScholarship(desk, scholarshipId, { approve: true, reason: "" });

      // As a student reads it, with what is original named.
      const { scholarship } = await getScholarship(visitor, scholarshipId);
      expect(scholarshipIn(scholarship, "te")).toMatchObject({
        title: telugu.title,
        titleLanguage: "te",
        description: telugu.description,
        descriptionLanguage: "te",
        originalTitle: english.title,
      });
      expect(scholarshipIn(scholarship, "te")).not.toHaveProperty("words");
      expect(scholarshipIn(scholarship, "hi")).toMatchObject({ title: english.title, titleLanguage: "en" });
      expect(scholarshipIn(scholarship, "en")).toMatchObject({ ...english, originalTitle: null });

      // Of a text that was changed since, the original is shown until somebody has looked again.
      await editProgramme(donor, id, {
        ...rules,
        states: [],
        title: "Hostel and Food",
        description: english.description,
      });
      expect(await asRead(scholarshipId, "te")).toMatchObject({
        title: "Hostel and Food",
        titleLanguage: "en",
        description: telugu.description,
      });
      expect((await getSecondLanguage(donor, id, "te")).state).toBe("stale");
    },
    async leave(press) {
      const { id, scholarshipId } = await makeProgramme();
      const params = { programmeId: id };
      await secondLanguageActions.press(
        { ...pressOf(donor), param: () => id },
        formOf({ intent: "words", ...telugu }),
      );
      expect(await asRead(scholarshipId, "te")).toMatchObject({ title: telugu.title });
      await expect(press(other, { language: "te" }, params)).rejects.toMatchObject({ status: 404 });
      await press(donor, { language: "te" }, params);
      expect(await asRead(scholarshipId, "te")).toMatchObject({ title: english.title, titleLanguage: "en" });
    },
  });

  test("ours is proposed from the amount and the rules, in the language asked for", async () => {
    const { id } = await makeProgramme();
    for (const [language, letters] of [
      ["te", /[\u0c00-\u0c7f]/],
      ["hi", /[\u0900-\u097f]/],
    ] as const) {
      const { state, words } = await getSecondLanguage(donor, id, language);
      expect(state).toBe("proposed");
      expect(words.title).toBe(english.title);
      expect(words.description).toMatch(letters);
      expect(words.description).toContain("₹10,000");
      expect(words.description).toContain("Godavari Trust");
    }
    await expect(getSecondLanguage(other, id, "te")).rejects.toMatchObject({ status: 404 });
  });
});

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}
