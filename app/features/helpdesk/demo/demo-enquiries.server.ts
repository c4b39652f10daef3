import { z } from "zod";
import { languages } from "#app/core/words/i18n.ts";
import { readContent } from "#app/db/read-content.server.ts";
import { enquirySchema } from "../forms/enquiry-form.ts";
import { regions } from "../matter.ts";
import { enquiryEn } from "../messages/enquiry.en.ts";

const enquiryShape = enquirySchema(enquiryEn.errors).extend({
  hoursAgo: z.number().positive(),
  language: z.enum(languages),
  region: z.enum(regions).optional(),
  answer: z.string().min(1).optional(),
});

/** Invented people at addresses that cannot exist. */
export const demoEnquiries = readContent("demo/enquiries.json", z.array(enquiryShape.strict()));
