import { Form, redirect, useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import { z } from "zod";
import { parseForm } from "#app/core/form.ts";
import { personName } from "#app/core/india-fields.ts";
import { loadMessages } from "#app/core/load-messages.server.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { getActor, languageContext } from "#app/core/request-context.ts";
import { KindBadge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { loginEn } from "../messages/login.en.ts";
import { loginMessages } from "../messages/login.messages.server.ts";
import { safeNext } from "../safe-next.ts";
import { addStudent } from "../server/add-student.server.ts";
import { chooseStudent } from "../server/choose-student.server.ts";
import { listStudents } from "../server/list-students.server.ts";
import { sessionCookie } from "../server/session-cookie.server.ts";
import type { Route } from "./+types/choose-student-page";

const schema = z.discriminatedUnion("intent", [
  z.object({
    intent: z.literal("choose"),
    studentId: z.string().max(40),
    next: z.string().max(500).optional(),
  }),
  z.object({ intent: z.literal("add"), name: personName(), next: z.string().max(500).optional() }),
]);

export async function loader({ request, context }: Route.LoaderArgs) {
  const students = await listStudents(await getActor(context));
  return {
    students,
    next: safeNext(new URL(request.url).searchParams.get("next")),
    messages: loadMessages(context.get(languageContext), { login: loginMessages }),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const actor = await getActor(context);
  const form = await parseForm(request, schema);
  if (!form.value) return { errors: form.reply().error ?? {} };
  const studentId =
    form.value.intent === "add" ? await addStudent(actor, form.value.name) : form.value.studentId;
  await chooseStudent(actor, studentId);
  if (sessionCookie.read(request, "parked")) throw redirect("/login/resume");
  throw redirect(safeNext(form.value.next) ?? "/student/dashboard");
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: loginEn.students.title,
    description: loginEn.students.lead,
    path: "/login/student",
    indexed: false,
  });

/** One family phone may serve several students: after the OTP, which of them is it about? */
export default function ChooseStudentPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("login.students");
  const { students, next } = loaderData;
  const isBusy = useNavigation().state !== "idle";
  const errors = actionData?.errors.name ?? undefined;
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
