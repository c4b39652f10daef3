import heroOne from "../art/hero-1.svg";
import heroTwo from "../art/hero-2.svg";
import heroThree from "../art/hero-3.svg";
import pragati from "../art/slide-pragati.svg";
import saksham from "../art/slide-saksham.svg";
import { Button, LinkButton } from "../button.tsx";
import { Alert } from "../dialogs/alert.tsx";
import { Dialog, DialogButton, DialogLink } from "../dialogs/dialog.tsx";
import { closeDialog } from "../dialogs/dialog-commands.ts";
import { Facts } from "../facts.tsx";
import { OtpField } from "../fields/otp-field.tsx";
import { Carousel } from "../pictures/carousel.tsx";
import { Block } from "../section.tsx";
import { sampleField } from "./sample-field.ts";

const pictures = [heroOne, heroTwo, heroThree].map((picture, index) => ({
  id: `picture-${index}`,
  content: (
    <img src={picture} width={680} height={380} alt={`Students cross the bridge, view ${index + 1}`} />
  ),
}));

const banners = [
  {
    id: "pragati",
    picture: pragati,
    title: "AICTE Pragati Scholarship for Girl Students",
    amount: "₹50,000 per year",
  },
  { id: "saksham", picture: saksham, title: "AICTE Saksham Scholarship", amount: "₹50,000 per year" },
].map(({ id, picture, title, amount }) => ({
  id,
  content: (
    <>
      <div className="banner__pic">
        <img src={picture} width={480} height={320} alt="" loading="lazy" />
      </div>
      <div className="banner__body">
        <h3 className="text-xl">{title}</h3>
        <p>For technical degrees and diplomas in AICTE-approved colleges.</p>
        <Facts
          facts={[
            { term: "Amount", value: amount },
            { term: "Deadline", value: "15 Dec 2026" },
          ]}
        />
        <div className="banner__nav">
          <LinkButton href="/scholarships">See scholarship</LinkButton>
        </div>
      </div>
    </>
  ),
}));

export function MovingParts() {
  return (
    <>
      <Block title="Carousels" id="carousels">
        <div className="stack [--gap:1.5rem]">
          <div className="hero on-ground p-4">
            <Carousel label="Pictures" look="stage" slides={pictures} />
          </div>
          <Carousel label="Closing soon" look="banner" interval={4000} slides={banners} />
        </div>
      </Block>
      <Block title="Dialog" id="dialogs">
        <div className="row">
          <DialogButton dialog="sample-dialog">Login</DialogButton>
          <DialogLink dialog="sample-confirm" href="/dashboard" kind="danger">
            Withdraw application
          </DialogLink>
        </div>
        <Dialog
          id="sample-dialog"
          title="Login"
          focusId="gallery-dialog-otp"
          message={<Alert tone="bad">Invalid OTP. Please try again.</Alert>}
        >
          <OtpField field={sampleField("dialog-otp")} label="OTP sent to +91 98765 43210" required />
          <Button type="button" kind="go" wide>
            Verify
          </Button>
        </Dialog>
        <Dialog id="sample-confirm" title="Withdraw this application?">
          <p>The institute stops checking it. You can apply again until 15 Dec 2026.</p>
          <div className="row">
            <Button type="button" kind="danger-solid" onClick={() => closeDialog("sample-confirm")}>
              Yes, withdraw
            </Button>
            <Button type="button" kind="text" onClick={() => closeDialog("sample-confirm")}>
              Keep it
            </Button>
          </div>
        </Dialog>
      </Block>
    </>
  );
}
