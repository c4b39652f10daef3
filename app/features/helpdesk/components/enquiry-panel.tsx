import { OwnWords } from "#app/ui/own-words.tsx";
import { PanelPart } from "#app/ui/panel-part.tsx";

/** Of what the enquiry's page loads. */
export interface EnquiryPanelData {
  readonly message: string | null;
  readonly answers: readonly { id: string; sentence: string | null; text: string; sentAt: string }[];
}

/** Beside the list: what was asked and what was answered. */
export function EnquiryPanel({ message, answers }: EnquiryPanelData) {
  return (
    <>
      <PanelPart title="Message">
        {message ? <OwnWords text={message} /> : <p className="muted">Removed at the person’s wish.</p>}
      </PanelPart>
      {answers.map((answer) => (
        <PanelPart key={answer.id} title="Our answer" note={answer.sentAt}>
          {answer.sentence && <p>{answer.sentence}</p>}
          {answer.text && <OwnWords text={answer.text} />}
        </PanelPart>
      ))}
    </>
  );
}
