import { expect, test } from "vitest";
import { changedRules, keptRulesSchema, programmeEditSchema } from "./programme-edit.ts";

const rules = {
  category: "merit",
  levelFrom: "undergraduate",
  levelTo: "postgraduate",
  states: ["telangana", "andhra-pradesh"],
  gender: "any",
  award: 20_000_00,
  seats: 10,
} as const;
const now = { ...rules, states: [...rules.states] };

test("each rule that is another one is named with what it was and what it is to be", () => {
  expect(changedRules(now, { ...now, states: ["andhra-pradesh", "telangana"] })).toEqual([]);
  expect(
    changedRules(now, { ...now, award: 25_000_00, seats: 8, marksMin: 60, gender: "female", states: [] }),
  ).toEqual([
    "award ₹20,000 → ₹25,000",
    "students 10 → 8",
    "states Andhra Pradesh, Telangana → all India",
    "for all students → girls and women",
    "lowest marks none → 60%",
  ]);
  // A range of levels that the form cannot show.
  expect(changedRules({ ...now, levelFrom: undefined }, now)).toEqual(["from level another → Undergraduate"]);
});

test("what waits for the desk is kept in paise, and read back as it was", () => {
  const { award, ...rest } = now;
  const typed = { ...rest, award: "25,000", title: "A name", description: "x".repeat(40) };
  const read = programmeEditSchema.parse(typed);
  const { title: _t, description: _d, isOpen: _o, reason: _r, ...kept } = read;
  expect(keptRulesSchema.parse(JSON.parse(JSON.stringify(kept)))).toMatchObject({
    award: 25_000_00,
    seats: 10,
  });
  expect(award).toBe(20_000_00);
});
