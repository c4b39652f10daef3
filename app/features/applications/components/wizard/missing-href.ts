import { addPaperPath } from "#app/features/documents/document-view.ts";
import { fileFields } from "../../forms/document-upload.ts";
import type { ProfileItem } from "../../views/profile-view.ts";

/** Where what is missing can be added: a paper on the shelf, with its kind chosen already. */
export function missingHref(item: ProfileItem): string {
  if (item === "registration") return "/otr-registration";
  if (item === "socialGroup") return "/student/facts";
  if (item in fileFields) return addPaperPath(fileFields[item as keyof typeof fileFields][0]);
  return "/student/dashboard?tab=profile";
}
