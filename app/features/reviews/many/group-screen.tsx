import { type FormAnswer, refusalOf } from "#app/core/forms/form-answer.ts";
import { Ask } from "#app/ui/dialogs/ask.tsx";
import { Said } from "#app/ui/dialogs/said.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { GroupForm } from "./group-form.tsx";
import { type GroupLine, GroupList } from "./group-list.tsx";

export type ShownPreview = {
  scholarship: string;
  audience: string;
  people: number;
  byPhone: number;
  byEmail: number;
  needsSecond: boolean;
  reader?: { language: string; code: string; title: string; message: string } | undefined;
  others: number;
};

type GroupScreenProps = {
  messages: readonly GroupLine[];
  scholarships: { value: string; label: string }[];
  mayWrite: boolean;
  done: string | null;
  answer: FormAnswer<ShownPreview> | null;
};

const doneWords: Readonly<Record<string, string>> = {
  sending: "It is on its way: each of them gets it once.",
  waiting: "From 200 people on a second person has to agree. It waits below.",
  cancelled: "Cancelled. Nobody was written to.",
};

/** One message to all who stand at one place with a scholarship: written, seen as it will be read, and sent. */
export function GroupScreen({ messages, scholarships, mayWrite, done, answer }: GroupScreenProps) {
  const preview = answer?.shown ?? null;
  const refusal = refusalOf(answer);
  return (
    <div className="wrap stack pb-12 [--gap:1.5rem]">
      <PageHead title="Messages to many" lead="To all who stand at one place with one scholarship." />
      {done && doneWords[done] && !answer && <Said>{doneWords[done]}</Said>}
      {refusal && (
        <Said tone="bad" answer={answer}>
          {refusal}
        </Said>
      )}
      {preview && answer && <Preview preview={preview} typed={answer.typed} />}
      {mayWrite && (
        <Panel title={preview ? "Change it" : "New message"} padded>
          <GroupForm key={messages[0]?.id} scholarships={scholarships} answer={answer} />
        </Panel>
      )}
      <GroupList messages={messages} answer={answer} />
    </div>
  );
}

function Preview({ preview, typed }: { preview: ShownPreview; typed: FormAnswer["typed"] }) {
  const { people, byPhone, byEmail, reader, others, scholarship, audience, needsSecond } = preview;
  const count = `${people} ${people === 1 ? "student" : "students"}`;
  const fields = Object.fromEntries(
    Object.entries(typed)
      .filter(([name]) => name !== "intent")
      .map(([name, [value = ""]]) => [name, value]),
  );
  return (
    <Panel title="Preview" note={`${count}: ${audience}`} padded>
      <div className="stack">
        <p>
          {scholarship}. Under the bell of all {count}; {byPhone} on the phone, {byEmail} by e-mail, as they
          chose.
        </p>
        {reader ? (
          <div className="own-words">
            <p className="small muted">As one of them reads it, in {reader.language}</p>
            <div lang={reader.code}>
              <p className="strong">{reader.title}</p>
              <p className="whitespace-pre-line break-words">{reader.message}</p>
            </div>
          </div>
        ) : (
          <p className="muted">Nobody stands there now.</p>
        )}
        {others > 0 && (
          <p className="muted">
            {others} of them read a language it is not written in: they get it as it is, with its language
            named.
          </p>
        )}
        {people > 0 && (
          <div>
            <Ask
              look={{}}
              label={`Send to ${count}`}
              question={
                <p>
                  Send “<strong>{reader?.title}</strong>” to <strong>{count}</strong> of {scholarship}?
                  {needsSecond && " A second person has to agree first."} It cannot be taken back.
                </p>
              }
              confirm={needsSecond ? "Ask a second person" : `Send to ${count}`}
              fields={{ ...fields, intent: "send", people }}
            />
          </div>
        )}
      </div>
    </Panel>
  );
}
