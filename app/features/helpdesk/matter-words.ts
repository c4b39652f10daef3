import { languageWords, matterKinds, matterKindWords, regions } from "./matter.ts";
import { type MatterFilter, matterList } from "./matter-list.ts";

/** What a step at the regional desk says when it is done. */
export const matterSaid: Record<string, string> = {
  assigned: "Region and holder are saved.",
  answer: "The answer is on its way by e-mail.",
  close: "It is closed.",
  reopen: "It is open again, with a new clock.",
  confirm: "The time is fixed, and they are told.",
  finish: "The session is noted as done. A summary is on its way by e-mail.",
  reassign: "It is changed. The booker and the counsellors are told.",
  reassign_untold:
    "It is changed, and the booker is told. A counsellor without an e-mail address here is not: tell them yourself.",
  summary: "The summary is saved, and on its way by e-mail.",
  miss: "It is noted that nobody answered.",
  cancel: "The session is cancelled, and they are told.",
};

type Choices = { value: string; label: string }[];

export const matterFilters: { name: MatterFilter; label: string; choices: Choices }[] = [
  {
    name: "kind",
    label: "Kind",
    choices: matterKinds.map((value) => ({ value, label: matterKindWords[value] })),
  },
  {
    name: "region",
    label: "Region",
    choices: [
      ...regions.map((value) => ({ value, label: value })),
      { value: "none", label: "Not sorted yet" },
    ],
  },
  {
    name: "language",
    label: "Language",
    choices: Object.entries(languageWords).map(([value, label]) => ({ value, label })),
  },
  {
    name: "state",
    label: "State",
    choices: [
      { value: "waiting", label: "Open" },
      { value: "late", label: "Late" },
      { value: "settled", label: "Settled" },
    ],
  },
  {
    name: "held",
    label: "Held by",
    choices: [
      { value: "me", label: "Me" },
      { value: "nobody", label: "Nobody" },
    ],
  },
];

export const matterSorts: Choices = Object.entries(matterList.sorts).map(([value, { label }]) => ({
  value,
  label: label ?? value,
}));
