import type { StoredPaper } from "../../views/apply-view.ts";

type Answer =
  | { kind: "stored"; number: string; paper: StoredPaper }
  | { kind: "refused"; error: string }
  /** Sent meanwhile, or a sister or brother was chosen in another tab. */
  | { kind: "other_student" }
  | { kind: "failed" }
  | { kind: "cancelled" };

/** Fetch cannot tell how much has been sent; the older way can. */
export function sendPaper(
  fields: Readonly<Record<string, string>>,
  file: File,
  onProgress: (bytes: number) => void,
): { answer: Promise<Answer>; cancel: () => void } {
  const request = new XMLHttpRequest();
  let triesLeft = 5;
  let again: ReturnType<typeof setTimeout> | undefined;
  let isCancelled = () => {};
  const answer = new Promise<Answer>((done) => {
    request.upload.addEventListener("progress", ({ loaded }) => onProgress(Math.min(loaded, file.size)));
    isCancelled = () => done({ kind: "cancelled" });
    request.addEventListener("abort", isCancelled);
    request.addEventListener("error", () => done({ kind: "failed" }));
    request.addEventListener("load", () => {
      // Nothing was taken yet: the same file once more, when the server asked for it and not all at one moment.
      if (request.status !== 503 || triesLeft === 0) return done(readAnswer(request));
      triesLeft -= 1;
      const seconds = Number(request.getResponseHeader("Retry-After")) || 5;
      again = setTimeout(begin, seconds * 1000 * (0.8 + Math.random() * 0.4));
    });
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.append(name, value);
    body.append("file", file);
    const begin = () => {
      request.open("POST", "/apply/upload");
      request.setRequestHeader("Accept", "application/json");
      request.send(body);
    };
    begin();
  });
  const cancel = () => {
    clearTimeout(again);
    request.abort();
    isCancelled();
  };
  return { answer, cancel };
}

function readAnswer(request: XMLHttpRequest): Answer {
  if (request.status === 409) return { kind: "other_student" };
  try {
    const body = JSON.parse(request.responseText) as {
      number?: string;
      paper?: StoredPaper;
      error?: string;
    };
    if (body.paper && body.number) return { kind: "stored", number: body.number, paper: body.paper };
    if (body.error) return { kind: "refused", error: body.error };
  } catch {
    // Not our answer: the session has run out, or something in between answered.
  }
  return { kind: "failed" };
}
