import { z } from "zod";

export const claimRatingSchema = z.object({
  stars: z.coerce.number("Choose one to five.").int().min(1).max(5),
});

export type Stars = z.output<typeof claimRatingSchema>["stars"];
