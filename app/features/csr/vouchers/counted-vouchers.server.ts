import { eq, inArray } from "drizzle-orm";
import { csrSpend } from "#app/db/schema/csr.ts";

/** What counts: in every figure, certificate, export and in the books. */
export const isBooked = eq(csrSpend.status, "booked");

/** What is gone of a budget: what waits for a colleague holds its place, so that approving it can never pass the budget. */
export const isTaken = inArray(csrSpend.status, ["booked", "waiting"]);
