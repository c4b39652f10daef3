import { expect, test } from "vitest";
import national from "../data/catalogue-national.json" with { type: "json" };
import state from "../data/catalogue-state.json" with { type: "json" };
import { paperName } from "./paper-name.server.ts";

test("a paper is called by its name in the reader's language, from the catalogue and from the vault", () => {
  expect(paperName("Caste or disability certificate if claimed", "hi")).toBe(
    "जाति या दिव्यांगता प्रमाण पत्र (लागू हो तो)",
  );
  expect(paperName("admission_proof_or_fee_receipt", "te")).toBe("ప్రవేశ రుజువు లేదా ఫీజు రసీదు");
  expect(paperName("Parents' declaration", "te")).toBe(paperName("parents_declaration", "te"));
  expect(paperName("fee_receipt", "en")).toBe("Fee receipt");
  expect(paperName("Guru's certificate", "te")).toBe("Guru's certificate");
});

test("of the papers that the catalogue asks for, four in five are named in Telugu and Hindi", () => {
  const asked = [...national, ...state].flatMap(({ documents }) => documents as string[]);
  for (const language of ["te", "hi"] as const) {
    const named = asked.filter((name) => paperName(name, language) !== name || /^(PAN|UDID)$/.test(name));
    expect(named.length / asked.length).toBeGreaterThan(0.8);
  }
});
