import { z } from "zod";
import { slotValue } from "../bookings/slot-value.ts";

/** Another counsellor or time, of those that are offered. */
export const reassignField = z.string("Choose a counsellor and a time.").transform((value, context) => {
  const slot = slotValue.read(value);
  if (!slot) context.addIssue({ code: "custom", message: "Choose a counsellor and a time." });
  return slot ?? z.NEVER;
});
