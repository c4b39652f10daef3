import { z } from "zod";

const base64url = (bytes: number) =>
  z
    .string()
    .regex(/^[\w-]+=*$/)
    .refine((value) => Math.floor((value.replace(/=+$/, "").length * 3) / 4) === bytes);

/** What a browser's subscription holds. */
export const pushSchema = z.object({
  endpoint: z.url().max(1000),
  p256dh: base64url(65),
  auth: base64url(16),
});
export const pushEndpointSchema = z.object({ endpoint: z.string().max(1000) });
