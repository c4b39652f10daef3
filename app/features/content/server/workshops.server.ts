import { z } from "zod";
import { isIstDay } from "#app/core/clock.ts";
import { readContent } from "#app/db/read-content.server.ts";
import type { Workshop } from "../data/career.ts";
import { textShape } from "./content-parts.server.ts";

const workshopShape = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/),
  title: textShape,
  date: z.string().refine(isIstDay),
  time: z.string().regex(/^\d{1,2}:\d{2} [AP]M - \d{1,2}:\d{2} [AP]M$/),
  speaker: textShape,
  participants: z.int().positive(),
  baseRegistered: z.int().nonnegative(),
  category: z.enum(["career", "skills", "resume", "interview", "higher-education"]),
  description: textShape,
}) satisfies z.ZodType<Workshop>;

/** Every workshop that was announced, those that are over too. */
export const workshops: readonly Workshop[] = readContent("guidance/workshops.json", z.array(workshopShape));
