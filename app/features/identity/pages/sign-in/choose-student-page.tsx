import { data, Form, redirect, useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import { z } from "zod";
import { parseForm } from "#app/core/forms/form.ts";
import { personName } from "#app/core/forms/india-fields.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { isProblem } from "#app/core/requests/errors.ts";
import { getActor, languageContext } from "#app/core/requests/request-context.ts";
import type { Language } from "#app/core/words/i18n.ts";
import { loadMessages } from "#app/core/words/load-messages.server.ts";
import { Button } from "#app/ui/button.tsx";
import { KindBadge } from "#app/ui/desk/badge.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { loginMessages } from "../../messages/login.messages.server.ts";
import { mostStudents } from "../../most-students.ts";
import { safeNext } from "../../safe-next.ts";
import { sessionCookie } from "../../server/sessions/session-cookie.server.ts";
import { addStudent } from "../../server/students/add-student.server.ts";
import { chooseStudent } from "../../server/students/choose-student.server.ts";
import { listStudents } from "../../server/students/list-students.server.ts";
import type { Route } from "./+types/choose-student-page";

function schemaIn(language: Language) {
  const { nameNeeded, nameLetters } = loginMessages[language].students;
  const next = z.string().max(500).optional();
  return z.discriminatedUnion("intent", [
    z.object({ intent: z.literal("choose"), studentId: z.string().max(40), next }),
    z.object({
      intent: z.literal("add"),
      name: personName({ required: nameNeeded, invalid: nameLetters }),
      next,
    }),
  ]);
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const students = await listStudents(await getActor(context));
  const language = context.get(languageContext);
  const { title, lead: description } = loginMessages[language].students;
  return {
    title,
    description,
    students,
    next: safeNext(new URL(request.url).searchParams.get("next")),
    messages: loadMessages(language, { login: loginMessages }),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const actor = await getActor(context);
  const form = await parseForm(request, schemaIn(context.get(languageContext)));
  if (!form.value) {
    return data({ errors: form.reply().error?.name ?? undefined, isFull: false }, { status: 422 });
  }
  const studentId =
    form.value.intent === "add" ? await tryToAdd(actor, form.value.name) : form.value.studentId;
  if (!studentId) return data({ errors: undefined, isFull: true }, { status: 409 });
  await chooseStudent(actor, studentId);
  if (sessionCookie.read(request, "parked")) throw redirect("/login/resume");
  throw redirect(safeNext(form.value.next) ?? "/student/dashboard");
}

/** Null when the phone serves as many as it may. */
async function tryToAdd(actor: Actor, name: string): Promise<string | null> {
  try {
    return await addStudent(actor, name);
  } catch (error) {
    if (isProblem(error) && error.status === 409) return null;
    throw error;
  }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.title ?? "",
    description: loaderData?.description ?? "",
    path: "/login/student",
    indexed: false,
  });

/** One family phone may serve several students: after the OTP, which of them is it about? */
export default function ChooseStudentPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("login.students");
  const { students, next } = loaderData;
  const isBusy = useNavigation().state !== "idle";
  const errors = actionData?.isFull ? [t("full", { most: mostStudents })] : actionData?.errors;
  const field = {
    id: "student-name",
    errorId: "student-name-error",
    descriptionId: "student-name-hint",
    name: "name",
    errors,
  };
  return (
    <div className="wrap sec stack [--gap:1.5rem] [--wrap:36rem]">
      <div>
        <h1>{t("title")}</h1>
        <p className="muted">{t("lead")}</p>
      </div>
      <ul className="checks">
        {students.map((student) => (
          <li key={student.id}>
            <span>{student.name ?? t("unnamed")}</span>
            <small>{t("number", { number: student.number })}</small>
            <Form method="post" className="row">
              <NextField next={next} />
              <input type="hidden" name="studentId" value={student.id} />
              {student.isChosen && <KindBadge>{t("current")}</KindBadge>}
              <Button name="intent" value="choose" size="sm" disabled={isBusy}>
                {t("choose")}
                <span className="vh"> {student.name ?? student.number}</span>
              </Button>
            </Form>
          </li>
        ))}
      </ul>
      <Form method="post" className="stack">
        <h2>{t("addTitle")}</h2>
        <NextField next={next} />
        <TextField field={field} label={t("name")} required autoComplete="name" maxLength={100} />
        <Button name="intent" value="add" kind="quiet" busy={isBusy && t("adding")}>
          {t("add")}
        </Button>
      </Form>
    </div>
  );
}

function NextField({ next }: { next: string | null }) {
  return next ? <input type="hidden" name="next" value={next} /> : null;
}
