/** One line of the live activity. */
export type Activity = {
  id: string;
  kind: "policy" | "claim" | "agent" | "hospital";
  title: string;
  line: string;
  href: string;
  when: string;
};
