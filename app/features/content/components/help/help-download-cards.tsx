import Download from "lucide-react/icons/download";
import FileText from "lucide-react/icons/file-text";
import { useLocale, useTranslations } from "use-intl";
import { LinkButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/pictures/icon.tsx";

export type DownloadCard = { id: string; title: string; description: string };

export function HelpDownloadCards({ downloads }: { downloads: readonly DownloadCard[] }) {
  const t = useTranslations("help");
  const language = useLocale();
  return (
    <ul className="cols cols--2">
      {downloads.map(({ id, title, description }) => (
        <li className="card grid grid-cols-[auto_1fr] gap-x-4 gap-y-1" key={id}>
          <span className="cat__i row-span-3" aria-hidden="true">
            <Icon of={FileText} />
          </span>
          <h3 className="card__title">{title}</h3>
          <p className="muted small">{description}</p>
          <LinkButton
            kind="quiet"
            size="sm"
            icon={Download}
            href={`/downloads/${id}.pdf?lang=${language}`}
            download
            className="mt-2 justify-self-start"
          >
            {t.rich("download", { name: () => <span className="vh"> {title}</span> })}
          </LinkButton>
        </li>
      ))}
    </ul>
  );
}
