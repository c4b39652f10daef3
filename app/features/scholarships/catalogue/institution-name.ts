/** Short parts of a slug that are initials. */
const initials = new Set(["iit", "nit", "iim", "bits", "bs", "iiit", "iisc", "aiims"]);

/** A slug of the criteria as a name: "iit-bombay" is IIT Bombay. */
export function institutionName(slug: string): string {
  return slug
    .split("-")
    .map((part) => (initials.has(part) ? part.toUpperCase() : part.charAt(0).toUpperCase() + part.slice(1)))
    .join(" ");
}
