import type { HttpBindings } from "@hono/node-server";
import type { ProblemError } from "#app/core/requests/errors.ts";

export type ServerEnv = {
  Bindings: HttpBindings;
  Variables: {
    requestId: string;
    clientAddress: string;
    /** By which the browser knows this site: https://… also where TLS ended at the proxy. */
    publicOrigin: string;
    receivedAt?: Date;
    /** The most that may be sent to this address, in bytes. */
    bodyLimit?: number;
    /** What is still being sent with this request is not waited for. */
    hangsUp?: boolean;
    /** Why the page is not to look at what was sent. */
    refusal?: ProblemError;
  };
};
