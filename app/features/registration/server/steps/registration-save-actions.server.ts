import { defineActions } from "#app/core/forms/actions.server.ts";
import { assertSameStudent, studentField } from "#app/core/forms/student-field.ts";
import { receiveUpload } from "#app/features/documents/server/uploads/receive-upload.server.ts";
import { guardianButton } from "./guardian-button.server.ts";
import { keepButton } from "./keep-button.server.ts";
import { qrButton } from "./qr-button.server.ts";

/** What script sends while the page stays: the same buttons as the page's, and none that ends it. */
export const registrationSaveActions = defineActions(
  {
    save: keepButton,
    "guardian-send": guardianButton("send"),
    "guardian-confirm": guardianButton("confirm"),
    qr: qrButton(),
  },
  {
    only: "save",
    read: (request, { role, studentId }) =>
      receiveUpload(request, { keepFiles: role === "student" && studentId !== undefined }),
    check({ actor }, form) {
      if (actor.role !== "student" || !actor.studentId) return { errors: {}, status: 401 };
      assertSameStudent(actor, form.get(studentField));
    },
    tells: [],
  },
);
