export type FaqEntry = {
  /** Its place in the address: /faq#documents */
  id: string;
  question: string;
  answer: readonly string[];
  /** Where to go on. */
  link?: { href: string; label: string };
};
