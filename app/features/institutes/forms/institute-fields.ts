import { z } from "zod";
import { istDate } from "#app/core/clock.ts";
import { email, gstin, pan, personName, phone10, pincode } from "#app/core/forms/india-fields.ts";
import { latinDigits } from "#app/core/words/digits.ts";
import { plainText } from "#app/core/words/plain-text.ts";
import { accreditations, instituteTypes, partnerStates } from "../partnership-options.ts";

const line = (max: number, required: string) => plainText({ max, required });

const establishedYear = z
  .string("Enter the year it was established.")
  .overwrite((value) => latinDigits(value).trim())
  .min(1, { error: "Enter the year it was established.", abort: true })
  .regex(/^\d{4}$/, { error: "Enter the year with 4 digits, such as 1998.", abort: true })
  .refine((value) => Number(value) >= 1800 && Number(value) <= Number(istDate().slice(0, 4)), {
    error: "Enter a year from 1800 to this year.",
  });

/** A web address as people write it: without https:// too. */
export const websiteField = z
  .string()
  .overwrite((value) => {
    const text = value.trim();
    return text === "" || /^https?:\/\//i.test(text) ? text : `https://${text}`;
  })
  .pipe(
    z.url({
      protocol: /^https?$/,
      hostname: z.regexes.domain,
      error: "Enter a web address such as www.example.org.",
    }),
  )
  .pipe(z.string().max(300, "Use at most 300 characters."));

/** Each field once: the wizard, the settings tab and the approval all judge by these. */
export const instituteFields = {
  instituteName: line(150, "Enter the name of the institute."),
  instituteType: z.enum(instituteTypes, "Choose the type of institute."),
  establishedYear,
  accreditation: z.enum(accreditations, "Choose the accreditation."),
  address: plainText({ max: 300, multiline: true, required: "Enter the address." }),
  city: line(80, "Enter the city."),
  state: z.enum(partnerStates, "Choose the state."),
  pincode: pincode(),
  website: websiteField,
  principalName: personName({ required: "Enter the name of the principal or head." }),
  contactEmail: email({ required: "Enter the contact e-mail address." }),
  contactPhone: phone10({ required: "Enter the contact phone number." }),
  alternatePhone: phone10(),
  registrationNumber: line(60, "Enter the registration number.").refine(
    (value) => /[\p{L}\p{N}]/u.test(value),
    "Enter the registration number.",
  ),
  panNumber: pan({ required: "Enter the PAN of the institute." }),
  gstNumber: gstin(),
};
