import { type FileField, fileFields } from "../forms/document-upload.ts";

/** What kind of paper a file field of the form asks for. */
export function kindOfField(field: string): string {
  return field.startsWith("extra_") ? field.slice("extra_".length) : fileFields[field as FileField][0];
}
