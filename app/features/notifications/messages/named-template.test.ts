import { describe, expect, test } from "vitest";
import { namedTemplate } from "./named-template.ts";

describe("C2f: a template that is known by its name alone", () => {
  test("is what the channel carries, with all its values", () => {
    const values = { code: "123456", minutes: "5", site: "scholarsetu.example" };
    expect(namedTemplate("sms", "otp-login", values)).toEqual({ template: "otp-login", variables: values });
  });

  test.each(["no-such-thing", "toString", "__proto__"])("%s is none", (name) => {
    expect(() => namedTemplate("sms", name, {})).toThrow(`There is no template "${name}" for sms`);
  });

  test("of another channel it is none", () => {
    expect(() => namedTemplate("email", "otp-login", {})).toThrow('no template "otp-login" for email');
  });

  test("without a value it says which", () => {
    expect(() => namedTemplate("sms", "otp-login", { code: "123456" })).toThrow("lacks: minutes, site");
  });
});
