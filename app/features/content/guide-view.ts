import type { GuideDocument, GuideDocumentGroup, GuideStep } from "./data/application-guide.ts";

/** The guide in one language. A paper's id is the same in all of them: the reader's ticks are kept under it. */
export type GuideView = {
  steps: readonly GuideStep[];
  groups: readonly {
    id: GuideDocumentGroup["id"];
    title: string;
    items: readonly (GuideDocument & { id: string })[];
  }[];
  tips: readonly { title: string; text: string }[];
};
