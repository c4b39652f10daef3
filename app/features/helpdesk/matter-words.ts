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
