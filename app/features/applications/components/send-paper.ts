import type { StoredPaper } from "../apply-view.ts";

type Answer =
  | { kind: "stored"; number: string; paper: StoredPaper }
  | { kind: "refused"; error: string }
  | { kind: "failed" }
  | { kind: "cancelled" };

/** Fetch cannot tell how much has been sent; the older way can. */
export function sendPaper(
  fields: Readonly<Record<string, string>>,
  file: File,
  onProgress: (bytes: number) => void,
): { answer: Promise<Answer>; cancel: () => void } {
  const request = new XMLHttpRequest();
  const answer = new Promise<Answer>((done) => {
    request.upload.addEventListener("progress", ({ loaded }) => onProgress(Math.min(loaded, file.size)));
    request.addEventListener("abort", () => done({ kind: "cancelled" }));
    request.addEventListener("error", () => done({ kind: "failed" }));
    request.addEventListener("load", () => done(readAnswer(request)));
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.append(name, value);
    body.append("file", file);
    request.open("POST", "/apply/upload");
    request.setRequestHeader("Accept", "application/json");
    request.send(body);
  });
  return { answer, cancel: () => request.abort() };
}

function readAnswer(request: XMLHttpRequest): Answer {
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
