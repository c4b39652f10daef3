/** "Apply on the portal; the college verifies. Renew yearly." as steps, each with a capital letter. */
export function processSteps(text: string): string[] {
  return text
    .split(/(?<=[.!?।])\s+(?=\S)|;\s+|\n+/u)
    .map((step) => step.trim().replace(/[.;]+$/, ""))
    .filter((step) => step !== "")
    .map((step) => step.charAt(0).toLocaleUpperCase() + step.slice(1));
}
