import { Button } from "#app/ui/button.tsx";
import { BulkBar } from "#app/ui/lists/bulk-bar.tsx";

export const bookingsForm = "many";

/** What the desk does with all sessions that are ticked: each holder is told, so it is asked first (D31). */
export function BookingsBar() {
  return (
    <BulkBar id={bookingsForm} name="ids" title="Confirm, close or cancel the ticked ones" isOpen={false}>
      <div className="row [--gap:0.5rem]">
        <Button size="sm" name="intent" value="confirm_many">
          Confirm the times…
        </Button>
        <Button kind="quiet" size="sm" name="intent" value="miss_many">
          No-show…
        </Button>
        <Button kind="danger" size="sm" name="intent" value="cancel_many">
          Cancel the sessions…
        </Button>
      </div>
    </BulkBar>
  );
}
