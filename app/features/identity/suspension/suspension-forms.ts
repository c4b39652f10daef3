import { z } from "zod";
import { plainText } from "#app/core/words/plain-text.ts";
import { partnerReasons, studentReasons } from "./suspension-reasons.ts";

const why = plainText({ max: 300, min: 5, required: "Write why.", tooShort: "Write why in a few words." });
const choose = "Choose what they are told.";

export const suspendStudentSchema = z.object({ reason: z.enum(studentReasons, choose), note: why });
export const suspendPartnerSchema = z.object({ reason: z.enum(partnerReasons, choose), note: why });
export const restoreSchema = z.object({ note: why });
