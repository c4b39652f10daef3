interface DeskKey {
  /** Each as it stands on the keyboard; two are pressed one after the other, or either of them. */
  readonly keys: readonly string[];
  readonly words: string;
}

interface KeyGroup {
  readonly title: string;
  readonly keys: readonly DeskKey[];
}

/** What each key of a desk presses on the page, where it stands there. The sheet of keys shows just these. */
export const deskKeys: readonly KeyGroup[] = [
  {
    title: "Everywhere",
    keys: [
      { keys: ["Ctrl", "K"], words: "Search people, numbers, pages, actions" },
      { keys: ["?"], words: "This sheet" },
      { keys: ["G", "H"], words: "Go to what waits for me" },
      { keys: ["G", "A"], words: "Go to Applications" },
      { keys: ["Z"], words: "Undo, while it is offered" },
    ],
  },
  {
    title: "In a list",
    keys: [
      { keys: ["J", "K"], words: "Next row, row before" },
      { keys: ["Enter"], words: "Open the row’s page" },
      { keys: ["O"], words: "Open the row beside the list" },
      { keys: ["Esc"], words: "Close it; back to the row" },
      { keys: ["X"], words: "Tick the row" },
      { keys: ["Shift", "X"], words: "Tick up to here" },
      { keys: ["/"], words: "Search this list" },
      { keys: ["F"], words: "Filter this list" },
    ],
  },
  {
    title: "Deciding",
    keys: [
      { keys: ["P"], words: "Approve… (asks first)" },
      { keys: ["R"], words: "Reject… (asks first)" },
      { keys: ["M"], words: "Comment" },
    ],
  },
  {
    title: "In a review",
    keys: [
      { keys: ["V"], words: "Verify the first open check" },
      { keys: ["D"], words: "Defect: ask for a fix of it" },
      { keys: ["N"], words: "Next application" },
      { keys: ["+", "−"], words: "Zoom the paper" },
      { keys: ["T"], words: "Turn the paper" },
      { keys: ["←", "→"], words: "Other paper" },
    ],
  },
];
