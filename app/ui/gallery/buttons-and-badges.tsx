import ArrowRight from "lucide-react/icons/arrow-right";
import Bookmark from "lucide-react/icons/bookmark";
import Check from "lucide-react/icons/check";
import Download from "lucide-react/icons/download";
import Trash from "lucide-react/icons/trash-2";
import type { StatusWord } from "#app/core/words/status-word.ts";
import { Button, LinkButton } from "../button.tsx";
import { CountBadge, KindBadge, StatusBadge } from "../desk/badge.tsx";
import { ExternalLink } from "../external-link.tsx";
import { statusTable } from "../lists/status-table.ts";
import { IconButton, RowAction, RowLink } from "../pictures/icon-button.tsx";
import { Block } from "../section.tsx";

function words(status: string): string {
  const text = status.replaceAll("_", " ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function ButtonsAndBadges() {
  return (
    <>
      <Block title="Buttons" id="buttons">
        <div className="stack">
          <div className="row">
            <Button type="button" kind="go" iconEnd={ArrowRight}>
              The one next step
            </Button>
            <Button type="button">Act</Button>
            <Button type="button" kind="quiet">
              Quiet
            </Button>
            <Button type="button" kind="danger">
              Reject
            </Button>
            <Button type="button" kind="danger-solid">
              Yes, reject
            </Button>
            <Button type="button" kind="text">
              Text
            </Button>
          </div>
          <div className="row">
            <Button type="button" disabled>
              Disabled
            </Button>
            <Button type="button" busy="Sending…">
              Send
            </Button>
            <Button type="button" done icon={Check}>
              Verified
            </Button>
            <Button type="button" size="sm">
              Small
            </Button>
            <Button type="button" size="sm" kind="quiet" icon={Download}>
              Export
            </Button>
            <IconButton icon={Bookmark} label="Save AICTE Pragati" />
            <RowLink icon={Download} label="Download the receipt" href="#buttons" />
            <RowAction type="button" icon={Trash} label="Delete BSC-2024-124567" />
          </div>
          <div className="row">
            <LinkButton href="/scholarships" kind="quiet">
              A link as a button
            </LinkButton>
            <LinkButton href="https://example.org" external>
              Apply Now
            </LinkButton>
            <ExternalLink href="https://example.org">Another site</ExternalLink>
          </div>
          <div className="row on-ground bg-ground p-4 rounded-lg">
            <Button type="button" kind="go">
              OTR Registration
            </Button>
            <Button type="button" kind="quiet">
              Browse Scholarships
            </Button>
            <Button type="button" kind="text">
              Text
            </Button>
          </div>
        </div>
      </Block>
      <Block title="Badges and counts" id="badges">
        <div className="row">
          {Object.keys(statusTable).map((status) => (
            <StatusBadge key={status} status={status as StatusWord}>
              {status === "days_left" ? "12 days left" : words(status)}
            </StatusBadge>
          ))}
          <KindBadge>Government</KindBadge>
          <KindBadge>State</KindBadge>
          <CountBadge count={3} label="3 wait for you" />
          <CountBadge count={12} label="12 wait for you" />
          <CountBadge count={23} cap={99} />
          <CountBadge count={240} cap={99} />
        </div>
      </Block>
    </>
  );
}
