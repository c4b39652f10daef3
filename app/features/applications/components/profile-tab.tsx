import { Form } from "react-router";
import { useTranslations } from "use-intl";
import type { FormAnswer } from "#app/core/forms/form-answer.ts";
import { VaultPart } from "#app/features/documents/components/vault-part.tsx";
import type { VaultView } from "#app/features/documents/vault-view.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { OpenedFor } from "#app/ui/desk/opened-for.tsx";
import { Alert } from "#app/ui/dialogs/alert.tsx";
import { PhoneField } from "#app/ui/fields/phone-field.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { fieldOf } from "#app/ui/forms/form-field.ts";
import { useForm } from "#app/ui/forms/use-form.ts";
import { studyYears } from "../application-options.ts";
import type { StudentProfileView } from "../views/profile-view.ts";
import { missingHref } from "./wizard/missing-href.ts";

type ProfileTabProps = { profile: StudentProfileView; data: VaultView; answer: FormAnswer | undefined };

/** Full name, email, phone, course, institution, year of study, CGPA; Update Profile (spec 1); the vault. */
export function ProfileTab({ profile, data, answer }: ProfileTabProps) {
  const t = useTranslations("student");
  const { field, onInput } = useForm("profile", answer, { ...profile });
  const errors = answer?.form === "profile" ? Object.entries(answer.errors) : [];
  // The schema says codes; the student reads sentences.
  const words = (code: string) => t(`problem.${code as "required"}`);
  const common = (name: "fullName" | "givenName" | "email" | "course" | "institution" | "year" | "cgpa") => {
    const made = field(name);
    return { field: { ...made, errors: made.errors?.map(words) }, label: t(`fields.${name}`) };
  };
  return (
    <>
      <section className="stack max-w-[36rem]">
        <h2 className="sec-title">{t("tabs.profile")}</h2>
        <p className="muted">{t("profileLead")}</p>
        {profile.missing.length > 0 && (
          <Alert title={t("profileMissing", { percent: profile.completion })}>
            <ul className="dotlist">
              {profile.missing.map((item) => (
                <li key={item}>
                  <Anchor href={missingHref(item)}>{t(`missing.${item}`)}</Anchor>
                </li>
              ))}
            </ul>
          </Alert>
        )}
        {errors.length > 0 && (
          <ErrorSummary
            title={t("problems")}
            errors={errors.map(([name, [code = ""]]) => ({
              fieldId: field(name).id,
              message: `${t(`fields.${name as "email"}`)}: ${words(code)}`,
            }))}
            answer={answer}
          />
        )}
        <Form method="post" noValidate className="stack [--gap:1.5rem]" onInput={onInput}>
          <OpenedFor />
          <TextField {...common("fullName")} required autoComplete="name" />
          <TextField
            {...common("givenName")}
            hint={t("givenNameHint")}
            required={false}
            autoComplete="given-name"
          />
          <TextField
            {...common("email")}
            required={false}
            type="email"
            inputMode="email"
            autoComplete="email"
          />
          <PhoneField
            field={fieldOf("phone", profile.phone)}
            label={t("fields.phone")}
            hint={t("phoneHint")}
            readOnly
          />
          {!profile.isPupil && <TextField {...common("course")} required={false} />}
          <TextField {...common("institution")} required={false} autoComplete="organization" />
          {!profile.isPupil && (
            <>
              <SelectField
                {...common("year")}
                required={false}
                placeholder={t("choose")}
                width="w-16"
                choices={studyYears.map((value) => ({ value, label: t(`years.${value}`) }))}
              />
              <TextField
                {...common("cgpa")}
                hint={t("cgpaHint")}
                required={false}
                width="w-6"
                inputMode="decimal"
                maxLength={5}
                inputClass="num"
              />
            </>
          )}
          <div>
            <Button name="intent" value="profile">
              {t("update")}
            </Button>
          </div>
        </Form>
      </section>
      <section className="stack max-w-[36rem]">
        <h2 className="sec-title">{t("factsTitle")}</h2>
        <p className="muted">{t("factsText")}</p>
        <div>
          <LinkButton kind="quiet" href="/student/facts">
            {t("factsLink")}
          </LinkButton>
        </div>
      </section>
      <VaultPart data={data} answer={answer} />
    </>
  );
}
