import { describe, expect, it } from "vitest";
import { roomTabOf } from "./desk-rooms.ts";

describe("D34: the tab of every page of a portal", () => {
  it.each([
    ["donor", "/donor", null, "dashboard"],
    ["donor", "/donor", "programs", "programs"],
    ["donor", "/donor", "notifications", null],
    ["donor", "/donor/donations/new", null, "donations"],
    ["donor", "/donor/programmes/new", null, "programs"],
    ["donor", "/settings/security", null, null],
    ["csr", "/csr", "budget", "budget"],
    ["institute", "/institute/dashboard", "students", "students"],
    ["institute", "/institute/students/import", null, "students"],
    ["institute", "/institute/awards", null, "applications"],
  ] as const)("%s at %s, tab %s: %s", (room, path, tab, expected) => {
    expect(roomTabOf(room, path, tab)).toBe(expected);
  });
});
