/** The one programme without an owner: the desk gives from it where the need is greatest. */
export const generalFund = {
  id: "0190a000-0000-7000-8000-0000000fed00",
  title: "General fund",
  description: "Goes to approved students whose scholarship has no money of its own.",
} as const;
