import { z } from "zod";
import { isIstDay, istDate, now } from "#app/core/clock.ts";
import { otp6, phone10 } from "#app/core/forms/india-fields.ts";
import { plainText } from "#app/core/words/plain-text.ts";

const phoneWords = "Please enter a valid 10-digit phone number";
const otpWords = "Please enter a valid 6-digit OTP";
const dayWords = "Enter her date of birth.";

export const studentWishSchema = z.object({
  number: z
    .string("Enter the number of her application or her OTR number.")
    .min(1, "Enter the number of her application or her OTR number.")
    .max(60, "Enter the number of her application or her OTR number."),
  birthDay: z.string(dayWords).refine((day) => isIstDay(day) && day < istDate(now()), dayWords),
  phone: phone10({ required: phoneWords, invalid: phoneWords }),
});
export type StudentWish = z.output<typeof studentWishSchema>;

const words = {
  isSeen: z.literal("on", "Say it only of a student who stood before you."),
  text: plainText({ max: 300, min: 5, multiline: true, required: "Write how you know her." }),
};

export const speakSchema = z.object(words);
export const proveAndSpeakSchema = z.object({
  ...words,
  otp: otp6({ required: otpWords, invalid: otpWords }),
});
