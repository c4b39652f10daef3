import { readFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "#app/db/migrating/project-root.server.ts";

const files = new Map<string, Buffer>();

/** Anek Telugu and Anek Devanagari as files of a face each, with every joined form: for PDFs and share pictures. */
export function faceOfScript(script: "telugu" | "devanagari", weight: "regular" | "bold"): Buffer {
  const name = `anek-${script}-${weight}.ttf`;
  const bytes = files.get(name) ?? readFileSync(join(projectRoot(), "app/features/documents/fonts", name));
  files.set(name, bytes);
  return bytes;
}
