import { useLocale, useTranslations } from "use-intl";
import { formatDate } from "#app/core/clock.ts";
import type { Language } from "#app/core/words/i18n.ts";
import { LinkButton } from "#app/ui/button.tsx";
import type { OwnState } from "../../views/own-state.ts";

const verbs = { draft: "continue", action_needed: "fix" } as const;
const shortVerbs = { draft: "go", action_needed: "fix" } as const;

type OwnActionProps = {
  own: OwnState;
  kind: "go" | "default";
  wide: boolean;
  className?: string;
  /** A card has little room: "Continue", "See it". */
  short?: boolean;
};

/** L2: the button tells the truth. What is begun, sent or selected shows that state and its own verb. */
export function OwnAction({ own, kind, wide, className, short }: OwnActionProps) {
  const t = useTranslations("discovery.card.own");
  const language = useLocale() as Language;
  const { status, on } = own;
  return (
    <div className="stack [--gap:0.25rem] flex-1 own-state">
      <p className="small strong">{t(status, { on: on ? formatDate(on, language) : "none" })}</p>
      <OwnLink
        {...{ own, kind, wide, ...(className !== undefined && { className }) }}
        short={short ?? false}
      />
    </div>
  );
}

/** Where it goes on, or where it is seen. */
export function OwnLink({ own: { status, href }, kind, wide, className, short = false }: OwnActionProps) {
  const t = useTranslations("discovery.card.own");
  const isHers = status === "draft" || status === "action_needed";
  const verb = short
    ? isHers
      ? shortVerbs[status]
      : ("look" as const)
    : isHers
      ? verbs[status]
      : ("see" as const);
  return (
    <LinkButton
      kind={isHers ? kind : "quiet"}
      href={href}
      wide={wide}
      {...(className !== undefined && { className })}
    >
      {t(verb)}
    </LinkButton>
  );
}
