import { z } from "zod";
import { defineJob } from "#app/db/jobs/jobs.server.ts";
import { rotateKeys } from "#app/db/keys/rotate-keys.server.ts";

/** As `npm run rotate-keys`, in the background: what is under an older key is encrypted anew, a batch at a time. */
export const keyRotationJob = defineJob({
  name: "keys.rotate",
  isLong: true,
  schema: z.object({}),
  singleton: true,
  expireInSeconds: 3600,
  async run() {
    await rotateKeys();
  },
});
