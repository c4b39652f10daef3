import { z } from "zod";
import { addHours, now } from "#app/core/clock.ts";
import { newId } from "#app/core/id.ts";
import { signPayload, verifyPayload } from "#app/core/secrets/crypto.server.ts";
import type { MockTest } from "../../mock-tests/mock-test.ts";

const shape = z.object({ id: z.uuid(), test: z.string(), startedAt: z.number() });

export interface MockTicket {
  /** What the browser keeps its answers under. */
  readonly id: string;
  readonly startedAt: Date;
  readonly endsAt: Date;
}

function issue(test: MockTest): string {
  const payload = { id: newId(), test: test.id, startedAt: now().getTime() };
  return signPayload("mock-test", payload, addHours(now(), 24));
}

/** Null when it is forged, a day old, or for another test. */
function read(signed: string | null, test: MockTest): MockTicket | null {
  if (!signed) return null;
  const parsed = shape.safeParse(verifyPayload("mock-test", signed));
  if (!parsed.success || parsed.data.test !== test.id) return null;
  const startedAt = new Date(parsed.data.startedAt);
  return { id: parsed.data.id, startedAt, endsAt: new Date(startedAt.getTime() + test.minutes * 60_000) };
}

/** A visitor's start, signed, so that the time is the server's and nothing of a visitor is stored. */
export const mockTicket = { issue, read };
