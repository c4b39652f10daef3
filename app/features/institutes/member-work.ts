/** The review work around one member of an institute's team. */
export interface MemberWork {
  /** Forms that wait for the team. */
  readonly waiting: number;
  /** Decisions about many that this member prepared and nobody confirmed yet. */
  readonly bulks: number;
  /** Scores of this member on forms that are not decided. */
  readonly scores: number;
  /** Forms that need more scores than the rest of the team can give. */
  readonly unscorable: number;
}

const forms = (count: number) => (count === 1 ? "1 form" : `${count} forms`);

/** Null while everybody who is needed is there. */
export function unscorableNote({ unscorable }: MemberWork): string | null {
  if (unscorable === 0) return null;
  return `${forms(unscorable)} ${unscorable === 1 ? "needs" : "need"} more scores than the team can give. Add a reviewer, or ask for fewer scores in the scholarship's terms; else the admin desk decides them when they are late.`;
}

/** What becomes of the forms in hand, in plain sentences. */
export function leavingNotes(work: MemberWork): string[] {
  return [
    work.waiting === 0
      ? "No form waits for the team."
      : `${forms(work.waiting)} ${work.waiting === 1 ? "waits" : "wait"} for the team. The queue belongs to everybody: the others go on with ${work.waiting === 1 ? "it" : "them"} where this member stopped.`,
    ...(work.scores > 0 ? [`Scores already given on ${forms(work.scores)} stay and count.`] : []),
    ...(work.bulks > 0
      ? [
          `${work.bulks === 1 ? "1 decision about many that was" : `${work.bulks} decisions about many that were`} prepared and not confirmed: another member confirms or cancels ${work.bulks === 1 ? "it" : "them"} on Applications.`,
        ]
      : []),
  ];
}
