import type { StepReply } from "../../registration-step.ts";

/**
 * What is known after one more answer. Two papers and the saving travel at once, and their answers come in any order:
 * one that was read before the other paper was kept does not take it away again. Nothing on this page removes a paper.
 */
export function joinReplies(before: Partial<StepReply>, reply: Partial<StepReply>): Partial<StepReply> {
  const all = { ...before, ...reply };
  if (!all.view) return all;
  return { ...all, view: { ...all.view, files: { ...before.view?.files, ...all.view.files } } };
}
