import type { AbstractIntlMessages } from "use-intl";

/** Every matched page brings the messages it needs in its loader data; here they become one catalogue. */
export function collectMessages(matches: readonly { loaderData?: unknown }[]): AbstractIntlMessages {
  return Object.assign(
    {},
    ...matches.map((match) => (match.loaderData as { messages?: object } | undefined)?.messages ?? {}),
  );
}
