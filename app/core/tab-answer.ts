/** What a form of the dashboard says when something is wrong: field → code, and what was typed. */
export type TabAnswer = {
  errors: Readonly<Record<string, string>>;
  typed: Readonly<Record<string, string>>;
} | null;
