import type { HttpBindings } from "@hono/node-server";
import type { ProblemError } from "#app/core/errors.ts";
import type { Language } from "#app/core/i18n.ts";

export type ServerEnv = {
  Bindings: HttpBindings;
  Variables: {
    requestId: string;
    clientAddress: string;
    language: Language;
    receivedAt?: Date;
    /** Why the page is not to look at what was sent. */
    refusal?: ProblemError;
  };
};
