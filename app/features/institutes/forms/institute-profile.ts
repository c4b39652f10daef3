import { z } from "zod";
import { instituteFields } from "./institute-fields.ts";
import { optional } from "./optional.ts";

/** What an institute may change of itself. */
export const instituteProfileSchema = z.object({
  instituteName: instituteFields.instituteName,
  establishedYear: instituteFields.establishedYear,
  accreditation: instituteFields.accreditation,
  address: instituteFields.address,
  city: instituteFields.city,
  state: instituteFields.state,
  pincode: instituteFields.pincode,
  website: optional(instituteFields.website),
  principalName: instituteFields.principalName,
  contactEmail: instituteFields.contactEmail,
  contactPhone: instituteFields.contactPhone,
  alternatePhone: optional(instituteFields.alternatePhone),
});

export const instituteProfileFields = Object.keys(instituteProfileSchema.shape);
