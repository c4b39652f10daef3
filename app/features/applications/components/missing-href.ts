import type { ProfileItem } from "../profile-view.ts";

/** Where what is missing can be added. */
export function missingHref(item: ProfileItem): string {
  if (item === "registration") return "/otr-registration";
  if (item === "socialGroup") return "/student/facts";
  return "/student/dashboard?tab=profile";
}
