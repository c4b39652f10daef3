import type { AbstractIntlMessages } from "use-intl";

type Brought = { messages?: object; partMessages?: object } | null | undefined;

/** Every matched page brings the messages it needs in its loader data; here they become one catalogue. */
export function collectMessages(matches: readonly { loaderData?: unknown }[]): AbstractIntlMessages {
  return Object.assign(
    {},
    ...matches.map(({ loaderData }) => {
      const brought = loaderData as Brought;
      return { ...brought?.messages, ...brought?.partMessages };
    }),
  );
}
