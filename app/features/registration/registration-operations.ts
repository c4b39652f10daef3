import { z } from "zod";
import { apiBodyOf } from "#app/core/forms/field-rules.ts";
import type { ApiOperation } from "#app/features/scholarships/api/api-operation.ts";
import { registrationForm } from "./fields.ts";
import { fileFieldNames, fileFields } from "./registration-fields.ts";

const failed = z.object({
  status: z.literal("failed"),
  reason: z.string().describe("In the language of the caller"),
  code: z.string(),
});
const errors = z.record(z.string(), z.array(z.string())).describe("What is wrong, field by field");
const file = z.string().meta({ format: "binary", description: "JPG, PNG or PDF, up to 5 MB" });
const files = Object.fromEntries(
  fileFieldNames.map((name) => [name, fileFields[name].required ? file : file.optional()]),
);
const line = (words: string) => z.string().describe(words);

/** The two calls of the specification, as the OpenAPI document tells them. The form's own schema checks them. */
export const registrationOperations: readonly ApiOperation[] = [
  {
    method: "post",
    path: "/api/v1/registration/verify-mobile",
    name: "verifyMobile",
    summary:
      "Sends an OTP to a mobile number, or checks the one that came. Success sets the session cookie that the registration needs. Calls come from the site's own pages.",
    body: z.object({
      mobileNumber: line("Ten digits"),
      otp: line("Six digits; left out, one is sent").optional(),
    }),
    answer: z.object({
      status: z.enum(["otp_sent", "success"]),
      resendAfterSeconds: z.int().optional(),
    }),
    problems: [400, 403],
    refusals: { 422: failed, 429: failed },
  },
  {
    method: "post",
    path: "/api/v1/registration",
    name: "register",
    summary:
      "One-time registration with its papers. `insert_id` is the key with which the payment page is opened.",
    bodyType: "multipart/form-data",
    body: z.object({
      mobileNumber: line("The verified number"),
      ...apiBodyOf(registrationForm).shape,
      confirmAccountNumber: z.string(),
      ...files,
      student: line("Whom the page was opened for; another than the session's is refused").optional(),
    }),
    answer: z.object({ status: z.literal("success"), insert_id: z.string() }),
    problems: [403, 413],
    refusals: { 401: failed, 409: failed, 422: failed.extend({ errors }) },
  },
];
