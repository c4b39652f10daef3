import HandHelping from "lucide-react/icons/hand-helping";
import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { Anchor } from "#app/ui/anchor.tsx";
import { Icon } from "#app/ui/pictures/icon.tsx";

type HelpingBarProps = { student: string; helper: string; isHome?: boolean };

/** Over every page a helper works on: whom they help, under which name, and the way out. */
export function HelpingBar({ student, helper, isHome = false }: HelpingBarProps) {
  const t = useTranslations("helping.bar");
  return (
    <div className="helping" role="status">
      <div className="wrap">
        <Icon of={HandHelping} />
        <span>{t("short", { student, helper })}</span>
        <Form method="post" action="/helping" className="row">
          {!isHome && <Anchor href="/helping">{t("all")}</Anchor>}
          <button type="submit" name="intent" value="stop">
            {t("stop")}
          </button>
        </Form>
      </div>
    </div>
  );
}
