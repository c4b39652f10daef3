import { expect, test } from "vitest";
import { newFormKey } from "#app/core/forms/form-key.ts";
import { addAgentSchema, addUserSchema, createPolicySchema } from "./insurance-forms.ts";

test("the forms refuse what the specification's browser let through", () => {
  const fails = (
    schema: {
      safeParse(value: unknown): { success: boolean; error?: { issues: { path: PropertyKey[] }[] } };
    },
    value: object,
  ) => [
    ...new Set(
      schema.safeParse({ formKey: newFormKey(), ...value }).error?.issues.map(({ path }) => String(path[0])),
    ),
  ];
  const card = {
    cardNumber: "BSC-2026-000009",
    customerName: "Asha Demo",
    plan: "basic",
    premium: "299",
    validFrom: "2026-11-15",
    validTo: "2027-11-14",
    agentId: "1",
  };
  expect(fails(createPolicySchema, card)).toEqual([]);
  expect(fails(createPolicySchema, { ...card, cardNumber: "BSC-26-9", premium: "-5" })).toEqual([
    "cardNumber",
    "premium",
  ]);
  expect(fails(createPolicySchema, { ...card, validTo: "2026-11-15" })).toEqual(["validTo"]);
  expect(fails(createPolicySchema, { ...card, premium: "0", plan: "senior" })).toEqual(["premium", "plan"]);
  const seller = {
    name: "Agent Demo",
    email: "a@demo.example",
    phone: "9812300300",
    region: "East",
    monthlyTarget: "10",
    commission: "15",
    bankAccount: "Bank 123456789",
  };
  expect(fails(addAgentSchema, seller)).toEqual([]);
  expect(
    fails(addAgentSchema, { ...seller, commission: "101", monthlyTarget: "0", bankAccount: "none" }),
  ).toEqual(["monthlyTarget", "commission", "bankAccount"]);
  const insured = {
    name: "Asha Demo",
    email: "asha@demo.example",
    phone: "9812300001",
    plan: "premium",
    location: "Guntur",
    aadhaar: "234567890124",
  };
  expect(fails(addUserSchema, insured)).toEqual([]);
  expect(fails(addUserSchema, { ...insured, aadhaar: "234567890123", phone: "12" })).toEqual([
    "phone",
    "aadhaar",
  ]);
});
