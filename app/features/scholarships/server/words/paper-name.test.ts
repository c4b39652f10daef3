import { expect, test } from "vitest";
import national from "../../data/catalogue-national.json" with { type: "json" };
import state from "../../data/catalogue-state.json" with { type: "json" };
import papers from "../../data/phrases/papers.json" with { type: "json" };
import { paperName } from "./paper-name.server.ts";

test("a paper is called by its name in the reader's language, from the catalogue and from the vault", () => {
  expect(paperName("Caste or disability certificate if claimed", "hi")).toBe(
    "जाति या दिव्यांगता प्रमाण पत्र (लागू हो तो)",
  );
  expect(paperName("admission_proof_or_fee_receipt", "te")).toBe("ప్రవేశ రుజువు లేదా ఫీజు రసీదు");
  expect(paperName("Parents' declaration", "te")).toBe(paperName("parents_declaration", "te"));
  expect(paperName("fee_receipt", "en")).toBe("Fee receipt");
  expect(paperName("Guru's certificate", "te")).toBe(paperName("guru_s_certificate", "te"));
  expect(paperName("A paper of our own", "te")).toBe("A paper of our own");
});

test("L15: a paper of the vault is called as it was written, not by its key", () => {
  expect(paperName("disability_certificate_or_udid_40_or_more", "en")).toBe(
    "Disability certificate or UDID (40% or more)",
  );
  expect(paperName("certificate_of_parent_s_occupation", "en")).toBe("Certificate of parent's occupation");
  const capitals = (name: string) => name.match(/\b[A-Z]{2,}\b/g) ?? [];
  const kind = (name: string) => name.toLowerCase().replace(/[^a-z0-9]+/g, "_");
  const asked = [...national, ...state].flatMap(({ documents }) => documents as string[]);
  const lost = asked.filter((name) => capitals(paperName(kind(name), "en")).length < capitals(name).length);
  expect([...new Set(lost)]).toEqual([]);
});

test("S20: every paper that the catalogue asks for has its name in Telugu and Hindi, and no name is left over", () => {
  const asked = [...new Set([...national, ...state].flatMap(({ documents }) => documents as string[]))];
  const scripts = { te: /[\u0C00-\u0C7F]/, hi: /[\u0900-\u097F]/ };
  const kind = (name: string) =>
    name
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, "_")
      .replace(/_$/, "");
  for (const language of ["te", "hi"] as const) {
    expect(asked.filter((name) => !scripts[language].test(paperName(name, language)))).toEqual([]);
    for (const name of asked) expect(paperName(kind(name), language)).toBe(paperName(name, language));
  }
  expect(Object.keys(papers).filter((name) => !asked.includes(name))).toEqual([]);
});
