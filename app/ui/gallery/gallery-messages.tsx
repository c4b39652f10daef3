import Clock from "lucide-react/icons/clock";
import emptySearch from "../art/empty-search.svg";
import { Button } from "../button.tsx";
import { Alert, SavedNote } from "../dialogs/alert.tsx";
import { ToastCard } from "../dialogs/toast.tsx";
import { showToast } from "../dialogs/toast-store.ts";
import { EmptyState } from "../empty-state.tsx";
import { Block } from "../section.tsx";
import { Skeleton } from "../skeleton.tsx";

export function GalleryMessages() {
  return (
    <>
      <Block title="Messages" id="messages">
        <div className="cols cols--2">
          <Alert tone="ok">
            Application submitted successfully! We will review and contact you within 48 hours.
          </Alert>
          <Alert tone="bad">Invalid OTP. Please try again.</Alert>
          <Alert>Two of your papers were taken from your last application.</Alert>
          <Alert tone="warn" icon={Clock} title="Last day.">
            This scholarship closes tonight at 11:59 pm.
          </Alert>
        </div>
        <div className="mt-4">
          <SavedNote>Saved at 7:42 pm</SavedNote>
        </div>
      </Block>
      <Block title="Toasts" id="toasts">
        <div className="stack">
          <ToastCard toast={{ id: "sample-ok", tone: "ok", text: "Saved to your list." }} />
          <ToastCard toast={{ id: "sample-bad", tone: "bad", text: "Not saved: no connection." }} />
          <Button type="button" kind="quiet" onClick={() => showToast("The export is ready.")}>
            Show a toast
          </Button>
        </div>
      </Block>
      <Block title="Empty, loading, failed" id="states">
        <div className="cols cols--3">
          <EmptyState picture={emptySearch} title="No scholarships found">
            <p className="muted">Try adjusting your search criteria or filters</p>
            <Button type="button" kind="quiet">
              Clear all filters
            </Button>
          </EmptyState>
          <Skeleton shape="card" />
          <EmptyState title="We could not reach the server">
            <p className="muted">What you typed is kept on this phone. We try again by ourselves.</p>
            <Button type="button" kind="quiet">
              Try again
            </Button>
            <p className="empty__code">Code 7F3K-22</p>
          </EmptyState>
        </div>
        <Skeleton />
      </Block>
    </>
  );
}
