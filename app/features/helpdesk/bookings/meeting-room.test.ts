import { expect, test } from "vitest";
import { roomState } from "./meeting-room.ts";

const startsAt = new Date("2026-11-18T10:00:00+05:30");
const session = {
  way: "video",
  status: "confirmed",
  startsAt,
  endsAt: new Date("2026-11-18T11:00:00+05:30"),
} as const;
const at = (minutes: number) => new Date(startsAt.getTime() + minutes * 60_000);

test("a room is open from ten minutes before its session until the end, and at no other time", () => {
  expect(roomState(session, at(-10.01))).toBe("early");
  expect(roomState(session, at(-10))).toBe("open");
  expect(roomState(session, at(59.99))).toBe("open");
  expect(roomState(session, at(60))).toBe("over");
});

test("only a fixed time by video has one", () => {
  expect(roomState({ ...session, way: "phone" }, at(0))).toBe("phone");
  expect(roomState({ ...session, status: "requested" }, at(0))).toBe("unconfirmed");
  expect(roomState({ ...session, status: "cancelled" }, at(0))).toBe("cancelled");
  expect(roomState({ ...session, status: "done" }, at(30))).toBe("over");
  expect(roomState({ ...session, startsAt: null, endsAt: null }, at(0))).toBe("unconfirmed");
});
