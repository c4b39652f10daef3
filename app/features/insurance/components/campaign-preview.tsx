import { formatCount } from "#app/core/money.ts";
import { Button } from "#app/ui/button.tsx";
import { Alert } from "#app/ui/dialogs/alert.tsx";

type CampaignPreviewProps = {
  preview: { title: string; message: string; audience: string; people: number } | null;
  isTested: boolean;
};

/** How it will read and whom it reaches, before it goes; and a copy to oneself. */
export function CampaignPreview({ preview, isTested }: CampaignPreviewProps) {
  return (
    <>
      {preview && (
        <section className="card stack" aria-label="Preview">
          <p className="small muted">
            To {preview.audience}: {formatCount(preview.people)} {preview.people === 1 ? "person" : "people"}
          </p>
          <p className="strong">{preview.title}</p>
          <p className="whitespace-pre-line">{preview.message}</p>
        </section>
      )}
      {isTested && <Alert tone="ok">A test is on its way to your own e-mail address.</Alert>}
      <div className="row">
        <Button kind="quiet" size="sm" name="intent" value="preview">
          Preview
        </Button>
        <Button kind="quiet" size="sm" name="intent" value="test">
          Send a test to me
        </Button>
      </div>
    </>
  );
}
