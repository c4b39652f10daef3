import { z } from "zod";
import { isIstDay, istDate, now } from "#app/core/clock.ts";
import type { askStatusEn } from "../messages/ask-status.en.ts";
import { parseAskedNumber } from "../rules/asked-status.ts";

type Words = (typeof askStatusEn)["errors"];

export const askStatusSchema = (words: Words) =>
  z.object({
    number: z
      .string(words.number)
      .max(60, words.number)
      .transform((typed, context) => {
        const number = parseAskedNumber(typed);
        if (number) return number;
        context.addIssue({ code: "custom", message: words.number });
        return z.NEVER;
      }),
    birthDay: z.string(words.birthDay).refine((day) => isIstDay(day) && day < istDate(now()), words.birthDay),
  });
