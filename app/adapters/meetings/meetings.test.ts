import { expect, test } from "vitest";
import { meetings } from "./meetings.server.ts";

test("a room is the service's address and its name; the demo plays it; without a service there is none", () => {
  const service = meetings({ isDemo: false, MEETING_URL: "https://meet.example.org/" });
  expect(service?.addressOf("scholarsetu-0a1b")).toBe("https://meet.example.org/scholarsetu-0a1b");
  expect(meetings({ isDemo: true, MEETING_URL: undefined })?.addressOf("scholarsetu-0a1b")).toBeNull();
  expect(meetings({ isDemo: false, MEETING_URL: undefined })).toBeNull();
});
