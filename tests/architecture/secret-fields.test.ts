import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { z } from "zod";
import { holdsAadhaar, isSecretField } from "#app/core/forms/secret-fields.ts";
import { isSecretSchema } from "#app/core/forms/secret-schema.ts";
import { formSteps } from "#app/features/applications/forms/form-steps.ts";
import { listFiles, root } from "../../scripts/docs/load-modules.ts";

/** Where a schema of a posted form may stand. */
const schemaFiles = ["app/features/**/*.ts"]
  .flatMap((glob) => listFiles(glob))
  .filter((path) => !/\.(server|test|routes)\.ts$|\/(messages|demo|data)\//.test(path));

/** The names of an object's fields that say of themselves that they are secret, through optional, pipe and union. */
function secretNamesOf(schema: z.core.$ZodType, name = ""): string[] {
  if (isSecretSchema(schema)) return [name];
  const def = schema._zod.def as unknown as Record<string, unknown>;
  const inner = ["innerType", "in", "out", "element", "left", "right"].flatMap((key) =>
    isSchema(def[key]) ? secretNamesOf(def[key], name) : [],
  );
  const options = Array.isArray(def.options)
    ? def.options.filter(isSchema).flatMap((one) => secretNamesOf(one, name))
    : [];
  const shape = def.type === "object" ? Object.entries((schema as unknown as z.ZodObject).shape) : [];
  return [...inner, ...options, ...shape.flatMap(([key, field]) => secretNamesOf(field, key))];
}

function isSchema(value: unknown): value is z.core.$ZodType {
  return typeof value === "object" && value !== null && "_zod" in value;
}

describe("X7, T25, T26: every secret field of every form is in the one list", () => {
  test("by what the schemas say", { timeout: 60_000 }, async () => {
    const found = new Set<string>();
    for (const path of schemaFiles) {
      const source = readFileSync(join(root, path), "utf8");
      if (!source.includes('from "zod"') || source.includes("import.meta.glob")) continue;
      const module = (await import(join(root, path))) as Record<string, unknown>;
      for (const value of Object.values(module)) {
        if (isSchema(value)) for (const name of secretNamesOf(value)) if (name) found.add(name);
      }
    }
    expect([...found]).toEqual(
      expect.arrayContaining(["aadhaar", "bankAccount", "currentPassword", "pan", "password"]),
    );
    expect([...found].filter((name) => !isSecretField(name))).toEqual([]);
  });

  test("by what the application form asks", () => {
    const asked = formSteps.flatMap(({ questions }) => questions);
    const secrets = asked
      .filter(({ kind }) => kind === "aadhaar" || kind === "account")
      .map(({ name }) => name);
    expect(secrets).toEqual(["aadhaarNumber", "bankAccount"]);
    expect(secrets.filter((name) => !isSecretField(name))).toEqual([]);
  });

  test("by what the builders of secret numbers and the password and OTP controls are called", () => {
    const builders = /(\w+):\s*(?:hasA\w+ \? )?(?:aadhaar|accountNumber|pan|otp6|newPassword|secret)\(/g;
    const names = listFiles("app/features/**/*.{ts,tsx}")
      .filter((path) => !path.endsWith(".test.ts"))
      .flatMap((path) => {
        const source = readFileSync(join(root, path), "utf8");
        const controls = [...source.matchAll(/<(?:PasswordField|OtpField)[\s\S]{0,60}?field\(?"(\w+)"/g)];
        const typed = [...source.matchAll(/<(?:PasswordField|OtpField)[^>]*?field=\{field\("(\w+)"\)/g)];
        return [...source.matchAll(builders), ...controls, ...typed].map((match) => `${match[1]} in ${path}`);
      });
    expect(names.length).toBeGreaterThan(10);
    expect(names.filter((name) => !isSecretField(name.split(" ")[0] ?? ""))).toEqual([]);
  });
});

test("X7: a name inside a list is the same name, and an Aadhaar number in a note is seen", () => {
  expect(isSecretField("members[2].aadhaar")).toBe(true);
  expect(isSecretField("members[2].name")).toBe(false);
  expect(holdsAadhaar("my number is 2345 6789 0124, thanks")).toBe(true);
  expect(holdsAadhaar("my number is 2345 6789 0125")).toBe(false);
  expect(holdsAadhaar("9876543210")).toBe(false);
});
