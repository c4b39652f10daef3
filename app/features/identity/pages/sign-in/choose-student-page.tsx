import { Form, useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import { pageMeta } from "#app/core/page-meta.ts";
import { getActor, languageContext } from "#app/core/requests/request-context.ts";
import { loadMessages } from "#app/core/words/load-messages.server.ts";
import { Button } from "#app/ui/button.tsx";
import { KindBadge } from "#app/ui/desk/badge.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { loginMessages } from "../../messages/login.messages.server.ts";
import { mostStudents } from "../../most-students.ts";
import { safeNext } from "../../safe-next.ts";
import { chooseStudentActions } from "../../server/students/choose-student-actions.server.ts";
import { listStudents } from "../../server/students/list-students.server.ts";
import type { Route } from "./+types/choose-student-page";

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

export const action = chooseStudentActions.action;

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
  const errors = actionData?.shown ? [t("full", { most: mostStudents })] : actionData?.errors.name;
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
