import { locker } from "#app/adapters/locker/locker.server.ts";
import type { IssuedPaper } from "#app/adapters/locker/locker.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { notFound } from "#app/core/requests/errors.ts";
import { isAadhaar, kindOfIssued } from "./kind-of-issued.ts";
import { findOpenPass, takeOpenPass, travellerOf } from "./locker-pass.server.ts";
import { lockerProblems } from "./locker-problem.ts";
import { type LockerPaper, type LockerView, safeBack } from "./locker-view.ts";
import { problemOfError } from "./problem-of-error.server.ts";

/** What the page shows: the way there, or what lies there. The list is asked for each time and kept nowhere. */
export async function readLocker(actor: Actor, url: URL): Promise<LockerView> {
  const from = locker();
  if (!from) throw notFound();
  const traveller = travellerOf(actor);
  const pass = await findOpenPass(traveller);
  const view = {
    papers: null,
    problem: lockerProblems.find((one) => one === url.searchParams.get("problem")) ?? null,
    backTo: safeBack(pass?.backTo ?? url.searchParams.get("back")),
    isSandbox: from.name === "sandbox",
  };
  if (!pass) return view;
  try {
    return { ...view, papers: (await from.listIssued(pass.token)).map(toLockerPaper), problem: null };
  } catch (error) {
    const problem = problemOfError(error);
    if (problem !== "away") await takeOpenPass(traveller);
    return { ...view, problem };
  }
}

export function toLockerPaper(paper: IssuedPaper): LockerPaper {
  const { uri, name, issuer } = paper;
  const kind = kindOfIssued(paper);
  const can = isAadhaar(paper)
    ? "aadhaar"
    : kind === null
      ? "noPlace"
      : paper.hasPdf && paper.hasRecord
        ? "come"
        : "unsigned";
  return { uri, name, issuer, kind, can };
}
