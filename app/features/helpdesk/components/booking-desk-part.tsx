import { telLink } from "#app/core/settings/site.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Facts } from "#app/ui/facts.tsx";
import { Block } from "#app/ui/section.tsx";

type BookingDeskPartProps = {
  /** Where its steps are taken. */
  workHref: string;
  email: string;
  phone: string;
  answers: Readonly<Record<string, string>>;
};

/** For the desk alone: whom to call, what they wrote, and where to go on. */
export function BookingDeskPart({ workHref, email, phone, answers }: BookingDeskPartProps) {
  return (
    <Block title="For the desk">
      <div className="stack">
        <Facts
          facts={[
            { term: "Phone", value: <a href={telLink(`+91${phone}`)}>{phone}</a> },
            { term: "Email", value: <a href={`mailto:${email}`}>{email}</a> },
            ...Object.entries(answers).map(([term, value]) => ({ term, value })),
          ]}
        />
        <p>
          <LinkButton kind="quiet" href={workHref}>
            Work on it at the desk
          </LinkButton>
        </p>
      </div>
    </Block>
  );
}
