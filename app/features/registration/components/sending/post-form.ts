import { replyOf, type StepAnswer, type StepReply } from "../../registration-step.ts";

export type Posted =
  | { kind: "reply"; status: number; reply: StepReply }
  /** The session is over. */
  | { kind: "signed_out" }
  /** Another tab has chosen a sister or brother: nothing was written. */
  | { kind: "other_student" }
  /** Too large, as this browser knows before a byte of it is sent. */
  | { kind: "refused"; error: string }
  /** Nothing came back: no connection, or a server in trouble. */
  | { kind: "unreachable" }
  | { kind: "cancelled" };

export const saveAddress = "/otr-registration/save";

type Options = { onProgress?: (done: number, total: number) => void; signal?: AbortSignal };

/** Posts a part of the form. XMLHttpRequest, because only it tells how many bytes of an upload have left. */
export function postForm(body: FormData, { onProgress, signal }: Options = {}): Promise<Posted> {
  return new Promise((resolve) => {
    const call = new XMLHttpRequest();
    call.open("POST", saveAddress);
    call.responseType = "json";
    if (onProgress) call.upload.onprogress = (event) => onProgress(event.loaded, event.total);
    call.onload = () => {
      const answer = call.response as (StepAnswer & { code?: string }) | null;
      if (call.status === 401) resolve({ kind: "signed_out" });
      else if (answer?.code === "other_student") resolve({ kind: "other_student" });
      else if (call.status >= 500 || !answer?.shown) resolve({ kind: "unreachable" });
      else resolve({ kind: "reply", status: call.status, reply: replyOf(answer) });
    };
    call.onerror = () => resolve({ kind: "unreachable" });
    call.ontimeout = () => resolve({ kind: "unreachable" });
    call.onabort = () => resolve({ kind: "cancelled" });
    signal?.addEventListener("abort", () => call.abort());
    call.send(body);
  });
}
