import { RouterContextProvider } from "react-router";
import { expect, it } from "vitest";
import { type Actor, visitor } from "../portals/permissions.ts";
import { actorContext, getActor, languageContext, markPrivate, privacyContext } from "./request-context.ts";

it("T30: asking who it is makes the answer private, and asks the session only then", async () => {
  const asha: Actor = { role: "student", userId: "u1", language: "te" };
  const context = new RouterContextProvider();
  const privacy = { isPrivate: false };
  let asked = 0;
  context.set(privacyContext, privacy);
  context.set(actorContext, async () => {
    asked += 1;
    return asha;
  });
  context.set(languageContext, "te");

  expect(context.get(languageContext)).toBe("te");
  expect([asked, privacy.isPrivate]).toEqual([0, false]);
  expect(await getActor(context)).toBe(asha);
  expect([asked, privacy.isPrivate]).toEqual([1, true]);
});

it("a page can be marked private without asking", () => {
  const context = new RouterContextProvider();
  const privacy = { isPrivate: false };
  context.set(privacyContext, privacy);
  markPrivate(context);
  expect(privacy.isPrivate).toBe(true);
});

it("without a session resolver everyone is a visitor, and without a privacy record nobody learns who asks", async () => {
  const context = new RouterContextProvider();
  await expect(getActor(context)).rejects.toThrow();
  context.set(privacyContext, { isPrivate: false });
  expect(await getActor(context)).toEqual(visitor);
});
