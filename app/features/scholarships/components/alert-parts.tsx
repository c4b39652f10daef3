import Trash2 from "lucide-react/icons/trash-2";
import { Form, useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import { formatDate } from "#app/core/clock.ts";
import { useSite } from "#app/core/settings/site.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import emptyNotifications from "#app/ui/art/empty-notifications.svg";
import { Button } from "#app/ui/button.tsx";
import { StatusBadge } from "#app/ui/desk/badge.tsx";
import { OpenedFor } from "#app/ui/desk/opened-for.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { CheckboxField } from "#app/ui/fields/checkbox-field.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { RowAction } from "#app/ui/pictures/icon-button.tsx";
import { Block } from "#app/ui/section.tsx";
import { type AlertChannelChoices, alertTopics } from "../alert-channels.ts";

const action = "/student/alerts";
type AlertTopic = keyof typeof alertTopics;
const channels = ["bell", "email", "sms", "whatsapp"] as const;

function fieldOf(name: string, value?: string) {
  const id = `alerts-${name}`;
  return { id, name, errorId: `${id}-error`, descriptionId: `${id}-hint`, initialValue: value };
}

function useBusy(intent: string): boolean {
  return useNavigation().formData?.get("intent") === intent;
}

/** A search that came along in the address waits here for its name and one press. */
export function NewSearch({ wish }: { wish: { query: string; name: string } }) {
  const t = useTranslations("discovery.alerts");
  const isBusy = useBusy("save");
  return (
    <Form method="post" action={action} className="fix stack max-w-[40rem]">
      <OpenedFor />
      <input type="hidden" name="intent" value="save" />
      <input type="hidden" name="query" value={wish.query} />
      <TextField field={fieldOf("name", wish.name)} label={t("name")} required maxLength={80} />
      <Button kind="go" busy={isBusy ? t("saving") : undefined}>
        {t("saveSearch")}
      </Button>
    </Form>
  );
}

type SavedSearchesProps = {
  searches: readonly { id: string; name: string; link: string; createdAt: string }[];
};

export function SavedSearches({ searches }: SavedSearchesProps) {
  const t = useTranslations("discovery.alerts");
  const { language } = useSite();
  return (
    <Block title={t("searches")}>
      {searches.length === 0 && (
        <EmptyState picture={emptyNotifications} title={t("noSearches")}>
          <p>{t("noSearchesHint")}</p>
        </EmptyState>
      )}
      <ul className="checks">
        {searches.map(({ id, name, link, createdAt }) => (
          <li key={id}>
            <Anchor href={link}>{name}</Anchor>
            <small>{t("savedOn", { date: formatDate(new Date(createdAt), language) })}</small>
            <Form method="post" action={action}>
              <OpenedFor />
              <input type="hidden" name="intent" value="delete" />
              <input type="hidden" name="id" value={id} />
              <RowAction icon={Trash2} label={t("delete", { name })} />
            </Form>
          </li>
        ))}
      </ul>
    </Block>
  );
}

type AlertChannelsProps = { preferences: AlertChannelChoices; hasWhatsApp: boolean };

const ticked = (isOn: boolean) => (isOn ? "on" : undefined);

function TopicBoxes({ topic, preferences, hasWhatsApp }: AlertChannelsProps & { topic: AlertTopic }) {
  const t = useTranslations("discovery.alerts");
  const own: Partial<Record<(typeof channels)[number], keyof AlertChannelChoices>> = alertTopics[topic];
  return (
    <fieldset>
      <legend className="label">{t(topic)}</legend>
      {/* Its own gap: on the fieldset it would be the one between the topics too. */}
      <div className="stack [--gap:0.25rem]">
        {channels.map((channel) => {
          const name = own[channel];
          if (!name || (channel === "whatsapp" && !hasWhatsApp)) return null;
          return (
            <CheckboxField key={name} field={fieldOf(name, ticked(preferences[name]))} label={t(channel)} />
          );
        })}
      </div>
    </fieldset>
  );
}

export function AlertChannels({ preferences, hasWhatsApp }: AlertChannelsProps) {
  const t = useTranslations("discovery.alerts");
  const isBusy = useBusy("channels");
  const boxes = { preferences, hasWhatsApp };
  return (
    <Block title={t("channels")}>
      <Form method="post" action={action} className="stack">
        <OpenedFor />
        <input type="hidden" name="intent" value="channels" />
        <TopicBoxes topic="newScholarships" {...boxes} />
        <TopicBoxes topic="deadlines" {...boxes} />
        <CheckboxField
          field={fieldOf("weeklyDigest", ticked(preferences.weeklyDigest))}
          label={t("weekly")}
        />
        <p className="hint">{t("quiet")}</p>
        <TopicBoxes topic="applications" {...boxes} />
        {hasWhatsApp && <p className="hint">{t("whatsappWords")}</p>}
        <Button busy={isBusy ? t("saving") : undefined}>{t("save")}</Button>
      </Form>
    </Block>
  );
}

/** Only a proven address gets letters (P2a). */
export function AlertAddress({ address }: { address: string | null }) {
  const t = useTranslations("discovery.alerts");
  return (
    <Block title={t("address")}>
      <Form method="post" action={action} className="stack">
        <OpenedFor />
        <input type="hidden" name="intent" value="email" />
        <p>{address ? t("addressConfirmed", { address }) : t("addressNone")}</p>
        <TextField
          field={fieldOf("email")}
          label={t("email")}
          hint={t("addressHint")}
          type="email"
          inputMode="email"
          autoComplete="email"
        />
        <Button kind="quiet">{t("addressSend")}</Button>
      </Form>
    </Block>
  );
}

type DigestPreviewProps = {
  entries: readonly {
    slug: string;
    title: string;
    titleLanguage: string;
    kind: "match" | "search" | "deadline" | "change";
    daysLeft: number;
  }[];
};

export function DigestPreview({ entries }: DigestPreviewProps) {
  const t = useTranslations("discovery.alerts");
  return (
    <Block title={t("next")}>
      <p className="muted mb-2">{entries.length === 0 ? t("nextEmpty") : t("nextLead")}</p>
      <ul className="checks">
        {entries.map(({ slug, title, titleLanguage, kind, daysLeft }) => (
          <li key={`${slug}-${kind}-${daysLeft}`}>
            <Anchor href={`/scholarships/${slug}`} lang={titleLanguage}>
              {title}
            </Anchor>
            <span>
              {kind === "deadline" ? (
                <StatusBadge status="days_left">{t("deadline", { days: daysLeft })}</StatusBadge>
              ) : (
                <StatusBadge status="open">{t(kind)}</StatusBadge>
              )}
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-4">
        <Anchor href="/saved">{t("savedLink")}</Anchor>
      </p>
    </Block>
  );
}
