import { z } from "zod";
import { readContent } from "#app/db/read-content.server.ts";
import type { CounselingTestimonial, Counselor } from "../data/counseling.ts";
import { portraitShape, textShape } from "./content-parts.server.ts";

const counsellorShape = z.strictObject({
  id: z.enum(["sunitha-reddy", "imran-qureshi", "anjali-nair", "vikram-chauhan"]),
  name: textShape,
  rating: z.number().min(1).max(5),
  sessions: z.int().nonnegative(),
  image: portraitShape,
  languages: z.array(textShape).min(1),
}) satisfies z.ZodType<Counselor>;

const voiceShape = z.strictObject({
  name: textShape,
  age: z.int().positive(),
  location: textShape,
  service: textShape,
  rating: z.literal([5, 4]),
  feedback: textShape,
}) satisfies z.ZodType<CounselingTestimonial>;

/** Who counsels; what a page says of them is in messages/counseling.*.ts. The voices are invented: the demo's alone. */
export const counsellingContent: {
  readonly counsellors: readonly Counselor[];
  readonly demoVoices: readonly CounselingTestimonial[];
} = readContent(
  "guidance/counselling.json",
  z.strictObject({ counsellors: z.array(counsellorShape), demoVoices: z.array(voiceShape) }),
);
