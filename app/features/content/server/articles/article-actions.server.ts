import { button, defineActions } from "#app/core/forms/actions.server.ts";
import { textFields } from "#app/core/forms/text-fields.ts";
import { type Mark, markArticle } from "./mark-article.server.ts";

const mark = (event: Mark) =>
  button({
    schema: textFields("reader"),
    secret: ["reader"],
    run: ({ param, clientAddress }, { reader }) =>
      markArticle(param("slug"), { mark: event, reader }, clientAddress),
    next: (_press, counts) => ({ show: counts }),
  });

/** What a reader's browser does with an article. */
export const articleActions = defineActions(
  { see: mark("see"), view: mark("view"), like: mark("like"), unlike: mark("unlike") },
  { maxBytes: 4 * 1024, fieldsOnly: true },
);
