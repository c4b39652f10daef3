import type { HttpBindings } from "@hono/node-server";
import type { Language } from "#app/core/i18n.ts";

export type ServerEnv = {
  Bindings: HttpBindings;
  Variables: { requestId: string; clientAddress: string; language: Language; receivedAt?: Date };
};
